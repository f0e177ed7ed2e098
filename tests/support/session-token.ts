import { createHmac } from 'node:crypto'
import { LOCAL_JWT_SECRET } from '../../supabase/local/api/keys'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Claims {
  sub: string
  email: string
  /** Seconds since 1970. */
  exp: number
  /** A row of auth.sessions; without one the token gives no access. */
  session_id?: string
  /** 'aal2' once a second factor was verified. */
  aal?: 'aal1' | 'aal2'
}

/** An access token signed like the auth service's. */
export function sessionToken(session: Claims): string {
  const claims = { ...session, role: 'authenticated', aud: 'authenticated' }
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${head}.${createHmac('sha256', LOCAL_JWT_SECRET).update(head).digest('base64url')}`
}
