import { FolderInUseError } from './host/data-folder'
import { PortInUseError } from './host/listen'
import { onShutdown } from './host/shutdown'
import type { LocalSettings, SiteStack } from './site-stack'

/** The seeded administrator of the local site. */
export const LOCAL_ADMIN = { email: 'admin@example.test', password: 'local-admin-password' } as const

function portFrom(name: 'PORT' | 'MAIL_PORT', fallback: number): number {
  const port = Number(process.env[name] || fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`${name}=${process.env[name]} is no port number: one is from 1 to 65535.`)
}

/** Reads PORT, MAIL_PORT, LOCAL_DATA, LOCAL_DIR and SEND_DUE_SECONDS. */
export function readSettings(defaultPort: number): LocalSettings {
  return {
    port: portFrom('PORT', defaultPort),
    mailPort: portFrom('MAIL_PORT', 54_324),
    folder: process.env.LOCAL_DATA === 'memory' ? undefined : (process.env.LOCAL_DIR ?? '.local'),
    sendDueSeconds: Number(process.env.SEND_DUE_SECONDS || 3),
  }
}

/** Says why a start failed and which command to run next. */
function explainStartError(error: unknown, mailPort: number, command: string): string {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof PortInUseError) {
    const name = error.port === mailPort ? 'MAIL_PORT' : 'PORT'
    return `${message} Start on another: ${name}=${error.port + 1} ${command}`
  }
  if (error instanceof FolderInUseError)
    return `${message} Stop that one first, or run this one without keeping data: LOCAL_DATA=memory ${command}`
  return message
}

/** Runs one of the local commands until it is stopped; a start that fails ends the process with its reason. */
export async function runCommand(options: {
  /** The command as typed. */
  command: string
  defaultPort: number
  start: (settings: LocalSettings) => Promise<SiteStack>
  /** The text printed once it is ready. */
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
