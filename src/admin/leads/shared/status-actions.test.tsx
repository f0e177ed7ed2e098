import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { StateSteps } from '@/admin/leads/shared/status-actions'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const show = (props: Partial<Parameters<typeof StateSteps>[0]> = {}) =>
  renderApp(<StateSteps table="orders" row={{ id: 'o1', status: 'sent' }} {...props} />)

describe('the steps of a lead', () => {
  it('offer what may follow, and take one only from the state that is shown', async () => {
    serve('orders', [{ id: 'o1' }])
    show()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mark accepted',
      'Mark paid',
      'Cancel the order',
      'Back to draft',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
    expect(requests[0]?.body).toEqual({ status: 'paid' })
    expect(requests[0]?.params.get('status')).toBe('eq.sent')
  })

  it('say so when somebody else was first, and change nothing', async () => {
    serve('orders', [])
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('It was not changed.')
  })

  it('ask first where others hear of it, and keep it on Keep', async () => {
    serve('orders', [{ id: 'o1' }])
    const question = { title: 'Cancel it?', text: 'They are told.', button: 'Yes, cancel', keep: 'Keep it' }
    show({ ask: ({ to }) => (to === 'cancelled' ? question : undefined) })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(requests).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }))
    expect(requests[0]?.body).toEqual({ status: 'cancelled' })
  })
})
