// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest'
import { readArrivalLink } from '@/admin/auth/session/recovery-link'
import {
  aboutOtherDevices,
  changePassword,
  PasswordError,
  redeemToken,
  requestReset,
  setPassword,
} from '@/admin/auth/session/password'

type Refusal = { name: string; message: string; code?: string }

/** A fake auth provider; methods in `refusing` return that error. */
function provider(refusing: Partial<Record<string, Refusal>> = {}) {
  const part = (name: string, data: object = {}) =>
    vi.fn(async () => ({ data, error: refusing[name] ?? null }))
  return {
    mfa: { challengeAndVerify: part('challengeAndVerify') },
    getSession: part('getSession', { session: newSession }),
    setSession: part('setSession'),
    resetPasswordForEmail: part('resetPasswordForEmail'),
    verifyOtp: part('verifyOtp'),
    updateUser: part('updateUser'),
    signInWithPassword: part('signInWithPassword'),
    signOut: part('signOut'),
  }
}

const newSession = { access_token: 'new', refresh_token: 'newer' }

/** Two providers: one for the page's session and one for a separate sign-in. */
function providers(refusing?: Partial<Record<string, Refusal>>) {
  const [page, aside] = [provider(refusing), provider(refusing)]
  return { page, aside, both: [page as never, aside as never] as const }
}

const refusal = (code: string): Refusal => ({ name: 'AuthApiError', message: 'The provider’s words', code })
const noAnswer: Refusal = { name: 'AuthRetryableFetchError', message: '' }
const reasonOf = (task: Promise<unknown>) =>
  task.then(
    () => 'done',
    (error: unknown) => (error instanceof PasswordError ? error.reason : error),
  )

describe('a new password', () => {
  it('can be requested with the same result for every response about the address', async () => {
    for (const code of ['user_not_found', 'over_email_send_rate_limit', 'validation_failed']) {
      const auth = provider({ resetPasswordForEmail: refusal(code) })
      expect(await reasonOf(requestReset(auth as never, 'a@b.test', '/reset'))).toBe('done')
    }
    const down = provider({ resetPasswordForEmail: noAnswer })
    expect(await reasonOf(requestReset(down as never, 'a@b.test', '/reset'))).toBe('unreachable')
  })

  it('uses the token from the email, and throws if it is spent', async () => {
    const auth = provider()
    await redeemToken(auth as never, 'a-token', 'recovery')
    expect(auth.verifyOtp).toHaveBeenCalledWith({ token_hash: 'a-token', type: 'recovery' })
    const spent = provider({ verifyOtp: refusal('otp_expired') })
    expect(await reasonOf(redeemToken(spent as never, 'a-token', 'invite'))).toBe('spent')
  })

  it('signs other devices out after it is set, and not after a failure', async () => {
    const auth = provider()
    await setPassword(auth as never, 'a new password')
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'others' })
    const weak = provider({ updateUser: refusal('weak_password') })
    expect(await reasonOf(setPassword(weak as never, 'password'))).toBe('weak')
    expect(weak.signOut).not.toHaveBeenCalled()
    const same = provider({ updateUser: refusal('same_password') })
    expect(await reasonOf(setPassword(same as never, 'password'))).toBe('same')
  })

  it('reports other devices as signed out only if they are', async () => {
    expect(await setPassword(provider() as never, 'a new password')).toBe(true)
    const failing = provider({ signOut: noAnswer })
    expect(await setPassword(failing as never, 'a new password')).toBe(false)
    expect(aboutOtherDevices(true)).toBe('Other devices are signed out.')
    expect(aboutOtherDevices(false)).not.toContain('are signed out.')
  })

  it('in the admin needs the current password first', async () => {
    const change = { email: 'a@b.test', present: 'old', next: 'a new password' }
    const wrong = providers({ signInWithPassword: refusal('invalid_credentials') })
    expect(await reasonOf(changePassword(...wrong.both, change))).toBe('wrong')
    expect(wrong.page.updateUser).not.toHaveBeenCalled()
    const right = providers()
    await changePassword(...right.both, change)
    expect(right.aside.signInWithPassword).toHaveBeenCalledWith({ email: 'a@b.test', password: 'old' })
    expect(right.page.updateUser).toHaveBeenCalledWith({ password: 'a new password' })
  })

  it('in the admin is set in a new session, which also needs the second factor if there is one', async () => {
    const change = { email: 'a@b.test', present: 'old', next: 'a new password' }
    const given = { factorId: 'app', code: '123456' }
    const wrong = providers({ challengeAndVerify: refusal('mfa_verification_failed') })
    expect(await reasonOf(changePassword(...wrong.both, { ...change, given }))).toBe('code')
    expect(wrong.page.setSession).not.toHaveBeenCalled()
    expect(wrong.page.updateUser).not.toHaveBeenCalled()
    const right = providers()
    await changePassword(...right.both, { ...change, given })
    expect(right.aside.mfa.challengeAndVerify).toHaveBeenCalledWith(given)
    expect(right.page.setSession).toHaveBeenCalledWith(newSession)
    const without = providers()
    await changePassword(...without.both, change)
    expect(without.aside.mfa.challengeAndVerify).not.toHaveBeenCalled()
  })
})

describe('the link in an email', () => {
  it.each([
    ['#token=abc', { kind: 'token', token: 'abc', type: 'recovery' }],
    ['#token=abc&type=invite', { kind: 'token', token: 'abc', type: 'invite' }],
    ['#access_token=x&refresh_token=y&type=invite', { kind: 'session' }],
    ['#access_token=x&refresh_token=y&type=recovery', { kind: 'session' }],
    ['#access_token=x&type=magiclink', { kind: 'none' }],
    ['#error=access_denied&error_code=otp_expired', { kind: 'spent' }],
    ['', { kind: 'none' }],
    ['#token=', { kind: 'none' }],
  ])('%s', (hash, link) => {
    expect(readArrivalLink(hash)).toEqual(link)
  })
})
