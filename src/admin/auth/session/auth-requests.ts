import { authAside, supabase } from '@/lib/supabase'

/**
 * Signs in separately, so that a wrong password or a missing second factor does not end this page's session.
 * Throws AuthError.
 */
export async function signInAside(email: string, password: string) {
  const aside = authAside()
  const { error } = await aside.signInWithPassword({ email, password })
  if (error) throw error
  return aside
}

/** Verifies the code of the second factor, which completes the session. Throws AuthError. */
export async function verifyCode({ mfa }: Pick<typeof supabase.auth, 'mfa'>, factorId: string, code: string) {
  const { error } = await mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/**
 * Sets the signed-in person's password, signs their other devices out and returns a sentence about those.
 * Throws AuthError.
 */
export async function setPassword(password: string): Promise<string> {
  const { error } = await supabase.auth.updateUser({ password })
  if (error) throw error
  // A failure here must not report that the password was not set.
  const others = await supabase.auth.signOut({ scope: 'others' })
  return others.error
    ? 'We don’t know whether your other devices are signed out: please sign out on each of them.'
    : 'Other devices are signed out.'
}
