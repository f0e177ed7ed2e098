import type { Page } from '@playwright/test'
import { adminHeaders } from '../support/admin-api'
import { collectFaults, siteReady } from '../support/faults'
import { expect, test } from '../support/test'

const question = 'rpc/content_versions'
const article = '/blog/who-owns-your-domain-name'

/** Tables and procedures that the page asks for, in order. */
function collectAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/rest\/v1\/([^?]+)/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

/** The backend answers as if nothing but `newer` had changed since the build, whatever other tests write meanwhile. */
async function sinceBuild(page: Page, newer: readonly string[] = []) {
  await page.route(`**/${question}*`, async (route) => {
    const json = await page.evaluate((changed) => {
      const { queries } = JSON.parse(document.getElementById('state')?.textContent ?? '') as {
        queries: Array<{ queryKey: string[]; state: { data: Record<string, number> } }>
      }
      const built = queries.find(({ queryKey }) => queryKey[0] === 'content-versions')?.state.data ?? {}
      const now = Object.entries(built).map(([name, version]) => [
        name,
        version + Number(changed.includes(name)),
      ])
      return Object.fromEntries(now) as Record<string, number>
    }, newer)
    await route.fulfill({ json })
  })
}

async function open(page: Page, address: string) {
  const answered = page.waitForResponse((response) => response.url().includes(question))
  await page.goto(address)
  await siteReady(page)
  await answered
  // What the answer calls for has been sent by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

for (const address of ['/', article, '/portfolio', '/about', '/services/law-firm', '/privacy-policy']) {
  test(`a visit to ${address} of an unchanged site asks the API once, after the first paint`, async ({
    page,
  }) => {
    const faults = collectFaults(page)
    const asked = collectAsked(page)
    await sinceBuild(page)
    await open(page, address)
    expect(asked).toEqual([question])
    const { painted, askedAt } = await page.evaluate(
      (name) => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        askedAt: performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))
          ?.startTime,
      }),
      question,
    )
    expect(askedAt).toBeGreaterThan(painted ?? Infinity)
    expect(faults).toEqual([])
  })
}

test('of a changed site only what is newer is read again', async ({ page }) => {
  const asked = collectAsked(page)
  await sinceBuild(page, ['portfolio'])
  await open(page, '/')
  expect(asked[0]).toBe(question)
  await expect.poll(() => asked).toContain('portfolio_projects')
  expect(asked.slice(1).filter((name) => !name.startsWith('portfolio_'))).toEqual([])
})

test('a changed article shows its new words within the visit', async ({ page, request }) => {
  const headers = await adminHeaders(request)
  const slug = 'test-your-website-on-a-slow-phone'
  const row = `/rest/v1/blog_posts?slug=eq.${slug}`
  const [stored] = (await (await request.get(`${row}&select=title`, { headers })).json()) as [
    { title: string },
  ]
  const title = `Newer than the build ${Date.now()}`
  try {
    expect((await request.patch(row, { headers, data: { title } })).status()).toBe(204)
    const built = await (await request.get(`/blog/${slug}`)).text()
    expect(built).toContain(stored.title)
    expect(built).not.toContain(title)
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  } finally {
    await request.patch(row, { headers, data: stored })
  }
})

test('with the backend stopped nothing is asked but the one question, and nothing is said', async ({
  page,
}) => {
  const asked = collectAsked(page)
  await page.route('**/rest/v1/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(question))
  await page.goto(article)
  await siteReady(page)
  await failed
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([question])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
