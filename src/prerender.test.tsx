import { describe, expect, it } from 'vitest'
import { liftHead, redirects } from '@/prerender'
import { serve } from '@tests/support/fake-server'

describe('lifting the head out of a rendered page', () => {
  it('moves the leading title, meta and link tags and marks them', () => {
    const { head, body } = liftHead(
      '<title>A page</title><meta name="description" content="x"/><link rel="canonical" href="/a"/><header>Hi</header>',
    )
    expect(head).toBe(
      '<title data-prerendered="">A page</title><meta data-prerendered="" name="description" content="x"/><link data-prerendered="" rel="canonical" href="/a"/>',
    )
    expect(body).toBe('<header>Hi</header>')
  })

  it('leaves what is inside the page', () => {
    const { head, body } = liftHead('<header><title>of a drawing</title></header>')
    expect(head).toBe('')
    expect(body).toBe('<header><title>of a drawing</title></header>')
  })
})

it('the host is given old addresses, but none that has a page of its own', { timeout: 60_000 }, async () => {
  serve('*', [])
  serve('niche_pages', [{ slug: 'law-firm', aliases: ['for-law-firms'] }])
  serve('redirects', [
    { from_path: '/blog/old', to_path: '/blog/new' },
    { from_path: '/services/law-firm', to_path: '/services/elsewhere' },
  ])
  expect(await redirects()).toEqual([
    ['/services/for-law-firms', '/services/law-firm'],
    ['/blog/old', '/blog/new'],
  ])
})
