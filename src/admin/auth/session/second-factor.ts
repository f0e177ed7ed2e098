import * as v from 'valibot'
import { type Aside, type Auth, checkPassword, explain } from '@/admin/auth/session/password'

export const codeSchema = v.pipe(
  v.string(),
  v.transform((code) => code.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Please enter the six digits that your app shows.'),
)

/** The data with which an authenticator app can show the codes of an account. */
export interface Enrolment {
  factorId: string
  /** The URL of an image. */
  qrCode: string
  secret: string
}

/** Starts the setup of a second factor, which takes effect with its first code. Throws PasswordError. */
export async function enrolFactor(
  auth: Auth,
  aside: Aside,
  { email, present }: { email: string; present: string },
): Promise<Enrolment> {
  await checkPassword(aside, email, present)
  const listed = await auth.mfa.listFactors()
  if (listed.error) throw explain(listed.error)
  // An unconfirmed factor would block a new one.
  for (const { id, status } of listed.data.all)
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw explain(error)
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
}

/** Removes the second factor after its code was given in this session. Throws PasswordError. */
export async function removeFactor(auth: Auth, factorId: string): Promise<void> {
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error) throw explain(error)
  // The page still has the account data from before the removal.
  const renewed = await auth.refreshSession()
  if (renewed.error) throw explain(renewed.error)
}
