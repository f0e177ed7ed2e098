import { session } from '@/admin/kit/session/session'
import { refusal, requests, serve, type ServerRequest } from '@tests/support/fake-server'

export const account = { email: 'farah@example.test', password: 'my long words' }
/** The code that the authenticator app shows. */
export const rightCode = '123456'
export const factorSecret = 'JBSWY3DPEHPK3PXP'

interface Factor {
  id: string
  factor_type: 'totp'
  status: 'verified' | 'unverified'
}
export const verifiedFactor: Factor = { id: 'app', factor_type: 'totp', status: 'verified' }

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** The session that sent a request: its authentication level and its number, counted from 1. */
export const sessionOf = ({ headers }: ServerRequest) =>
  JSON.parse(atob(headers.get('authorization')?.split('.')[1] ?? '')) as { aal: string; session_id: number }
export const levelOf = (request: ServerRequest) => sessionOf(request).aal

export const bodyOf = ({ body }: ServerRequest) => body as Record<string, string>
export const authRequests = (name: string) => requests.filter((request) => request.name === `auth/${name}`)
/** The requests that set a new password. */
export const passwordChanges = () => authRequests('user').filter(({ method }) => method === 'PUT')

/** Answers like the auth service with one account, and signs out. `factors` are those of the account. */
export async function serveAuth(): Promise<{ factors: Factor[] }> {
  await session.end()
  requests.length = 0
  const state = { factors: [] as Factor[] }
  let sessions = 0
  const user = () => ({
    id: 'farah',
    email: account.email,
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    factors: state.factors,
  })
  const sessionAt = (aal: 'aal1' | 'aal2') => {
    const exp = Math.floor(Date.now() / 1000) + 3600
    sessions += 1
    return {
      access_token: `${part({ alg: 'HS256' })}.${part({ sub: 'farah', aal, exp, session_id: sessions })}.${part({})}`,
      refresh_token: aal,
      token_type: 'bearer',
      expires_in: 3600,
      user: user(),
    }
  }
  serve('*', [])
  serve('rpc/session_state', 'owner')
  serve('auth/logout', {})
  serve('auth/token', (request: ServerRequest) => {
    if (request.params.get('grant_type') !== 'password')
      return sessionAt(state.factors.length > 0 ? 'aal2' : 'aal1')
    return bodyOf(request).password === account.password
      ? sessionAt('aal1')
      : refusal('Invalid login credentials', { error_code: 'invalid_credentials' })
  })
  serve('auth/verify', () => sessionAt('aal1'))
  serve('auth/user', (request: ServerRequest) => {
    const guarded = request.method === 'PUT' && state.factors.some(({ status }) => status === 'verified')
    return guarded && levelOf(request) !== 'aal2'
      ? refusal('AAL2 session is required', { status: 401, error_code: 'insufficient_aal' })
      : user()
  })
  serve('auth/factors', () => {
    if (state.factors.length > 0)
      return refusal('The name is taken', { status: 422, error_code: 'mfa_factor_name_conflict' })
    state.factors = [{ ...verifiedFactor, status: 'unverified' }]
    return { id: 'app', type: 'totp', totp: { qr_code: '<svg/>', secret: factorSecret, uri: '' } }
  })
  serve('auth/factors/:id', () => {
    state.factors = []
    return { id: 'app' }
  })
  serve('auth/factors/:id/challenge', { id: 'question', type: 'totp', expires_at: 0 })
  serve('auth/factors/:id/verify', (request: ServerRequest) => {
    if (bodyOf(request).code !== rightCode)
      return refusal('Invalid TOTP code entered', { status: 422, error_code: 'mfa_verification_failed' })
    state.factors = [verifiedFactor]
    return sessionAt('aal2')
  })
  return state
}
