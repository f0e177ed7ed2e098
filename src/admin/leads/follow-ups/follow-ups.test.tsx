import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '@/admin/kit/screen/toast-store'
import { requests, rowsOf, serve, writes } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

const planned = {
  id: 'f1',
  lead_table: 'orders',
  lead_id: '11111111-2222-4333-8444-555555555555',
  due_on: '2026-11-20',
  note: 'Ring about the deposit.',
  name: 'Mei Tan',
  contact: '012-345 6789',
}

beforeEach(() => {
  // Saturday, 21 November 2026, 11:30 PM in Kuala Lumpur.
  vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z'), shouldAdvanceTime: true })
  serve('*', [])
  serve('follow_ups', [])
  serve('follow_up_list', rowsOf(1, [planned]))
})

const open = (address = '/admin/follow-ups') => renderAdmin(address)
const bodies = () => writes().map(({ body }) => body)

it('a follow-up shows its task and its day, and links to its lead', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Mei Tan/ })
  expect(row).toHaveTextContent('Ring about the deposit.Order')
  expect(row).toHaveTextContent('Fri, 20 Nov 2026Overdue')
  expect(screen.getByRole('link', { name: 'Mei Tan' })).toHaveAttribute(
    'href',
    `/admin/orders/${planned.lead_id}`,
  )
})

it('one click completes or postpones a follow-up, and can be undone', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Tomorrow\s*Mei Tan/ }))
  await expect.poll(bodies).toEqual([{ due_on: '2026-11-22' }])
  await expect.poll(() => toasts.read().at(-1)?.action).toBeDefined()
  toasts.read().at(-1)?.action?.run()
  await expect.poll(bodies).toEqual([{ due_on: '2026-11-22' }, { due_on: '2026-11-20' }])
  await user.click(screen.getByRole('button', { name: /^Done\s*Mei Tan/ }))
  await expect.poll(() => bodies().at(-1)).toEqual({ done_at: expect.any(String) })
})

it.each([
  ['overdue', 'lt.2026-11-21'],
  ['today', 'eq.2026-11-21'],
  ['later', 'gt.2026-11-21'],
])('the filter "%s" compares with the current day in Malaysia', async (due, condition) => {
  open(`/admin/follow-ups?due=${due}`)
  await screen.findByRole('row', { name: /Mei Tan/ })
  const request = requests.find(({ name }) => name === 'follow_up_list')
  expect(request?.params.get('due_on')).toBe(condition)
})
