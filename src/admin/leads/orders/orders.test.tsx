import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { requests, serve, writes } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

const id = '11111111-2222-4333-8444-555555555555'

function open(status: string, change: object = {}) {
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
      lost_reason: null,
      items: [],
      discount_sen: 0,
      sst_percent: 0,
      deposit_percent: 0,
      valid_until: null,
      terms: '',
      ...change,
    },
  ])
  return renderAdmin(`/admin/orders/${id}`)
}
const press = (name: string) => screen.findByRole('button', { name })

beforeEach(() => serve('*', []))

describe('an accepted order', () => {
  it('asks before its amount changes and shows both amounts', async () => {
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

  it('asks before it is cancelled or moves back', async () => {
    const { user } = open('accepted')
    for (const step of ['Mark lost', 'Back to talking']) {
      await user.click(await press(step))
      expect(screen.getByRole('dialog')).toHaveTextContent('RS-2026-0007, RM2,500.00')
      await user.click(await press('Keep it as it is'))
    }
    expect(writes()).toEqual([])
  })

  it('asks before it is deleted and names its status and amount', async () => {
    const { user } = open('accepted')
    await user.click(await press('Delete order'))
    expect(await screen.findByText(/RS-2026-0007 is accepted: RM2,500\.00\./)).toBeVisible()
    expect(requests.filter(({ name }) => name === 'rpc/set_deleted')).toEqual([])
  })
})

it('the amount of a draft changes without a confirmation', async () => {
  const { user } = open('draft')
  const amount = await screen.findByLabelText('Amount (RM)')
  await user.clear(amount)
  await user.type(amount, '1')
  await user.click(await press('Save order'))
  await expect.poll(() => writes().map(({ body }) => body)).toMatchObject([{ amount_sen: 100 }])
})

const item = { text: 'Website', quantity: 2, unit_sen: 125_000 }
const sums = () =>
  screen.getAllByRole('term').flatMap((term) => {
    const name = term.textContent
    return /^(Subtotal|Discount|SST|Total|Deposit)/.test(name ?? '')
      ? `${name} ${term.nextSibling?.textContent}`
      : []
  })

describe('the items of an order', () => {
  it('add up to a total while typing, can be moved, and are saved in sen', async () => {
    const { user } = open('draft', { items: [item] })
    expect(await screen.findByText('Total')).toBeVisible()
    expect(screen.queryByLabelText('Amount (RM)')).toBeNull()
    await user.click(await press('Add an item'))
    await user.type(screen.getAllByLabelText('What')[1] as HTMLElement, 'Photos')
    await user.type(screen.getAllByLabelText('Price (RM)')[1] as HTMLElement, '150.50')
    await user.type(screen.getByLabelText('Discount (RM)'), '50')
    await user.type(screen.getByLabelText('SST (%)'), '8')
    await user.type(screen.getByLabelText('Deposit (%)'), '50')
    expect(sums()).toEqual([
      'Subtotal RM2,650.50',
      'Discount -RM50.00',
      'SST 8% RM208.04',
      'Total RM2,808.54',
      'Deposit to begin (50%) RM1,404.27',
    ])
    await user.click(await press('Move item 2 up'))
    await user.click(await press('Save order'))
    await expect
      .poll(() => writes().map(({ body }) => body))
      .toMatchObject([
        {
          items: [{ text: 'Photos', quantity: 1, unit_sen: 15_050 }, item],
          discount_sen: 5_000,
          sst_percent: 8,
          deposit_percent: 50,
          amount_sen: 280_854,
        },
      ])
  })

  it('can start with a package at its lowest price', async () => {
    const { user } = open('draft')
    await user.click(await press('Add Spark, RM2,500'))
    expect(screen.getByLabelText('What')).toHaveValue('Spark website: Up to 5 pages')
    expect(screen.getByLabelText('What')).toHaveFocus()
    expect(screen.getByLabelText('Price (RM)')).toHaveValue('2500.00')
    await user.click(screen.getByRole('button', { name: /^Remove\s*item 1$/ }))
    expect(await screen.findByLabelText('Amount (RM)')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add an item' })).toHaveFocus()
  })

  it('a discount above their total shows an error at its field', async () => {
    const { user } = open('draft', { items: [item] })
    await user.type(await screen.findByLabelText('Discount (RM)'), '2500.01')
    await user.click(await press('Save order'))
    expect(await screen.findByText('The discount is more than the items come to')).toBeVisible()
    expect(writes()).toEqual([])
  })
})

describe('sending a quotation', () => {
  const sent = () => requests.filter(({ name }) => name === 'rpc/send_quotation').map(({ body }) => body)

  it('asks first and shows the recipient and the amount', async () => {
    serve('rpc/send_quotation', { recipient: 'mei@example.test' })
    const { user } = open('draft', { items: [item] })
    await user.click(await press('Send quotation'))
    const question = screen.getByRole('dialog')
    expect(question).toHaveTextContent('It goes to mei@example.test by email: RM2,500.00, 1 item.')
    await user.click(within(question).getByRole('button', { name: 'Not yet' }))
    expect(sent()).toEqual([])
    await user.click(await press('Send quotation'))
    await user.click(await press('Send it'))
    await expect.poll(sent).toEqual([{ order_id: id }])
  })

  it('can be previewed first, with unsaved changes', async () => {
    const { user } = open('draft', { items: [item], terms: 'Half now.' })
    await user.type(await screen.findByLabelText('Discount (RM)'), '100')
    await user.click(await press('Preview'))
    const sheet = screen.getByRole('dialog', { name: 'Quotation RS-2026-0007' })
    for (const text of ['Website', 'Half now.', 'RM2,400.00']) expect(sheet).toHaveTextContent(text)
    expect(sent()).toEqual([])
  })

  it('without an email address offers the link instead', async () => {
    serve('rpc/order_quotations', [
      {
        id: '1',
        created_at: '2026-11-25T01:00:00Z',
        version: 1,
        token: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d',
        status: 'sent',
        valid_until: null,
        accepted_at: null,
        accepted_name: null,
      },
    ])
    open('sent', { items: [item], customer_contact: '012-345 6789' })
    await screen.findByRole('link', { name: /^Version 1/ })
    // With the link there is one more text to reply with.
    const link = screen.getByRole('link', { name: /^Reply on WhatsApp/ })
    const chat = () => decodeURIComponent(link.getAttribute('href') ?? '')
    expect(chat()).toContain('/quote/0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d')
    expect(chat()).toMatch(/^https:\/\/wa\.me\/60123456789\?text=Hello Mei Tan/)
    expect(chat()).toContain('Your quotation RS-2026-0007 comes to')
  })

  it('needs an item', async () => {
    open('draft')
    expect(await screen.findByText(/^Add an item, and you can send/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send quotation' })).toBeNull()
  })
})

it('an accepted version shows who accepted it and when', async () => {
  serve('rpc/order_quotations', [
    {
      id: '1',
      created_at: '2026-11-20T01:00:00Z',
      version: 1,
      token: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d',
      status: 'accepted',
      valid_until: null,
      accepted_at: '2026-11-20T02:00:00Z',
      accepted_name: 'Mei',
    },
  ])
  open('accepted', { items: [item] })
  expect(await screen.findByText('By Mei, 20 Nov 2026, 10:00 AM')).toBeVisible()
})
