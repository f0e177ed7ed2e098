import { createContext, useContext } from 'react'

/** What an account of the admin may do; 'owner' everything. */
export type Role = 'owner' | 'sales' | 'writer'

/** Whom a screen is for, beside the owner. */
export type SeenBy = Role | 'everyone'

/** Whether it is for this role. Only what is shown follows: the rules are the database's. */
export const isFor = (role: Role, seenBy: SeenBy) =>
  seenBy === 'everyone' || role === 'owner' || role === seenBy

const RoleContext = createContext<Role>('owner')
export const RoleProvider = RoleContext.Provider

/** Whether what is for `seenBy` is for who is signed in. */
export const useMay = (seenBy: SeenBy) => isFor(useContext(RoleContext), seenBy)
