import { createContext, useContext } from 'react'

/** The role of an admin account; 'owner' may do everything. */
export type Role = 'owner' | 'sales' | 'writer'

/** Whom a screen is for, beside the owner. */
export type SeenBy = Role | 'everyone'

/** Whether this role may see it. This only affects the display: the database enforces access. */
export const isFor = (role: Role, seenBy: SeenBy) =>
  seenBy === 'everyone' || role === 'owner' || role === seenBy

const RoleContext = createContext<Role>('owner')
export const RoleProvider = RoleContext.Provider

/** Whether what is for `seenBy` is for who is signed in. */
export const useMay = (seenBy: SeenBy) => isFor(useContext(RoleContext), seenBy)
