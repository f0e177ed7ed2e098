import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadedPage } from '@/app/load-page'
import { PrefetchLinks } from '@/app/prefetch-links'
import { matchRoute } from '@/app/routes'
import { requests, serve } from '@tests/support/fake-server'
import { testQueryClient } from '@tests/support/render-app'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  serve('*', [])
  render(
    <QueryClientProvider client={testQueryClient()}>
      <PrefetchLinks />
      <a href="/blog">
        <b>Blog</b>
      </a>
      <a href="/admin">Admin</a>
      <a href="https://example.test/pricing">Elsewhere</a>
      <p>Words</p>
    </QueryClientProvider>,
  )
})
afterEach(() => vi.useRealTimers())

const approach = (words: string, pointerType: string) =>
  fireEvent(screen.getByText(words), new PointerEvent('pointerover', { bubbles: true, pointerType }))
const passes = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const isThere = (address: string) => loadedPage(matchRoute(address).route) !== undefined

it('links to other sites and to the admin are not prefetched', async () => {
  for (const words of ['Elsewhere', 'Admin', 'Words']) {
    approach(words, 'touch')
    await passes(100)
  }
  expect(requests).toEqual([])
  expect(isThere('/pricing')).toBe(false)
})

it('moving the mouse across a link fetches nothing', async () => {
  approach('Blog', 'mouse')
  await passes(59)
  approach('Words', 'mouse')
  await passes(100)
  expect(isThere('/blog')).toBe(false)
})

it('touching a link fetches the page and its data before the click', async () => {
  approach('Blog', 'touch')
  await passes(0)
  vi.useRealTimers()
  await expect.poll(() => isThere('/blog'), { timeout: 20_000 }).toBe(true)
  await expect.poll(() => requests.map(({ name }) => name)).toContain('rpc/search_posts')
})
