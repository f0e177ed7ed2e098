import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'
import { RouteView } from '@/app/route-view'
import { matchRoute } from '@/app/routes'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const fetched = vi.hoisted(() => ({ times: 0 }))
vi.mock('@/pages/unsubscribe-page', () => {
  fetched.times += 1
  throw new Error('Failed to fetch dynamically imported module')
})

it('a page that cannot be fetched is requested once and then reported as failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  serve('*', [])
  await act(
    async () =>
      void renderApp(
        <ErrorBoundary>
          <Suspense fallback={null}>
            <RouteView match={matchRoute('/unsubscribe')} />
          </Suspense>
        </ErrorBoundary>,
        { address: '/unsubscribe' },
      ),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown')
  expect(fetched.times).toBe(1)
})
