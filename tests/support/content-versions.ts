import type { Page } from '@playwright/test'

/** The first request of a page: the content changed since it was built. */
export const question = 'rpc/content_versions'

/** The tables and procedures that the page requests, in order. */
export function collectRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/rest\/v1\/([^?]+)/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

/**
 * Mocks the versions so that only `newer` has changed since the build, whatever other tests write meanwhile.
 */
export async function sinceBuild(page: Page, newer: readonly string[] = []): Promise<void> {
  await page.route(`**/${question}*`, async (route) => {
    const json = await page.evaluate((changed) => {
      const queries = JSON.parse(document.getElementById('state')?.textContent ?? '[]') as Array<
        [key: string[], data: Record<string, number>]
      >
      const [, built = {}] = queries.find(([key]) => key[0] === 'content-versions') ?? []
      const now = Object.entries(built).map(([name, version]) => [
        name,
        version + Number(changed.includes(name)),
      ])
      return Object.fromEntries(now) as Record<string, number>
    }, newer)
    await route.fulfill({ json })
  })
}

/** By then the requests that follow the last answer have been sent. */
export const resting = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
