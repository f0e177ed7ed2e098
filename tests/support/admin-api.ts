import type { APIRequestContext } from '@playwright/test'

export const publicKey = 'sb_publishable_local_studio_site'

interface Session {
  access_token: string
}

/** A new session of the local administrator from the auth service. */
export async function adminSession(request: APIRequestContext): Promise<Session> {
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publicKey },
    data: { email: 'admin@example.test', password: 'local-admin-password' },
  })
  return (await response.json()) as Session
}

let session: Promise<Session> | undefined

/** Headers of the local administrator, who signs in once for all tests of a worker. */
export async function adminHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  session ??= adminSession(request)
  const { access_token: token } = await session
  return { apikey: publicKey, Authorization: `Bearer ${token}` }
}

const secretKey = 'sb_secret_local_studio_site'

/**
 * Headers of the service, which alone can delete rows permanently; a secret key with a browser's User-Agent
 * would be refused.
 */
export const serviceHeaders = {
  apikey: secretKey,
  Authorization: `Bearer ${secretKey}`,
  'User-Agent': 'tests',
}

interface Subscriber {
  id: string
  name: string | null
  is_active: boolean
  confirmed_at: string | null
}

/** The stored subscriber with an address, read as the administrator, or undefined. */
export async function subscriber(request: APIRequestContext, email: string): Promise<Subscriber | undefined> {
  const headers = await adminHeaders(request)
  const query = `select=id,name,is_active,confirmed_at&email=eq.${encodeURIComponent(email)}`
  const response = await request.get(`/rest/v1/newsletter_subscribers?${query}`, { headers })
  return ((await response.json()) as Subscriber[])[0]
}
