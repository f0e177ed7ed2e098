import { describe, expect, it, vi } from 'vitest'
import { createHealth, type Health, isWell } from '../../supabase/functions/health/handler'

const well = { schedule: 'running', messages: 'ok' }

describe('the health of the site', () => {
  it.each<[Health, boolean]>([
    [{ database: 'ok', schedule: 'running', messages: 'ok' }, true],
    [{ database: 'ok', schedule: 'stopped', messages: 'ok' }, false],
    [{ database: 'ok', schedule: 'not_set_up', messages: 'ok' }, false],
    [{ database: 'ok', schedule: 'running', messages: 'failing' }, false],
    [{ database: 'silent' }, false],
  ])('%j is healthy: %j', (health, expected) => expect(isWell(health)).toBe(expected))

  it('contains only the known states of the database’s answer', async () => {
    const call = vi.fn(async () => ({ ...well, failed: 3, owner: 'owner@example.test' }))
    expect(await createHealth({ call, now: () => 0 })()).toEqual({ database: 'ok', ...well })
    expect(call.mock.calls).toEqual([['health', {}]])
  })

  it('is read from the database once in 15 seconds, however many requests there are', async () => {
    let now = 1_000
    const call = vi.fn(async () => well)
    const health = createHealth({ call, now: () => now })
    await Promise.all(Array.from({ length: 50 }, health))
    now += 14_999
    await health()
    expect(call).toHaveBeenCalledTimes(1)
    now += 1
    await health()
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('is silent if the database fails, without its error text, until it answers again', async () => {
    let now = 0
    const call = vi.fn(async (): Promise<unknown> => {
      if (now === 0) throw new Error('password authentication failed for user "secret"')
      return well
    })
    const health = createHealth({ call, now: () => now })
    expect(await health()).toEqual({ database: 'silent' })
    now = 15_000
    expect(await health()).toEqual({ database: 'ok', ...well })
  })
})
