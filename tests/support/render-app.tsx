import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'

/** A query client that fails at once. */
export const testQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })

/** Renders with what the app puts around every page: router, queries, head. */
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
    /** Where the router is now: path, query and hash. */
    address: () => current,
    user: userEvent.setup({
      advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
    }),
  }
}
