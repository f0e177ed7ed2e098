import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StateSteps } from '@/admin/leads/shared/status-actions'

const asked: Array<{ url: URL; body: unknown }> = []

function serve(rows: unknown[]) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: new URL(String(input)), body: JSON.parse(String(init?.body)) })
    return Response.json(rows)
  })
}

function show(props: Partial<Parameters<typeof StateSteps>[0]> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StateSteps table="orders" row={{ id: 'o1', status: 'sent' }} {...props} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  asked.length = 0
})

describe('the steps of a lead', () => {
  it('offer what may follow, and take one only from the state that is shown', async () => {
    serve([{ id: 'o1' }])
    show()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mark accepted',
      'Mark paid',
      'Cancel the order',
      'Back to draft',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
    expect(asked[0]?.body).toEqual({ status: 'paid' })
    expect(asked[0]?.url.searchParams.get('status')).toBe('eq.sent')
  })

  it('say so when somebody else was first, and change nothing', async () => {
    serve([])
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('It was not changed.')
  })

  it('ask first where others hear of it, and keep it on Keep', async () => {
    serve([{ id: 'o1' }])
    const question = { title: 'Cancel it?', text: 'They are told.', button: 'Yes, cancel', keep: 'Keep it' }
    show({ ask: ({ to }) => (to === 'cancelled' ? question : undefined) })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }))
    expect(asked[0]?.body).toEqual({ status: 'cancelled' })
  })
})
