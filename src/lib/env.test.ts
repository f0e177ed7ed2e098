// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('while developing, links lead to where the site is opened', async () => {
  const { absoluteUrl } = await import('@/lib/paths')
  expect(absoluteUrl('/blog/')).toBe(`${location.origin}/blog`)
})

it('links lead to the site’s own address where one is set', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://studio.test/')
  const { absoluteUrl } = await import('@/lib/paths')
  expect(absoluteUrl('/blog')).toBe('https://studio.test/blog')
})
