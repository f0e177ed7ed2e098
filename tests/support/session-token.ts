import { createHmac } from 'node:crypto'
import { LOCAL_JWT_SECRET } from '../../supabase/local/api/keys'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token signed as the auth service signs it, for a user until `exp` (s since 1970). */
export function sessionToken({ sub, email, exp }: { sub: string; email: string; exp: number }): string {
  const claims = { sub, role: 'authenticated', aud: 'authenticated', email, exp }
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${head}.${createHmac('sha256', LOCAL_JWT_SECRET).update(head).digest('base64url')}`
}
