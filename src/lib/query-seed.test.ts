import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { SeededQuery } from '@/lib/query-library'
import { restoreSeed, writeSeed } from '@/lib/query-seed'

describe('the data inside a page', () => {
  it('comes back under its keys, and is asked for again', () => {
    const written = new QueryClient()
    written.setQueryData(['a', { page: 1 }], ['x'])
    written.setQueryData(['b'], null)
    const read = new QueryClient()
    restoreSeed(read, JSON.parse(writeSeed(written)) as SeededQuery[])
    expect(read.getQueryData(['a', { page: 1 }])).toEqual(['x'])
    expect(
      read
        .getQueryCache()
        .find({ queryKey: ['a', { page: 1 }] })
        ?.isStaleByTime(60_000),
    ).toBe(true)
    expect(read.getQueryData(['b'])).toBeNull()
  })

  it('cannot end the script element it stands in', () => {
    const client = new QueryClient()
    client.setQueryData(['a'], '</script><script>alert(1)</script><!--')
    expect(writeSeed(client)).not.toContain('<')
    const read = new QueryClient()
    restoreSeed(read, JSON.parse(writeSeed(client)) as SeededQuery[])
    expect(read.getQueryData(['a'])).toBe('</script><script>alert(1)</script><!--')
  })
})
