// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bulkActions } from '@/admin/leads/shared/change-status'

const asked: Array<{ url: URL; body: unknown }> = []

/** Answers a change with `changed` rows, as the API does. */
function serve(changed: number) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: new URL(String(input)), body: JSON.parse(String(init?.body)) })
    return Response.json(Array.from({ length: changed }, (_, index) => ({ id: String(index) })))
  })
}

const step = (table: Parameters<typeof bulkActions>[0], id: string) => {
  const found = bulkActions(table, { one: 'lead', many: 'leads' }).find((action) => action.id === id)
  if (!found) throw new Error(`no step to ${id}`)
  return found
}

beforeEach(() => {
  asked.length = 0
})

describe('steps of several leads', () => {
  it('take only those that stand where the step begins, in one statement, and say how many stayed', async () => {
    serve(2)
    expect(await step('orders', 'paid').run(['a', 'b', 'c'])).toBe('2 leads: paid. 1 lead stayed as before.')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toEqual({ status: 'paid' })
    expect(asked[0]?.url.searchParams.get('id')).toBe('in.(a,b,c)')
    expect(asked[0]?.url.searchParams.get('status')).toBe('in.(sent,accepted)')
  })

  it('say so when none could be taken', async () => {
    serve(0)
    await expect(step('orders', 'paid').run(['a'])).rejects.toThrow(
      'None of them can become paid from where it stands.',
    )
  })

  it('say how calls went only once they were to begin, and cancel none', async () => {
    serve(1)
    await step('booking_submissions', 'completed').run(['a'])
    expect(asked[0]?.url.searchParams.get('starts_at')).toMatch(/^lte\.\d{4}-/)
    expect(bulkActions('booking_submissions', { one: '', many: '' }).map(({ id }) => id)).toEqual([
      'completed',
      'no_show',
    ])
  })
})
