// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('in development, links use the origin the site was opened at', async () => {
  const { absoluteUrl } = await import('@/lib/paths')
  expect(absoluteUrl('/blog/')).toBe(`${location.origin}/blog`)
})

it('links use the configured site URL', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://studio.test/')
  const { absoluteUrl } = await import('@/lib/paths')
  expect(absoluteUrl('/blog')).toBe('https://studio.test/blog')
})
