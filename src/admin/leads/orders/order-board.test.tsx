import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { toasts } from '@/admin/kit/screen/toast-store'
import { serve, writes } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'
import { lastToast } from '@tests/support/last-toast'
import { write } from '@tests/support/write'

const card = (status: string, change: object = {}) => ({
  id: `11111111-2222-4333-8444-55555555${status.length}555`,
  order_number: `RS-2026-${status}`,
  customer_name: `Client ${status}`,
  amount_sen: 250_000,
  status,
  due_date: null,
  lost_reason: null,
  ...change,
})
const column = (status: string, change: object = {}) => ({
  status,
  orders: 1,
  amount_sen: 250_000,
  newest: [card(status)],
  ...change,
})

function open(columns: object[]) {
  serve('rpc/order_board', columns)
  return renderAdmin('/admin/orders/board')
}
const region = (name: string) => screen.findByRole('region', { name })
const bodies = () => writes().map(({ body }) => body)
const move = async (from: string, to: string) =>
  within(await region(from)).getByRole('button', { name: to, hidden: true })

beforeEach(() => {
  serve('*', [])
  serve('orders', [{ id: 'o1' }])
})

describe('the order board', () => {
  it('has a column per status with its count and sum', async () => {
    open([
      column('sent', { orders: 31, amount_sen: 1_234_567 }),
      column('cancelled', { newest: [card('cancelled', { lost_reason: 'Too expensive' })] }),
    ])
    const quoted = await region('Quoted')
    expect(quoted).toHaveTextContent('31 ordersRM12,345.67')
    expect(within(quoted).getByRole('link', { name: 'All 31 orders' })).toHaveAttribute(
      'href',
      '/admin/orders?status=sent',
    )
    expect(await region('Talking')).toHaveTextContent('0 ordersRM0.00')
    expect(await region('Lost')).toHaveTextContent('Too expensive')
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Talking',
      'Quoted',
      'Accepted',
      'In work',
      'Done',
      'Lost',
    ])
  })

  it('moves a card by its menu, which offers the allowed changes, and can undo it', async () => {
    const { user } = open([column('draft')])
    const talking = await region('Talking')
    const menu = within(talking).getByRole('group', { name: 'Move', hidden: true })
    const offered = within(menu).getAllByRole('button', { hidden: true })
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Quoted', 'Accepted', 'Lost'])
    offered[0]?.focus()
    await user.keyboard('{Enter}')
    await expect.poll(lastToast).toBe('RS-2026-draft: quoted.')
    expect(bodies()).toEqual([{ status: 'sent' }])
    toasts.read().at(-1)?.action?.run()
    await expect.poll(bodies).toEqual([{ status: 'sent' }, { status: 'draft' }])
  })

  it('asks why an order is lost, and requires a reason', async () => {
    const { user } = open([column('sent')])
    await user.click(await move('Quoted', 'Lost'))
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Mark lost' }))
    expect(dialog).toHaveTextContent('Choose a reason')
    await user.selectOptions(within(dialog).getByLabelText('Why it was lost'), 'Another reason')
    await user.click(within(dialog).getByRole('button', { name: 'Mark lost' }))
    expect(dialog).toHaveTextContent('Write the reason')
    expect(bodies()).toEqual([])
    write(within(dialog).getByLabelText('The reason'), ' Shop closed ')
    await user.click(within(dialog).getByRole('button', { name: 'Mark lost' }))
    await expect.poll(bodies).toEqual([{ status: 'cancelled', lost_reason: 'Shop closed' }])
  })

  it('a card can be dragged only to a column that its status allows', async () => {
    open([column('accepted')])
    const dataTransfer = { setData: () => undefined }
    const dragged = within(await region('Accepted')).getByRole('listitem')
    const dropOn = async (name: string) => {
      fireEvent.dragStart(dragged, { dataTransfer })
      const taken = !fireEvent.dragOver(await region(name))
      fireEvent.drop(await region(name))
      fireEvent.dragEnd(dragged)
      return taken
    }
    expect(await dropOn('Accepted')).toBe(false)
    expect(bodies()).toEqual([])
    expect(await dropOn('In work')).toBe(true)
    await expect.poll(bodies).toEqual([{ status: 'in_work' }])
  })
})
