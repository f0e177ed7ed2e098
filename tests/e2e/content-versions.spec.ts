import { adminHeaders } from '../support/admin-api'
import { collectRequests, question, sinceBuild } from '../support/content-versions'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

const article = '/blog/who-owns-your-domain-name'

test('an unchanged page makes its API request after its first paint', async ({ page }) => {
  await sinceBuild(page)
  const answered = page.waitForResponse((response) => response.url().includes(question))
  await openPage(page, '/')
  await answered
  const { painted, requestedAt } = await page.evaluate(
    (name) => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      requestedAt: performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))
        ?.startTime,
    }),
    question,
  )
  expect(requestedAt).toBeGreaterThan(painted ?? Infinity)
})

test('on a changed site only newer content is fetched', async ({ page }) => {
  const asked = collectRequests(page)
  await sinceBuild(page, ['portfolio'])
  await openPage(page, '/')
  await expect.poll(() => asked).toContain('portfolio_projects')
  expect(asked[0]).toBe(question)
  expect(asked.slice(1).filter((name) => !name.startsWith('portfolio_'))).toEqual([])
})

test('a changed article shows its new title during the visit', async ({ page, request }) => {
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
    await openPage(page, `/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  } finally {
    await request.patch(row, { headers, data: stored })
  }
})

test('with the backend stopped there is one request and no error', async ({ page }) => {
  const asked = collectRequests(page)
  await page.route('**/rest/v1/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(question))
  await openPage(page, article)
  await failed
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([question])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
