// @vitest-environment jsdom
import { serve, writes } from '@tests/support/fake-server'
import { expect, it } from 'vitest'
import { changeStatus } from '@/admin/leads/shared/change-status'
import type { LeadTable } from '@/admin/leads/shared/lead-status'

const cases: Array<[LeadTable, string, string, object]> = [
  ['orders', 'sent', 'cancelled', { status: 'cancelled', lost_reason: 'Not now' }],
  ['booking_submissions', 'booked', 'cancelled', { status: 'cancelled', cancel_reason: 'Not now' }],
  // No column of theirs has a reason.
  ['work_opportunities', 'pending', 'declined', { status: 'declined' }],
  ['contact_submissions', 'new', 'closed', { status: 'closed' }],
]

it.each(cases)('a change with a reason writes only %s, from %s to %s', async (table, status, to, body) => {
  serve('*', [{ id: 'r1' }])
  await changeStatus(table, { id: 'r1', status }, to, 'Not now')
  expect(writes().map((write) => ({ name: write.name, body: write.body }))).toEqual([{ name: table, body }])
})
