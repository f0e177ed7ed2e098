import { requests, rowsOf, serve } from '@tests/support/fake-server'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { noFilters } from '@/features/portfolio/gallery/gallery-filters'
import { galleryRestQuery, galleryStartQuery } from '@/features/portfolio/gallery/gallery-queries'

it('the projects after the first six are all fetched, a hundred at a time', async () => {
  const slugs = Array.from({ length: 156 }, (_, at) => ({ slug: `project-${at}` }))
  serve('portfolio_projects', ({ params }) => {
    const offset = Number(params.get('offset'))
    return rowsOf(slugs.length, slugs.slice(offset, offset + Number(params.get('limit'))))
  })
  const read = await new QueryClient().fetchQuery(galleryRestQuery(noFilters))
  expect(read.map(({ slug }) => slug)).toEqual(slugs.slice(6).map(({ slug }) => slug))
  expect(requests).toHaveLength(2)
})

it('the first request asks for six projects and the number of all', async () => {
  serve('portfolio_projects', ({ params }) =>
    rowsOf(
      500,
      Array.from({ length: Number(params.get('limit')) }, () => ({})),
    ),
  )
  const { projects, total } = await new QueryClient().fetchQuery(galleryStartQuery(noFilters))
  expect([projects.length, total]).toEqual([6, 500])
})
