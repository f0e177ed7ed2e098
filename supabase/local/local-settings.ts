import { join } from 'node:path'

/** What the environment says about where the local site runs and what it keeps. */
export interface LocalSettings {
  port: number
  mailPort: number
  /** Where data is kept; absent with LOCAL_DATA=memory. */
  folder: string | undefined
  /** How often what is due is sent, in seconds; 0: not at all. */
  sendDueSeconds: number
}

function portFrom(name: 'PORT' | 'MAIL_PORT', fallback: number): number {
  const text = process.env[name]
  if (!text) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name}=${text} is no port number.`)
  return port
}

function sendDueSeconds(): number {
  const text = process.env.SEND_DUE_SECONDS
  const seconds = text ? Number(text) : 3
  if (!(seconds >= 0 && seconds <= 3600)) throw new Error(`SEND_DUE_SECONDS=${text} is no number of seconds.`)
  return seconds
}

/** Reads PORT, MAIL_PORT, LOCAL_DATA, LOCAL_DIR and SEND_DUE_SECONDS. */
export function readSettings(defaultPort: number): LocalSettings {
  return {
    port: portFrom('PORT', defaultPort),
    mailPort: portFrom('MAIL_PORT', 54_324),
    folder: process.env.LOCAL_DATA === 'memory' ? undefined : (process.env.LOCAL_DIR ?? '.local'),
    sendDueSeconds: sendDueSeconds(),
  }
}

export const databaseIn = (folder: string | undefined) => folder && join(folder, 'db')
export const mailIn = (folder: string | undefined) => folder && join(folder, 'mail')

/** The seeded administrator of the local site. */
export const LOCAL_ADMIN = { email: 'admin@example.test', password: 'local-admin-password' } as const
