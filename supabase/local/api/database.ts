import type { App } from '@supabase/lite'

/** A connection in the form that the embedded Supabase expects. */
export type ApiConnection = App['connection']

/** The database behind the API, reached as its superuser. */
export interface Database {
  readonly connection: ApiConnection
  /** The connection for transactions of API requests. */
  readonly sessions: ApiConnection
  /** The settings that a transaction applies when it changes to a role. */
  settingsOf(role: string): Record<string, string>
  /** Runs any number of statements, without parameters. */
  exec(sql: string): Promise<void>
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Runs scripts as the table owner in one transaction: all or none. */
  transaction(work: (exec: (sql: string) => Promise<void>) => Promise<void>): Promise<void>
  /**
   * Runs an API request. PGlite has a single session, so its requests run one by one and never share a
   * transaction.
   */
  serve<T>(request: () => Promise<T>): Promise<T>
  /** A copy of the data folder, from which another PGlite can start. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/** PostgREST lets Postgres write timestamps into JSON; the drivers return Postgres' text form instead. */
export function isoTimestamp(text: string): string {
  // By position, because a regular expression on each row's time took a tenth of the time of a long list.
  const gap = text.indexOf(' ')
  const iso = gap < 0 ? text : `${text.slice(0, gap)}T${text.slice(gap + 1)}`
  const sign = text.at(-3)
  return sign === '+' || sign === '-' ? `${iso}:00` : iso
}

/**
 * A value for a JSON column or argument, as text. The API passes a procedure's objects and lists as text
 * already.
 */
export const jsonText = (value: unknown): string =>
  typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value)
