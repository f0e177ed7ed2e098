import { type CallProcedure, ProcedureError } from '../_shared/rest.ts'
import { AuthServiceError, type AuthService } from './auth-service.ts'

interface StaffDependencies {
  /** Calls procedures as the administrator. */
  call: CallProcedure
  auth: AuthService
  log: (message: string) => void
}

/**
 * `restored`: the user had an account and was sent a link to choose a new password; `not_written`: that email
 * failed.
 */
export type StaffOutcome =
  | 'invited'
  | 'restored'
  | 'not_written'
  | 'removed'
  | 'changed'
  | 'signed_out'
  | 'forbidden'
  | 'invalid_input'
  | 'invalid_email'
  | 'already'
  | 'own_access'
  | 'gone'
  | 'too_soon'
  | 'unavailable'

export const staffAnswers: Record<StaffOutcome, [status: number, message: string]> = {
  invited: [200, 'The invitation is on its way.'],
  restored: [200, 'They have access again, and get an email to choose a new password.'],
  not_written: [
    200,
    'They have access again, but the email to them failed. They can sign in with their old password, or request a new one under “Forgot your password?”.',
  ],
  removed: [200, 'Their access is removed.'],
  changed: [200, 'Their role is changed.'],
  signed_out: [401, 'Your session has ended. Please sign in again.'],
  forbidden: [403, 'Only an owner can do this.'],
  invalid_input: [
    400,
    'Send {"action": "invite", "email": …, "role": "owner", "sales" or "writer"}, {"action": "change", "person": a UUID, "role": …} or {"action": "remove", "person": a UUID} as JSON.',
  ],
  invalid_email: [400, 'Please enter a valid email address.'],
  already: [409, 'This person already has access.'],
  own_access: [409, 'Only another owner can change your access.'],
  gone: [404, 'Their access is removed.'],
  too_soon: [429, 'Too many emails were sent just now. Please try again later.'],
  unavailable: [503, 'The server did not answer. Please try again.'],
}

/** A new user gets the invitation; a former user without access gets access back. */
async function invite(
  email: string,
  role: string,
  { call, auth, log }: StaffDependencies,
): Promise<StaffOutcome> {
  const isNew = await auth.invite(email)
  const given = (await call('grant_access', { email, role })) === true
  if (isNew) return 'invited'
  if (!given) return 'already'
  try {
    await auth.sendRecovery(email)
  } catch (error) {
    // For example within a minute of another email to them. They have access all the same, and a retry would
    // not send an email.
    log(`A person let in again was not written to. ${error instanceof Error ? error.message : ''}`)
    return 'not_written'
  }
  return 'restored'
}

/**
 * The database revokes the access; an account that was never used is deleted with it, which also invalidates
 * its link.
 */
async function remove(person: string, { call, auth, log }: StaffDependencies): Promise<StaffOutcome> {
  const hasSignedIn = await call('revoke_access', { person })
  if (hasSignedIn === false)
    await auth.removeUser(person).catch(() => log('An account that nobody has used was not deleted.'))
  return 'removed'
}

const refusals: Record<number, StaffOutcome> = {
  401: 'signed_out',
  403: 'forbidden',
  404: 'gone',
  409: 'own_access',
}

function outcomeOf(error: unknown, log: StaffDependencies['log']): StaffOutcome {
  if (error instanceof AuthServiceError && error.status === 429) return 'too_soon'
  if (error instanceof AuthServiceError && (error.status === 400 || error.status === 422))
    return 'invalid_email'
  const refused = error instanceof ProcedureError ? refusals[error.status] : undefined
  if (!refused) log(`The staff was not changed. ${error instanceof Error ? error.message : ''}`)
  return refused ?? 'unavailable'
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Invites a user to the admin, changes their role or revokes their access, for an owner with a valid session.
 */
export async function changeStaff(input: unknown, deps: StaffDependencies): Promise<StaffOutcome> {
  const { action, email, person, role } = (input ?? {}) as Record<string, unknown>
  try {
    if ((await deps.call('is_admin', {})) !== true) return 'forbidden'
    const isRole = role === 'owner' || role === 'sales' || role === 'writer'
    const isPerson = typeof person === 'string' && uuid.test(person)
    if (action === 'invite' && typeof email === 'string' && isRole)
      return await invite(email.trim(), role, deps)
    if (action === 'change' && isPerson && isRole) {
      await deps.call('change_role', { person, role })
      return 'changed'
    }
    if (action === 'remove' && isPerson) return await remove(person, deps)
    return 'invalid_input'
  } catch (error) {
    return outcomeOf(error, deps.log)
  }
}
