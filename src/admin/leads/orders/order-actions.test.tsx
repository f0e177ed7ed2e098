import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { orders } from '@/admin/leads/orders/orders-resource'
import { requests, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'

const order = (id: string, status: string) => ({
  id,
  created_at: '2026-11-21T01:00:00Z',
  order_number: `RS-2026-000${id}`,
  customer_name: 'Mei Tan',
  customer_contact: 'mei@example.test',
  description: '',
  amount_sen: 250_000,
  status,
  due_date: null,
  lost_reason: null,
})
const listed = [order('1', 'draft'), order('2', 'sent'), order('3', 'paid')]

/** The list with all its orders selected; a step changes the orders with these ids. */
async function openSelected(taken: readonly string[]) {
  const { list } = orders
  if (!list) throw new Error('Orders have a list of their own.')
  serve('orders', ({ method }: { method: string }) =>
    method === 'PATCH' ? taken.map((id) => ({ id })) : listed,
  )
  const { user } = renderApp(<ResourceList resource={list} />, { address: '/admin/orders' })
  await user.click((await screen.findAllByRole('checkbox', { name: 'Select this page' }))[0] as HTMLElement)
  const bar = within(screen.getByRole('group', { name: 'Selected orders' }))
  return { user, press: (name: string) => user.click(bar.getByRole('button', { name })) }
}

it('a step for several orders changes those whose status allows it in one request, and counts the rest', async () => {
  const { press } = await openSelected(['2'])
  await press('Done and paid')
  await expect.poll(lastToast).toBe('1 order: done. 2 orders unchanged.')
  const [step, ...more] = writes()
  expect(more).toEqual([])
  expect(step?.body).toEqual({ status: 'paid' })
  expect(step?.params.get('id')).toBe('in.(1,2,3)')
  expect(step?.params.get('status')).toBe('in.(sent,accepted,in_work)')
})

it('a step that no selected order allows shows a message', async () => {
  const { press } = await openSelected([])
  await press('Start work')
  await expect.poll(lastToast).toBe('Nothing was changed. None of them can become in work.')
})

it('marking several orders as lost asks for one reason first', async () => {
  const { user, press } = await openSelected(['1', '2'])
  const dialog = () => within(screen.getByRole('dialog', { name: 'Mark 3 orders lost?' }))
  await press('Mark lost')
  await user.click(dialog().getByRole('button', { name: 'Keep them as they are' }))
  await press('Mark lost')
  await user.click(dialog().getByRole('button', { name: 'Mark lost' }))
  expect(dialog().getByText('Choose a reason')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Why it was lost' }), 'No answer')
  await user.click(dialog().getByRole('button', { name: 'Mark lost' }))
  await expect.poll(lastToast).toBe('2 orders: lost. 1 order unchanged.')
  expect(writes().map(({ body }) => body)).toEqual([{ status: 'cancelled', lost_reason: 'No answer' }])
  expect(writes()[0]?.params.get('status')).toBe('in.(draft,sent,accepted,in_work)')
})
