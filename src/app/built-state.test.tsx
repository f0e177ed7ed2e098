import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readState, refuseUnread, writeState } from '@/app/built-state'
import { createQueryClient } from '@/lib/query-client'

describe('the data inside a page', () => {
  it('is found by query key in any property order, and null stays null', () => {
    const written = createQueryClient()
    written.setQueryData(['blog', { page: 1, topic: 'fees' }], ['x'])
    written.setQueryData(['site'], null)
    const read = createQueryClient()
    readState(read, writeState(written))
    expect(read.getQueryData(['blog', { topic: 'fees', page: 1 }])).toEqual(['x'])
    expect(read.getQueryData(['site'])).toBeNull()
  })

  it('cannot close the script element that contains it', () => {
    const text = '</script><script>alert(1)</script><!--'
    const written = createQueryClient()
    written.setQueryData(['site'], text)
    expect(writeState(written)).not.toContain('<')
    const read = createQueryClient()
    readState(read, writeState(written))
    expect(read.getQueryData(['site'])).toBe(text)
  })
})

describe('a page rendered by the build', () => {
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

  it('stops the build if it uses a query it does not list', () => {
    const client = createQueryClient()
    expect(draw(client)).toContain('Loading...')
    expect(() => refuseUnread('/blog', client)).toThrow(
      '/blog shows what it was not built with: ["blog","list"]',
    )
  })

  it('stops the build if one of its queries failed', async () => {
    const client = createQueryClient()
    await client.prefetchQuery({
      queryKey: ['site'],
      queryFn: () => Promise.reject(new Error()),
      retry: false,
    })
    expect(() => refuseUnread('/blog', client)).toThrow('["site"]')
  })

  it('is built with its data; a disabled query waits for the browser', () => {
    const client = createQueryClient()
    client.setQueryData(['blog', 'list'], 'built')
    expect(draw(client)).toContain('built')
    expect(() => refuseUnread('/blog', client)).not.toThrow()
    const waiting = createQueryClient()
    draw(waiting, false)
    expect(() => refuseUnread('/blog', waiting)).not.toThrow()
  })
})
