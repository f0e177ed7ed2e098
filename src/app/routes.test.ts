import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matchRoute, routes } from '@/app/routes'

describe('the route table', () => {
  it.each([
    ['/', '/'],
    ['/unsubscribe', '/unsubscribe'],
    ['/admin', '/admin/*'],
    ['/admin/subscribers', '/admin/*'],
    ['/no-such-page', '*'],
    ['/administrator', '*'],
  ])('answers %s with the route %s', (pathname, path) => {
    expect(matchRoute(pathname).route.path).toBe(path)
  })

  it('gives every route a title and a description of a length that search results show', () => {
    for (const route of routes) {
      const meta = route.meta({ params: {}, data: {} })
      expect(meta.title.length).toBeGreaterThan(10)
      expect(meta.title.length).toBeLessThanOrEqual(65)
      if (!meta.noindex) expect(meta.description.length).toBeGreaterThan(100)
      expect(meta.description.length).toBeLessThanOrEqual(160)
    }
  })

  it('names a page file that exists for each prerendered route', () => {
    const sources = routes.flatMap((route) => (route.prerender ? [route.prerender.source] : []))
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(existsSync(source), source).toBe(true)
  })

  it('keeps the admin, leaving the list and unknown addresses out of search engines', () => {
    for (const pathname of ['/admin', '/unsubscribe', '/no-such-page']) {
      expect(matchRoute(pathname).route.meta({ params: {}, data: {} }).noindex).toBe(true)
    }
    expect(matchRoute('/').route.meta({ params: {}, data: {} }).noindex).toBeUndefined()
  })
})
