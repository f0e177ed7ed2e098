import { FolderInUseError } from './host/data-folder'
import { PortInUseError } from './host/listen'
import { onShutdown } from './host/shutdown'
import type { LocalSettings, SiteStack } from './site-stack'

/** The seeded administrator of the local site. */
export const LOCAL_ADMIN = { email: 'admin@example.test', password: 'local-admin-password' } as const

function portFrom(name: 'PORT' | 'MAIL_PORT', fallback: number): number {
  const text = process.env[name]
  if (!text) return fallback
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`${name}=${text} is no port number: one is from 1 to 65535.`)
  return port
}

function sendDueSeconds(): number {
  const text = process.env.SEND_DUE_SECONDS
  const seconds = text ? Number(text) : 3
  if (!(seconds >= 0 && seconds <= 3600)) throw new Error(`SEND_DUE_SECONDS=${text} is no number of seconds.`)
  return seconds
}

/** Reads PORT, MAIL_PORT, LOCAL_DATA, LOCAL_DIR and SEND_DUE_SECONDS. */
function readSettings(defaultPort: number): LocalSettings {
  return {
    port: portFrom('PORT', defaultPort),
    mailPort: portFrom('MAIL_PORT', 54_324),
    folder: process.env.LOCAL_DATA === 'memory' ? undefined : (process.env.LOCAL_DIR ?? '.local'),
    sendDueSeconds: sendDueSeconds(),
  }
}

/** What the system says of a folder that nothing can be kept in. */
const FOLDER_ERRORS: Record<string, string> = {
  ENOSPC: 'the disk is full.',
  EDQUOT: 'the disk is full for this user.',
  EACCES: 'this user may not.',
  EPERM: 'this user may not.',
  EROFS: 'it is on a disk that can only be read.',
  ENOTDIR: 'a file stands where a folder has to be.',
  EEXIST: 'a file stands where a folder has to be.',
}

/** Says in plain words why a start failed, and what to type next. */
export function explainStartError(error: unknown, mailPort: number, command: string): string {
  if (error instanceof PortInUseError) {
    const name = error.port === mailPort ? 'MAIL_PORT' : 'PORT'
    return `Port ${error.port} is in use. Start on another: ${name}=${error.port + 1} ${command}`
  }
  if (error instanceof FolderInUseError)
    return `${error.message} Stop that one first, or run this one without keeping data: LOCAL_DATA=memory ${command}`
  const { code, path } = error as NodeJS.ErrnoException
  const reason = FOLDER_ERRORS[code ?? '']
  if (reason)
    return `${path ?? 'The data folder'} cannot be written: ${reason} (LOCAL_DIR names another place.)`
  return error instanceof Error ? error.message : String(error)
}

/** Runs one of the local commands until it is stopped; a start that fails ends the process with its reason. */
export async function runCommand(options: {
  /** As it is typed. */
  command: string
  defaultPort: number
  start: (settings: LocalSettings) => Promise<SiteStack>
  /** What is printed once it answers. */
  banner: (stack: SiteStack) => string
}): Promise<void> {
  let stack: SiteStack | undefined
  let mailPort = 0
  onShutdown(() => stack?.close())
  try {
    const settings = readSettings(options.defaultPort)
    mailPort = settings.mailPort
    stack = await options.start(settings)
    const kept = settings.folder
      ? `Data is kept in ${settings.folder}/.`
      : 'Nothing is kept (LOCAL_DATA=memory).'
    console.log(`\n${options.banner(stack)}\n\n  ${kept} Ctrl-C stops everything.\n`)
  } catch (error) {
    console.error(`\n${explainStartError(error, mailPort, options.command)}\n`)
    process.exit(1)
  }
}
