import { type Env, required } from '../_shared/env.ts'
import { serviceHeaders } from '../_shared/rest.ts'

/** The auth service refused, or did not answer (status 0). */
export class AuthServiceError extends Error {
  override name = 'AuthServiceError'
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`The auth service answered ${status || 'nothing'} ${code}`.trim())
  }
}

/** Auth service calls that need the service key. Each throws AuthServiceError. */
export interface AuthService {
  /** Emails an invitation to choose a password. False if the address already has an account. */
  invite: (email: string) => Promise<boolean>
  /** Emails the user of an existing account a link to choose a new password. */
  sendRecovery: (email: string) => Promise<void>
  removeUser: (id: string) => Promise<void>
}

/** `page`: the redirect URL for the service's default emails; our templates contain their own links. */
export function createAuthService(env: Env, page: string): AuthService {
  const url = `${required(env, 'SUPABASE_URL').replace(/\/+$/, '')}/auth/v1`
  const headers = serviceHeaders(env)

  async function ask(method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
    let answer: Response
    try {
      answer = await fetch(`${url}${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      })
    } catch {
      throw new AuthServiceError(0, '')
    }
    const result = (await answer.json().catch(() => ({}))) as { error_code?: string }
    if (!answer.ok) throw new AuthServiceError(answer.status, result.error_code ?? '')
  }

  const to = `?redirect_to=${encodeURIComponent(page)}`
  return {
    async invite(email) {
      try {
        await ask('POST', `/invite${to}`, { email })
        return true
      } catch (error) {
        if (error instanceof AuthServiceError && error.code === 'email_exists') return false
        throw error
      }
    },
    sendRecovery: (email) => ask('POST', `/recover${to}`, { email }),
    removeUser: (id) => ask('DELETE', `/admin/users/${id}`),
  }
}
