import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Screens } from '@/admin/app/admin-app'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { requests, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'

function open(status: string) {
  serve('orders', [
    {
      id,
      updated_at: '2026-11-21T01:00:00Z',
      order_number: 'RS-2026-0007',
      contact_submission_id: null,
      customer_name: 'Mei Tan',
      customer_contact: 'mei@example.test',
      description: 'A shop',
      amount_sen: 250_000,
      status,
      due_date: null,
    },
  ])
  return renderApp(
    <RegistryProvider value={registry}>
      <Screens />
    </RegistryProvider>,
    { address: `/admin/orders/${id}` },
  )
}
const press = (name: string) => screen.findByRole('button', { name })

beforeEach(() => serve('*', []))

describe('an order that was accepted', () => {
  it('asks before its amount changes, with both amounts', async () => {
    const { user } = open('accepted')
    const amount = await screen.findByLabelText('Amount (RM)')
    await user.clear(amount)
    await user.type(amount, '1')
    await user.click(await press('Save order'))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'The customer has accepted RM2,500.00. It becomes RM1.00.',
    )
    expect(writes()).toEqual([])
    await user.click(await press('Change the amount'))
    await expect.poll(() => writes().map(({ body }) => body)).toMatchObject([{ amount_sen: 100 }])
  })

  it('asks before it is cancelled or goes back', async () => {
    const { user } = open('accepted')
    for (const step of ['Cancel the order', 'Back to draft']) {
      await user.click(await press(step))
      expect(screen.getByRole('dialog')).toHaveTextContent('RS-2026-0007, RM2,500.00')
      await user.click(await press('Keep it as it is'))
    }
    expect(writes()).toEqual([])
  })

  it('asks before it is deleted, and says what it is', async () => {
    const { user } = open('accepted')
    await user.click(await press('Delete order'))
    expect(await screen.findByText(/RS-2026-0007 is accepted: RM2,500\.00\./)).toBeVisible()
    expect(requests.filter(({ name }) => name === 'rpc/set_deleted')).toEqual([])
  })
})

it('the amount of a draft changes without a question', async () => {
  const { user } = open('draft')
  const amount = await screen.findByLabelText('Amount (RM)')
  await user.clear(amount)
  await user.type(amount, '1')
  await user.click(await press('Save order'))
  await expect.poll(() => writes().map(({ body }) => body)).toMatchObject([{ amount_sen: 100 }])
})
