import { inTransaction, type OpenDatabase } from '../backup/database'

/** Where things are and how to ask for them; what the owner has not set is undefined. */
export interface Project {
  /** SUPABASE_URL, without a slash at the end. */
  url: string | undefined
  publicKey: string | undefined
  secretKey: string | undefined
  siteUrl: string | undefined
  database: OpenDatabase | undefined
  /** The provider's API about the project itself, by an access token; gives the JSON of a path below the project. */
  management: ((path: string) => Promise<unknown>) | undefined
  /** The folder of this checkout, and that of its backups. */
  root: string
  backups: string
  now: number
}

export const withoutSlash = (url: string | undefined) => url?.trim().replace(/\/+$/, '') || undefined

/** Whether the provider's own edge stands in front of the project. */
export const isHosted = (url: string) => /\.supabase\.(co|in|red)$/.test(new URL(url).hostname)
export const isThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Never follows a redirect, and never waits longer than ten seconds. */
export const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init })

/** The JSON of an address. @param key the variable that opens it, which may be the one that is wrong */
export async function askJson(url: string, headers: Record<string, string>, key: string): Promise<unknown> {
  const response = await ask(url, { headers })
  if (response.ok) return response.json()
  const isRefused = response.status === 401 || response.status === 403
  throw new Error(isRefused ? `${key} is not taken` : `${new URL(url).pathname} answered ${response.status}`)
}

/** The project's ref: hosted, the first part of its address. */
const refOf = (url: string | undefined) =>
  url && isHosted(url) ? new URL(url).hostname.split('.')[0] : undefined

/** @param url of the provider's API, which has each project by its ref */
export function createManagement(
  url: string,
  token: string | undefined,
  projectUrl: string | undefined,
  ref = refOf(projectUrl),
): Project['management'] {
  if (!token || !ref) return undefined
  const asked = new Map<string, Promise<unknown>>()
  return (path) => {
    const known =
      asked.get(path) ??
      askJson(
        `${url}/v1/projects/${ref}/${path}`,
        { authorization: `Bearer ${token}` },
        'SUPABASE_ACCESS_TOKEN',
      )
    asked.set(path, known)
    return known
  }
}

/** Runs `work` where nothing can be written. */
export const readOnly = <T>(database: Pick<OpenDatabase, 'query'>, work: () => Promise<T>) =>
  inTransaction(database, 'isolation level repeatable read, read only', async () => {
    await database.query(
      "select set_config('search_path', '', true), set_config('statement_timeout', '30s', true)",
    )
    return work()
  })

/** Whether there is such a table, and it may be read. */
export async function canRead(database: Pick<OpenDatabase, 'query'>, table: string): Promise<boolean> {
  const [answer] = await database.query<{ yes: boolean }>(
    `select coalesce(has_table_privilege(to_regclass('${table}'), 'select'), false) as yes`,
  )
  return answer?.yes === true
}
