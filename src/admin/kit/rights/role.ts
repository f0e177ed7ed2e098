import { createContext, useContext } from 'react'

/** The role of an admin account; 'owner' may do everything. */
export type Role = 'owner' | 'sales' | 'writer'

/** The role for which a screen is visible besides the owner. */
export type SeenBy = Role | 'everyone'

/** Whether a role may see a screen. This only affects the display: the database enforces access. */
export const isFor = (role: Role, seenBy: SeenBy) =>
  seenBy === 'everyone' || role === 'owner' || role === seenBy

const RoleContext = createContext<Role>('owner')
export const RoleProvider = RoleContext.Provider

/** Whether the signed-in account may see content for `seenBy`. */
export const useMay = (seenBy: SeenBy) => isFor(useContext(RoleContext), seenBy)
