import type { App } from '@supabase/lite'

/** A connection as the embedded Supabase takes it. */
export type ApiConnection = App['connection']

/** The database behind the API, reached as its superuser. */
export interface Database {
  readonly connection: ApiConnection
  /** Where API requests get their transactions. */
  readonly sessions: ApiConnection
  /** What a transaction sets when it changes to a role. */
  settingsOf(role: string): Record<string, string>
  /** Runs any number of statements, without parameters. */
  exec(sql: string): Promise<void>
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Runs scripts as the owner of the tables in one transaction: all of them or none. */
  transaction(work: (exec: (sql: string) => Promise<void>) => Promise<void>): Promise<void>
  /** Runs an API request. On PGlite's one session requests go one by one, so that no two share a transaction. */
  serve<T>(request: () => Promise<T>): Promise<T>
  /** Leaves a transaction that a failed request left open. */
  recover(): Promise<void>
  /** A copy of the whole data folder, to start another PGlite from. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/** PostgREST lets Postgres write timestamps into JSON; the drivers give Postgres' own text form instead. */
export function isoTimestamp(text: string): string {
  // By position: a pattern tried at each letter of each row's time was a tenth of a long list's cost.
  const gap = text.indexOf(' ')
  const iso = gap < 0 ? text : `${text.slice(0, gap)}T${text.slice(gap + 1)}`
  const sign = text.at(-3)
  return sign === '+' || sign === '-' ? `${iso}:00` : iso
}

/**
 * The API reads the filter `cs.{}` as an empty object, which no driver can bind to an array column. As text it
 * is what was meant: an empty array for an array column, an empty object for a JSON one.
 */
export function bindable(parameter: unknown): unknown {
  const isEmptyObject =
    typeof parameter === 'object' &&
    parameter !== null &&
    Object.getPrototypeOf(parameter) === Object.prototype &&
    Object.keys(parameter).length === 0
  return isEmptyObject ? '{}' : parameter
}

/**
 * A value for a JSON column or argument, as text. A procedure's objects and lists come from the API as text already,
 * and so does what `bindable` made of an empty object.
 */
export const jsonText = (value: unknown): string =>
  typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value)
