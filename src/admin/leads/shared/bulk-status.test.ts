// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { requests, serve } from '@tests/support/fake-server'
import { bulkSteps } from '@/admin/leads/shared/bulk-status'

/** Answers a change with `count` rows, as the API does. */
const serveChanged = (count: number) =>
  serve(
    '*',
    Array.from({ length: count }, (_, index) => ({ id: String(index) })),
  )

const step = (table: Parameters<typeof bulkSteps>[0], id: string) => {
  const found = bulkSteps(table, { one: 'lead', many: 'leads' }).find((action) => action.id === id)
  if (!found) throw new Error(`no step to ${id}`)
  return found
}

describe('steps of several leads', () => {
  it('take only those that stand where the step begins, in one statement, and say how many stayed', async () => {
    serveChanged(2)
    expect(await step('orders', 'paid').run(['a', 'b', 'c'])).toBe('2 leads: paid. 1 lead stayed as before.')
    expect(requests).toHaveLength(1)
    expect(requests[0]?.body).toEqual({ status: 'paid' })
    expect(requests[0]?.params.get('id')).toBe('in.(a,b,c)')
    expect(requests[0]?.params.get('status')).toBe('in.(sent,accepted)')
  })

  it('say so when none could be taken', async () => {
    serveChanged(0)
    await expect(step('orders', 'paid').run(['a'])).rejects.toThrow(
      'None of them can become paid from where it stands.',
    )
  })

  it('say how calls went only once they were to begin, and cancel none', async () => {
    serveChanged(1)
    await step('booking_submissions', 'completed').run(['a'])
    expect(requests[0]?.params.get('starts_at')).toMatch(/^lte\.\d{4}-/)
    expect(bulkSteps('booking_submissions', { one: '', many: '' }).map(({ id }) => id)).toEqual([
      'completed',
      'no_show',
    ])
  })
})
