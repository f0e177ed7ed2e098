import { join } from 'node:path'

/** What the environment says about where the local site runs and what it keeps. */
export interface LocalSettings {
  port: number
  mailPort: number
  /** Where data is kept; absent with LOCAL_DATA=memory. */
  folder: string | undefined
}

function portFrom(name: 'PORT' | 'MAIL_PORT', fallback: number): number {
  const text = process.env[name]
  if (!text) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name}=${text} is no port number.`)
  return port
}

/** Reads PORT, MAIL_PORT, LOCAL_DATA and LOCAL_DIR. */
export function readSettings(defaultPort: number): LocalSettings {
  return {
    port: portFrom('PORT', defaultPort),
    mailPort: portFrom('MAIL_PORT', 54_324),
    folder: process.env.LOCAL_DATA === 'memory' ? undefined : (process.env.LOCAL_DIR ?? '.local'),
  }
}

export const databaseIn = (folder: string | undefined) => folder && join(folder, 'db')
export const mailIn = (folder: string | undefined) => folder && join(folder, 'mail')

/** The seeded administrator of the local site. */
export const LOCAL_ADMIN = { email: 'admin@example.test', password: 'local-admin-password' } as const
