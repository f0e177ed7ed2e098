import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toasts } from '@/admin/kit/screen/toast-store'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { lastRequest, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'

const show = (props: Partial<Parameters<typeof StatusActions>[0]> = {}) =>
  renderApp(<StatusActions table="orders" row={{ id: 'o1', status: 'sent' }} {...props} />)

describe('the status buttons of a lead', () => {
  it('offer the allowed changes, and change only from the shown status', async () => {
    serve('orders', [{ id: 'o1' }])
    const { user } = show()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mark accepted',
      'Done and paid',
      'More',
      'Mark lost',
      'Back to talking',
    ])
    await user.click(screen.getByRole('button', { name: 'Done and paid' }))
    expect(lastRequest()?.body).toEqual({ status: 'paid' })
    expect(lastRequest()?.params.get('status')).toBe('eq.sent')
  })

  it('change nothing and show an error if the status has changed meanwhile', async () => {
    serve('orders', [])
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Done and paid' }))
    await expect.poll(lastToast).toMatch(/^It was not changed\./)
  })
})

describe('spam', () => {
  it.each([
    ['contact_submissions', 'new'],
    ['work_opportunities', 'pending'],
    ['booking_submissions', 'booked'],
  ] as const)('is one click for %s that blocks the sender, and one click to undo', async (table, first) => {
    serve('rpc/mark_spam', null)
    const { user, rerender } = show({ table, row: { id: 'o1', status: first } })
    await user.click(screen.getByRole('button', { name: 'Mark as spam' }))
    expect(lastRequest()?.body).toEqual({ of_table: table, row_id: 'o1', is_spam: true })
    await expect.poll(lastToast).toBe('Marked as spam. Future messages from this sender go to spam.')
    toasts.read().at(-1)?.action?.run()
    await expect
      .poll(() => lastRequest()?.body)
      .toEqual({ of_table: table, row_id: 'o1', is_spam: false, was: first })
    rerender(<StatusActions table={table} row={{ id: 'o1', status: 'spam' }} />)
    expect(screen.getByText(/^Its sender is blocked/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Not spam' }))
    expect(lastRequest()?.body).toEqual({ of_table: table, row_id: 'o1', is_spam: false })
  })
})
