import { describe, expect, it, vi } from 'vitest'
import { loadPage } from '@/app/load-page'
import { studioDefaults } from '@/content/site'
import { matchRoute, routes } from '@/app/routes'

// The admin is a separate app that needs a browser.
vi.mock('@/admin/app/admin-app', () => ({ AdminApp: () => null }))

const pages = await Promise.all(routes.map(async (route) => ({ route, page: await loadPage(route) })))
const metaOf = async (address: string) => {
  const { route, pathname, params } = matchRoute(address)
  return (await loadPage(route)).meta({ pathname, params, data: {}, studio: studioDefaults })
}

describe('the route table', () => {
  it.each([
    ['/', '/'],
    ['/services', '/services'],
    ['/services/for-law-firms', '/services/:slug'],
    ['/portfolio/teluk-senja', '/portfolio/:slug'],
    ['/blog/archive', '/blog/archive'],
    ['/get-a-quote', '/get-a-quote'],
    ['/quote/0b8f6a52', '/quote/:token'],
    ['/newsletter/confirm', '/newsletter/confirm'],
    ['/unsubscribe', '/unsubscribe'],
    ['/admin', '/admin/*'],
    ['/admin/subscribers', '/admin/*'],
    ['/no-such-page', '*'],
    ['/administrator', '*'],
  ])('matches %s to the route %s', (pathname, path) => {
    expect(matchRoute(pathname).route.path).toBe(path)
  })

  it('lists every URL once', () => {
    const paths = routes.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('gives every page a title and a description of a length that search results show', () => {
    for (const { route, page } of pages) {
      const meta = page.meta({
        pathname: route.path,
        params: { slug: 'a' },
        data: {},
        studio: studioDefaults,
      })
      expect(meta.title.length, meta.title).toBeGreaterThan(10)
      expect(meta.title.length, meta.title).toBeLessThanOrEqual(65)
      if (!meta.noindex) expect(meta.description.length, route.path).toBeGreaterThan(60)
      expect(meta.description.length, route.path).toBeLessThanOrEqual(160)
    }
  })

  it('prerenders every page that search engines may index', () => {
    const found = pages.flatMap(({ route, page }) => {
      const { noindex } = page.meta({ pathname: route.path, params: {}, data: {}, studio: studioDefaults })
      return noindex || page.prerender ? [] : [route.path]
    })
    expect(found).toEqual([])
  })

  it.each([
    '/admin',
    '/unsubscribe',
    '/newsletter/confirm',
    '/book-a-call/manage',
    '/blog/preview',
    '/quote/0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d',
    '/no-such-page',
  ])('keeps %s out of search engines', async (pathname) => {
    expect(await metaOf(pathname)).toMatchObject({ noindex: true })
  })

  it('lets search engines index Home', async () => {
    expect(await metaOf('/')).not.toHaveProperty('noindex')
  })

  it('rejects a route whose page does not exist', async () => {
    await expect(loadPage({ path: '/gone', page: 'gone' })).rejects.toThrow('src/pages/gone-page.tsx')
  })
})
