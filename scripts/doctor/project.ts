import type { OpenDatabase } from '../backup/database'

export type Database = Pick<OpenDatabase, 'query'>

/** Whether the provider's own edge is in front of the project. */
export const isHosted = (url: string) => /\.supabase\.(co|in|red)$/.test(new URL(url).hostname)
export const isThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Never follows a redirect, and waits at most one minute. */
export const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init })

/** The JSON of a URL. @param key the variable with the key for it, which may be the wrong one */
export async function askJson(url: string, headers: Record<string, string>, key: string): Promise<unknown> {
  const response = await ask(url, { headers })
  if (response.ok) return response.json()
  throw new Error(
    response.status === 401 || response.status === 403
      ? `${key} is not accepted`
      : `${new URL(url).pathname} answered ${response.status}`,
  )
}
