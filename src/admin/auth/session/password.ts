import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

/** The same as in supabase/config.toml. */
export const shortestPassword = 12

export const tooShort = `Please use at least ${shortestPassword} characters: a few words you can remember do well.`

export const presentSchema = v.pipe(v.string(), v.nonEmpty('Please enter your current password'))
export const newPasswordSchema = v.pipe(v.string(), v.minLength(shortestPassword, tooShort))

export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^@\s]+@[^@\s]+$/, 'Please enter a valid email address'),
)

export type Auth = Pick<
  SupabaseClient['auth'],
  'resetPasswordForEmail' | 'verifyOtp' | 'updateUser' | 'signOut' | 'setSession' | 'refreshSession' | 'mfa'
>

/** A separate sign-in (`authAside`). */
export type Aside = Pick<SupabaseClient['auth'], 'signInWithPassword' | 'getSession' | 'signOut' | 'mfa'>

/** An error with our own message. `spent`: the link was used or expired. `ended`: the session ended. */
export class PasswordError extends Error {
  constructor(
    message: string,
    readonly reason: 'unreachable' | 'spent' | 'weak' | 'same' | 'wrong' | 'code' | 'ended' | 'other',
  ) {
    super(message)
    this.name = 'PasswordError'
  }
}

const unreachable = () =>
  new PasswordError('The server could not be reached. Please try again.', 'unreachable')
const sessionEnded = () => new PasswordError('Your session has ended. Please sign in again.', 'ended')

interface Refusal {
  name: string
  message: string
  code?: string
}

export function explain({ name, code, message }: Refusal): PasswordError {
  if (name === 'AuthRetryableFetchError') return unreachable()
  if (name === 'AuthSessionMissingError') return sessionEnded()
  switch (code) {
    case 'otp_expired':
      return new PasswordError('This link has expired or was already used. Request a new one.', 'spent')
    case 'weak_password':
      return new PasswordError(`This password is too easy to guess. ${tooShort}`, 'weak')
    case 'same_password':
      return new PasswordError('This is already your password. Choose another one.', 'same')
    case 'invalid_credentials':
      return new PasswordError('This is not your current password.', 'wrong')
    case 'mfa_verification_failed':
      return new PasswordError(
        'This code is wrong or has expired. Please enter the one that your app shows now.',
        'code',
      )
    // The code must come from the IP address that requested the challenge; a phone may change networks in
    // between.
    case 'mfa_ip_address_mismatch':
      return new PasswordError('Your connection changed. Please try again.', 'other')
    case 'mfa_factor_not_found':
    case 'bad_jwt':
    case 'no_authorization':
      return sessionEnded()
    default:
      return new PasswordError(message || 'Nothing was changed. Please try again.', 'other')
  }
}

/**
 * Requests an email with a link. The result is the same for every response about the address, so that an
 * attacker cannot find out who has an account. Throws PasswordError only if the server is unreachable.
 */
export async function requestReset(auth: Auth, email: string, page: string): Promise<void> {
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: page })
  if (error?.name === 'AuthRetryableFetchError') throw unreachable()
}

/** Redeems the token of an email and signs in with it. Throws PasswordError. */
export async function redeemToken(auth: Auth, token: string, type: 'recovery' | 'invite'): Promise<void> {
  const { error } = await auth.verifyOtp({ token_hash: token, type })
  if (error) throw explain(error)
}

/**
 * Signs in separately, so that a wrong password or a missing second factor does not end this page's session.
 * Throws PasswordError.
 */
async function enterAside(aside: Aside, email: string, password: string): Promise<void> {
  const { error } = await aside.signInWithPassword({ email, password })
  if (error) throw explain(error)
}

/** Throws PasswordError if the password is wrong. */
export async function checkPassword(aside: Aside, email: string, password: string): Promise<void> {
  await enterAside(aside, email, password)
  await aside.signOut({ scope: 'local' })
}

interface GivenCode {
  factorId: string
  code: string
}

/** Verifies the code of the second factor, which completes the session. Throws PasswordError. */
export async function giveCode(auth: Pick<Auth, 'mfa'>, given: GivenCode): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify(given)
  if (error) throw explain(error)
}

/**
 * Sets the signed-in person's password and returns whether their other sessions were ended. Throws
 * PasswordError.
 */
export async function setPassword(auth: Auth, password: string): Promise<boolean> {
  const { error } = await auth.updateUser({ password })
  if (error) throw explain(error)
  // Signs out anybody who used the old password. A failure here must not report that the password was not
  // set.
  const others = await auth.signOut({ scope: 'others' })
  return others.error === null
}

export const aboutOtherDevices = (signedOut: boolean) =>
  signedOut
    ? 'Other devices are signed out.'
    : 'We don’t know whether your other devices are signed out: please sign out on each of them.'

interface PasswordChange {
  email: string
  present: string
  next: string
  /** Only for an account with a second factor. */
  given?: GivenCode
}

/**
 * Changes the password after checking the current one. It starts a new session, because the auth service sets
 * no password in a session older than a day.
 */
export async function changePassword(
  auth: Auth,
  aside: Aside,
  { email, present, next, given }: PasswordChange,
): Promise<boolean> {
  await enterAside(aside, email, present)
  if (given) await giveCode(aside, given)
  const { session } = (await aside.getSession()).data
  if (!session) throw sessionEnded()
  const { error } = await auth.setSession(session)
  if (error) throw explain(error)
  return setPassword(auth, next)
}
