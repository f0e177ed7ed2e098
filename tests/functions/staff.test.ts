import { describe, expect, test, vi } from 'vitest'
import { ProcedureError } from '../../supabase/functions/_shared/rest'
import { AuthServiceError } from '../../supabase/functions/staff/auth-service'
import { changeStaff, staffAnswers } from '../../supabase/functions/staff/handler'

const person = '7a0f4b1a-93a6-4d0c-8d5e-6a7d2f3b9c22'
const email = 'farah@example.test'

/** Fake results of the database, by procedure, and of the auth service; each may throw instead. */
function setting(answers: Record<string, unknown> = {}, auth: Record<string, unknown> = {}) {
  const said = { is_admin: true, grant_access: true, revoke_access: true, ...answers }
  const reply = (value: unknown) => {
    if (value instanceof Error) throw value
    return value
  }
  return {
    call: vi.fn(async (name: string, _args: object) => reply(said[name as keyof typeof said])),
    auth: {
      invite: vi.fn(async (_email: string) => reply(auth.invite ?? true) as boolean),
      sendRecovery: vi.fn(async (_email: string) => reply(auth.sendRecovery) as undefined),
      removeUser: vi.fn(async (_id: string) => reply(auth.removeUser) as undefined),
    },
    log: vi.fn<(line: string) => void>(),
  }
}
const invite = (deps: ReturnType<typeof setting>) =>
  changeStaff({ action: 'invite', email, role: 'owner' }, deps)
const change = (deps: ReturnType<typeof setting>) =>
  changeStaff({ action: 'change', person, role: 'writer' }, deps)
const remove = (deps: ReturnType<typeof setting>) => changeStaff({ action: 'remove', person }, deps)

describe('an invitation', () => {
  test('is sent to a new person, who gets access; again until they have accepted', async () => {
    for (const given of [true, false]) {
      const deps = setting({ grant_access: given })
      expect(await changeStaff({ action: 'invite', email: ` ${email} `, role: 'sales' }, deps)).toBe(
        'invited',
      )
      expect(deps.auth.invite).toHaveBeenCalledExactlyOnceWith(email)
      expect(deps.call).toHaveBeenLastCalledWith('grant_access', { email, role: 'sales' })
      expect(deps.auth.sendRecovery).not.toHaveBeenCalled()
    }
  })

  test('restores the access of a former member, with an email for a new password', async () => {
    const deps = setting({}, { invite: false })
    expect(await invite(deps)).toBe('restored')
    expect(deps.auth.sendRecovery).toHaveBeenCalledExactlyOnceWith(email)
  })

  test('restores the access even if no email can be sent, and says so', async () => {
    const error = new AuthServiceError(429, 'over_email_send_rate_limit')
    const deps = setting({}, { invite: false, sendRecovery: error })
    expect(await invite(deps)).toBe('not_written')
    expect(staffAnswers.not_written[0]).toBe(200)
    expect(deps.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('429'))
  })

  test('for somebody with access is refused and sends nothing', async () => {
    const deps = setting({ grant_access: false }, { invite: false })
    expect(await invite(deps)).toBe('already')
    expect(deps.auth.sendRecovery).not.toHaveBeenCalled()
  })

  test.each([
    [new AuthServiceError(429, 'over_email_send_rate_limit'), 'too_soon'],
    [new AuthServiceError(400, 'validation_failed'), 'invalid_email'],
    [new AuthServiceError(0, ''), 'unavailable'],
    [new AuthServiceError(500, ''), 'unavailable'],
  ])('that the auth service does not send (%s) grants no access: %s', async (error, outcome) => {
    const deps = setting({}, { invite: error })
    expect(await invite(deps)).toBe(outcome)
    expect(deps.call).not.toHaveBeenCalledWith('grant_access', expect.anything())
  })
})

test('a role is changed in the database', async () => {
  const deps = setting()
  expect(await change(deps)).toBe('changed')
  expect(deps.call).toHaveBeenLastCalledWith('change_role', { person, role: 'writer' })
  const own = setting({ change_role: new ProcedureError('change_role', 409, 'no') })
  expect(await change(own)).toBe('own_access')
})

describe('revoked access', () => {
  test('is removed in the database, and the account stays for the history', async () => {
    const deps = setting()
    expect(await remove(deps)).toBe('removed')
    expect(deps.call).toHaveBeenLastCalledWith('revoke_access', { person })
    expect(deps.auth.removeUser).not.toHaveBeenCalled()
  })

  test('that was never used deletes the account, and so the invitation’s link', async () => {
    const deps = setting({ revoke_access: false })
    expect(await remove(deps)).toBe('removed')
    expect(deps.auth.removeUser).toHaveBeenCalledExactlyOnceWith(person)
  })

  test('is removed even if the auth service does not answer', async () => {
    const deps = setting({ revoke_access: false }, { removeUser: new AuthServiceError(0, '') })
    expect(await remove(deps)).toBe('removed')
    expect(deps.log).toHaveBeenCalledOnce()
  })

  test.each([
    [409, 'own_access'],
    [404, 'gone'],
    [403, 'forbidden'],
    [0, 'unavailable'],
  ])('stays if the database answers %i: %s', async (status, outcome) => {
    const deps = setting({ revoke_access: new ProcedureError('revoke_access', status, 'no') })
    expect(await remove(deps)).toBe(outcome)
    expect(deps.auth.removeUser).not.toHaveBeenCalled()
  })
})

describe('a caller who is not an owner', () => {
  test.each([
    [false, 'forbidden'],
    [new ProcedureError('is_admin', 401, 'no'), 'signed_out'],
    [new ProcedureError('is_admin', 0, 'no'), 'unavailable'],
  ])('is refused before anything is done: %s', async (isAdmin, outcome) => {
    for (const attempt of [invite, change, remove]) {
      const deps = setting({ is_admin: isAdmin })
      expect(await attempt(deps)).toBe(outcome)
      expect(deps.call).toHaveBeenCalledOnce()
      expect(deps.auth.invite).not.toHaveBeenCalled()
    }
  })
})

test.each([
  [null],
  ['words'],
  [{}],
  [{ action: 'invite' }],
  [{ action: 'invite', email }],
  [{ action: 'invite', email, role: 'admin' }],
  [{ action: 'change', person, role: 'boss' }],
  [{ action: 'change', person: '1', role: 'sales' }],
  [{ action: 'remove', person: '1' }],
  [{ action: 'list' }],
])('invalid input does nothing: %j', async (input) => {
  const deps = setting()
  expect(await changeStaff(input, deps)).toBe('invalid_input')
  expect(deps.call).toHaveBeenCalledOnce()
})

test('no answer or log contains an address', async () => {
  const deps = setting({}, { invite: new AuthServiceError(500, 'unexpected_failure') })
  await invite(deps)
  expect(JSON.stringify([deps.log.mock.calls, staffAnswers])).not.toContain('farah')
})
