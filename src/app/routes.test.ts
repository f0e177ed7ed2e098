import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas, matchRoute } from '@/app/routes'

const routes = (await Promise.all(areas.slice(0, -1).map(({ open }) => open()))).flat()
const metaOf = async (pathname: string) => {
  const { area, path, params } = matchRoute(pathname)
  return (await area.open()).find((route) => route.path === path)?.meta({ params, data: {} })
}

describe('the route table', () => {
  it.each([
    ['/', '/'],
    ['/services', '/services'],
    ['/services/for-law-firms', '/services/:slug'],
    ['/portfolio/teluk-senja', '/portfolio/:slug'],
    ['/get-a-quote', '/get-a-quote'],
    ['/unsubscribe', '/unsubscribe'],
    ['/admin', '/admin/*'],
    ['/admin/subscribers', '/admin/*'],
    ['/no-such-page', '*'],
    ['/administrator', '*'],
  ])('answers %s with the route %s', (pathname, path) => {
    expect(matchRoute(pathname).path).toBe(path)
  })

  it('describes exactly the addresses it lists', async () => {
    for (const { paths, source, open } of areas) {
      expect(existsSync(source), source).toBe(true)
      const described = (await open()).map((route) => route.path)
      for (const path of paths) expect(described, source).toContain(path)
    }
    const listed = areas.flatMap(({ paths }) => paths)
    for (const { path } of routes) expect(listed).toContain(path)
  })

  it('gives every route a title and a description of a length that search results show', () => {
    for (const route of routes) {
      const meta = route.meta({ params: { slug: 'a' }, data: {} })
      expect(meta.title.length, meta.title).toBeGreaterThan(10)
      expect(meta.title.length, meta.title).toBeLessThanOrEqual(65)
      if (!meta.noindex) expect(meta.description.length, route.path).toBeGreaterThan(60)
      expect(meta.description.length, route.path).toBeLessThanOrEqual(160)
    }
  })

  it('names a page file that exists for each prerendered route', () => {
    const sources = routes.flatMap((route) => (route.prerender ? [route.prerender.source] : []))
    expect(sources.length).toBeGreaterThan(5)
    for (const source of sources) expect(existsSync(source), source).toBe(true)
  })

  it.each(['/admin', '/unsubscribe', '/no-such-page'])('keeps %s out of search engines', async (pathname) => {
    expect(await metaOf(pathname)).toMatchObject({ noindex: true })
  })

  it('lets search engines have Home', async () => {
    expect(await metaOf('/')).not.toHaveProperty('noindex')
  })
})
