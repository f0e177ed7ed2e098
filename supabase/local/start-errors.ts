import { FolderInUseError } from './folder-lock'
import { PortInUseError } from './listen'
import type { LocalSettings } from './local-settings'

/** Says in plain words why a start failed, and what to type next. */
export function explainStartError(error: unknown, settings: LocalSettings, command: string): string {
  if (error instanceof PortInUseError) {
    const name = error.port === settings.mailPort ? 'MAIL_PORT' : 'PORT'
    return `Port ${error.port} is in use. Start on another: ${name}=${error.port + 1} ${command}`
  }
  if (error instanceof FolderInUseError)
    return `${error.message} Stop that one first, or run this one without keeping data: LOCAL_DATA=memory ${command}`
  return error instanceof Error ? error.message : String(error)
}
