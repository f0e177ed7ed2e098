import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Tally } from '@/admin/dashboard/tally'
import { useRights } from '@/admin/session/use-rights'

vi.mock('@/admin/session/use-rights', () => ({ useRights: vi.fn() }))

const totals: Record<string, number> = {
  booking_submissions: 23,
  newsletter_subscribers: 512,
  blog_authors: 3,
  orders: 14,
}
const asked: string[] = []

/** Answers head-only counts as the API does; `failing` is a table that it cannot count. */
function serve(failing?: string) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input))
    const table = url.pathname.split('/').at(-1) ?? ''
    if (init?.method !== 'HEAD') return Response.json([])
    asked.push(table + url.search)
    if (table === failing) return new Response(null, { status: 500 })
    const drafts = url.searchParams.get('is_published') === 'eq.false'
    const published = url.searchParams.get('is_published') === 'eq.true'
    const total = table === 'blog_posts' ? (drafts ? 3 : published ? 7 : 11) : totals[table]
    return new Response(null, { headers: { 'content-range': `*/${total}` } })
  })
}

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <Tally />
    </QueryClientProvider>,
  )
}

const line = (label: string) => {
  const row = screen.getByText(label).closest('div')
  if (!row) throw new Error(`${label} stands in no row`)
  return within(row)
}

beforeEach(() => {
  asked.length = 0
  vi.mocked(useRights).mockReturnValue({ state: 'administrator', asking: false })
})

describe('the tally', () => {
  it('shows the seven counts, each asked for without any rows', async () => {
    serve()
    show()
    expect(await screen.findByText('23')).toBeInTheDocument()
    expect(await line('Articles published').findByText('7')).toBeInTheDocument()
    expect(line('Articles published').getByText(/of/)).toHaveTextContent('of 11')
    expect(line('Drafts').getByText('3')).toBeInTheDocument()
    expect(line('Subscribers active').getByText('512')).toBeInTheDocument()
    expect(line('Authors').getByText('3')).toBeInTheDocument()
    expect(line('Orders').getByText('14')).toBeInTheDocument()
    expect(asked).toHaveLength(7)
    expect(asked.find((url) => url.startsWith('newsletter_subscribers'))).toContain('is_active=eq.true')
  })

  it('shows 0 for one that fails and says so; the others stand', async () => {
    serve('orders')
    show()
    expect(await line('Orders').findByText('could not be counted')).toBeInTheDocument()
    expect(line('Orders').getByText('0')).toBeInTheDocument()
    expect(await line('Subscribers active').findByText('512')).toBeInTheDocument()
    expect(screen.getAllByText('could not be counted')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  })

  it('says that it is counting until it has', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    show()
    expect(line('Orders').getByText('being counted')).toBeInTheDocument()
  })

  it('shows a stranger zeros, whatever the public part of the tables holds', async () => {
    vi.mocked(useRights).mockReturnValue({ state: 'stranger', asking: false })
    serve()
    show()
    expect(await line('Authors').findByText('0')).toBeInTheDocument()
    expect(line('Articles published').getByText(/of/)).toHaveTextContent('of 0')
    expect(screen.queryByText('could not be counted')).not.toBeInTheDocument()
  })
})
