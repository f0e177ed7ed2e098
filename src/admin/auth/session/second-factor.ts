import * as v from 'valibot'
import { type Aside, type Auth, checkPassword, explain } from '@/admin/auth/session/password'

export const codeSchema = v.pipe(
  v.string(),
  v.transform((code) => code.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Please enter the six digits that your app shows.'),
)

/** What an app has to know to show the codes of an account. */
export interface Enrolment {
  factorId: string
  /** A picture's address. */
  qrCode: string
  secret: string
}

/** Begins a second factor, which counts once its first code was given. Throws PasswordError. */
export async function enrolFactor(
  auth: Auth,
  aside: Aside,
  { email, present }: { email: string; present: string },
): Promise<Enrolment> {
  await checkPassword(aside, email, present)
  const listed = await auth.mfa.listFactors()
  if (listed.error) throw explain(listed.error)
  // One that was begun and never confirmed stands in the way of another.
  for (const { id, status } of listed.data.all)
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw explain(error)
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
}

/** Takes the second factor away from the account, whose code was given in this session. Throws PasswordError. */
export async function removeFactor(auth: Auth, factorId: string): Promise<void> {
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error) throw explain(error)
  // The account that the page has in hand is the one of before.
  const renewed = await auth.refreshSession()
  if (renewed.error) throw explain(renewed.error)
}
