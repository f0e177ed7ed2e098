import { adminHeaders } from '../support/admin-api'
import { question, sinceBuild } from '../support/content-versions'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

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
