import { describe, expect, test, vi } from 'vitest'
import { ProcedureError } from '../../supabase/functions/_shared/rest'
import { publish, publishAnswers } from '../../supabase/functions/publish/handler'

const hookUrl = 'https://host.example.test/hooks/a-secret-part'

const defaults = () => ({
  hookUrl: hookUrl as string | undefined,
  call: vi.fn(async (name: string): Promise<unknown> => (name === 'can_write' ? true : { ok: true })),
  post: vi.fn(async (_url: string) => 200),
  log: vi.fn<(message: string) => void>(),
})

const dependencies = (change: Partial<ReturnType<typeof defaults>> = {}) => ({ ...defaults(), ...change })

const refusing = (procedure: string, status: number) =>
  vi.fn(async (name: string): Promise<unknown> => {
    if (name === procedure) throw new ProcedureError(name, status, 'refused')
    return true
  })

describe('publishing', () => {
  test('calls the hook once for an administrator', async () => {
    const deps = dependencies()
    expect(await publish(deps)).toBe('begun')
    expect(deps.call.mock.calls).toEqual([
      ['can_write', {}],
      ['begin_publish', {}],
    ])
    expect(deps.post.mock.calls).toEqual([[hookUrl]])
  })

  test('reports that no hook is set and does not use up the limit', async () => {
    const deps = dependencies({ hookUrl: undefined })
    expect(await publish(deps)).toBe('not_set')
    expect(deps.call.mock.calls).toEqual([['can_write', {}]])
  })

  test('reveals nothing to an anonymous caller, not even whether a hook is set', async () => {
    for (const url of [hookUrl, undefined]) {
      const deps = dependencies({ hookUrl: url, call: vi.fn(async (): Promise<unknown> => false) })
      expect(await publish(deps)).toBe('forbidden')
      expect(deps.post).not.toHaveBeenCalled()
    }
  })

  test.each([
    ['can_write', 401, 'signed_out'],
    ['can_write', 0, 'unavailable'],
    ['can_write', 500, 'unavailable'],
    ['begin_publish', 403, 'forbidden'],
    ['begin_publish', 429, 'too_soon'],
  ])('%s answered with %i: %s, and the hook is not called', async (procedure, status, outcome) => {
    const deps = dependencies({ call: refusing(procedure, status) })
    expect(await publish(deps)).toBe(outcome)
    expect(deps.post).not.toHaveBeenCalled()
  })

  test.each([
    [async () => 404, 'refused'],
    [async () => 302, 'refused'],
    [() => Promise.reject(new Error(`connect ECONNREFUSED ${hookUrl}`)), 'unreachable'],
  ])('a failing hook is reported without its URL', async (post, outcome) => {
    const deps = dependencies({ post: vi.fn(post) })
    expect(await publish(deps)).toBe(outcome)
    expect(JSON.stringify(deps.log.mock.calls)).not.toContain('secret')
    expect(JSON.stringify(publishAnswers)).not.toContain('secret')
  })
})
