import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { loadPage } from '@/app/load-page'
import { RouteView } from '@/app/route-view'
import { matchRoute } from '@/app/routes'
import { lastRequest, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

function Site() {
  return <RouteView match={matchRoute(useLocation().pathname)} />
}

async function open(address: string) {
  await loadPage(matchRoute(address).route)
  return renderApp(<Site />, { address })
}

beforeEach(() => serve('*', []))

it.each([
  ['/blog/old', '/blog/new'],
  ['/blog/authors/old', '/blog/authors/new'],
  ['/portfolio/old', '/portfolio/new'],
  ['/services/old', '/services/new'],
])('opening %s redirects to the page’s current URL', async (from, to) => {
  serve('redirects', ({ params }: { params: URLSearchParams }) =>
    params.get('from_path') === `eq.${from}` ? [{ to_path: to }] : [],
  )
  const { address } = await open(`${from}?utm=1#part`)
  await expect.poll(address).toBe(`${to}?utm=1#part`)
})

it('an unknown URL shows not found, even if redirects cannot be read', async () => {
  const { unmount } = await open('/blog/never')
  expect(await screen.findByRole('heading', { name: 'Blog post not found' })).toBeVisible()
  expect(lastRequest()?.name).toBe('redirects')
  unmount()
  serve('redirects', refusal('down', { status: 500 }))
  await open('/blog/never')
  expect(await screen.findByRole('heading', { name: 'Blog post not found' })).toBeVisible()
})

it('no redirect is looked up for a URL that has a page', async () => {
  serve('blog_posts', [{ id: '1', slug: 'fees', title: 'Fees', excerpt: '', content: '', author: null }])
  await open('/blog/fees')
  expect(await screen.findByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
  expect(requests.map(({ name }) => name)).not.toContain('redirects')
})
