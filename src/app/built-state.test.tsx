import { hydrate, QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { refuseUnread, writeState } from '@/app/built-state'
import { createQueryClient } from '@/lib/query-client'

describe('the data inside a page', () => {
  it('comes back under its keys, in whatever order their properties are, and null stays null', () => {
    const written = createQueryClient()
    written.setQueryData(['blog', { page: 1, topic: 'fees' }], ['x'])
    written.setQueryData(['site'], null)
    const read = createQueryClient()
    hydrate(read, JSON.parse(writeState(written)))
    expect(read.getQueryData(['blog', { topic: 'fees', page: 1 }])).toEqual(['x'])
    expect(read.getQueryData(['site'])).toBeNull()
  })

  it('cannot end the script element that holds it', () => {
    const text = '</script><script>alert(1)</script><!--'
    const written = createQueryClient()
    written.setQueryData(['site'], text)
    expect(writeState(written)).not.toContain('<')
    const read = createQueryClient()
    hydrate(read, JSON.parse(writeState(written)))
    expect(read.getQueryData(['site'])).toBe(text)
  })
})

describe('a page that the build draws', () => {
  function draw(client: QueryClient, enabled?: boolean) {
    function Part() {
      const { data, isPending } = useQuery({ queryKey: ['blog', 'list'], queryFn: () => 'read', enabled })
      return <p>{isPending ? 'Loading...' : data}</p>
    }
    return renderToString(
      <QueryClientProvider client={client}>
        <Part />
      </QueryClientProvider>,
    )
  }

  it('stops the build where it shows a query that it does not list', () => {
    const client = createQueryClient()
    expect(draw(client)).toContain('Loading...')
    expect(() => refuseUnread('/blog', client)).toThrow(
      '/blog shows what it was not built with: ["blog","list"]',
    )
  })

  it('stops the build where a query of it has failed', async () => {
    const client = createQueryClient()
    await client.prefetchQuery({
      queryKey: ['site'],
      queryFn: () => Promise.reject(new Error()),
      retry: false,
    })
    expect(() => refuseUnread('/blog', client)).toThrow('["site"]')
  })

  it('is built with its data, and with a query that waits for the browser', () => {
    const client = createQueryClient()
    client.setQueryData(['blog', 'list'], 'built')
    expect(draw(client)).toContain('built')
    expect(() => refuseUnread('/blog', client)).not.toThrow()
    const waiting = createQueryClient()
    draw(waiting, false)
    expect(() => refuseUnread('/blog', waiting)).not.toThrow()
  })
})
