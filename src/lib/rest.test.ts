import { requests, serve } from '../../tests/support/fake-server'
import { expect, it } from 'vitest'
import { fetchAll, rest } from '@/lib/rest'

/** A table of `total` rows whose project returns at most `maxRows` at once. */
function serveRows(total: number, maxRows: number): void {
  serve('niche_pages', ({ params, headers }) => {
    const from = Number(params.get('offset'))
    const to = Math.min(from + Number(params.get('limit')), from + maxRows, total)
    const slugs = Array.from({ length: Math.max(to - from, 0) }, (_, n) => ({ slug: `page-${from + n}` }))
    const counted = headers.get('prefer')?.includes('count=exact')
    return Response.json(slugs, {
      headers: { 'content-range': `${from}-${to - 1}/${counted ? total : '*'}` },
    })
  })
}
const readAll = (pageSize: number) =>
  fetchAll(pageSize, 'Failed to load pages.', async (from, to, count) =>
    rest.from('niche_pages').select('slug', { count }).order('slug').range(from, to),
  )

// Total, page size, the project's max rows and the number of requests.
it.each([
  [0, 100, 1000, 1],
  [99, 100, 1000, 1],
  [100, 100, 1000, 1],
  [101, 100, 1000, 2],
  [1304, 500, 500, 3],
  [1304, 500, 100, 14],
  [7, 500, 1, 7],
])(
  'a list of %i rows is read whole in pages of %i where the project returns %i at once',
  async (total, pageSize, maxRows, asked) => {
    serveRows(total, maxRows)
    const rows = await readAll(pageSize)
    expect(rows.map(({ slug }) => slug)).toEqual(Array.from({ length: total }, (_, n) => `page-${n}`))
    expect(requests).toHaveLength(asked)
  },
)

it('a list of which rows are deleted while it is read ends with the rows that are left', async () => {
  serveRows(300, 100)
  const reading = fetchAll(100, 'Failed to load pages.', async (from, to, count) => {
    if (from > 0) serveRows(150, 100)
    return rest.from('niche_pages').select('slug', { count }).range(from, to)
  })
  await expect(reading).resolves.toHaveLength(150)
})

it('a list that cannot be read fails with its own message', async () => {
  serve('niche_pages', () => Response.json({ message: 'no' }, { status: 500 }))
  await expect(readAll(100)).rejects.toThrow('Failed to load pages.')
})
