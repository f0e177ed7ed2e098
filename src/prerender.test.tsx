import { describe, expect, it } from 'vitest'
import { liftHead } from '@/prerender'

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

  it('leaves what stands inside the page', () => {
    const { head, body } = liftHead('<header><title>of a drawing</title></header>')
    expect(head).toBe('')
    expect(body).toBe('<header><title>of a drawing</title></header>')
  })
})
