// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { inboxList } from '@/admin/inbox/inbox-resource'
import { exportCsv } from '@/admin/kit/list/csv-export'
import type { Listing } from '@/admin/kit/list/list-description'
import { registry } from '@/admin/app/resources'
import { requests, serve } from '@tests/support/fake-server'

type AnyListing = Listing<{ id: string }>
const listed = registry.screens.flatMap((screen) => {
  const { list } = screen as { list?: AnyListing }
  return list?.csv ? [list] : []
})
const lists = [...listed, inboxList as unknown as AnyListing]

const moment = '2026-12-31T16:05:59+00:00'
const known: Readonly<Record<string, unknown>> = {
  lead_table: 'booking_submissions',
  status: 'requested',
  source: {},
  amount_sen: 100,
  due_date: '2026-12-31',
}
const sample = (field: string) => (field.endsWith('_at') ? moment : (known[field] ?? `A ${field}`))

it('the lists of clients, the inbox, orders and subscribers can be exported', () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual(['clients', 'inbox', 'orders', 'subscribers'])
})

it.each(lists.map((list) => [list.name, list] as const))(
  'each date in the exported %s is one that a spreadsheet sorts',
  async (_name, list) => {
    const row = Object.fromEntries(list.fields.map((field) => [field, sample(field)]))
    serve(list.table, () => (requests.length > 1 ? [] : [row]))
    const { text } = await exportCsv(list, { search: '', filters: {} })
    expect(text).toContain('2027-01-01 00:05')
    expect(text).not.toMatch(/\b\d{1,2} (Jan|Dec)\b/)
  },
)
