import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '@/lib/query-client'

/** The app's query client, but without retries. */
export function testQueryClient(): QueryClient {
  const client = createQueryClient()
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } })
  return client
}

/** Renders with the app's providers: router, queries, head. */
export function renderApp(ui: ReactNode, { address = '/', queryClient = testQueryClient() } = {}) {
  let current = address
  function Address() {
    const { pathname, search, hash } = useLocation()
    current = pathname + search + hash
    return null
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          {children}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </HelmetProvider>
  )
  return {
    ...render(ui, { wrapper }),
    queryClient,
    /** The current URL of the router: path, query and hash. */
    address: () => current,
    user: userEvent.setup({
      advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
    }),
  }
}
