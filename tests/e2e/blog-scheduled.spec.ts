import { add } from '../support/admin'
import { adminHeaders, serviceHeaders } from '../support/admin-api'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

test('a scheduled article is hidden until its time, then appears by itself at its URL, in the list, the archive and the search @nightly', async ({
  page,
  request,
}) => {
  test.slow()
  const headers = await adminHeaders(request)
  const stamp = Date.now()
  const slug = `scheduled-${stamp}`
  const title = `Scheduled ${stamp}`
  const row = { slug, title, content: 'It is time.', is_published: true }
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
  await add(request, 'blog_posts', { ...row, published_at: inMs(3_600_000) })
  const open = (path: string) => openPage(page, path)
  try {
    await open(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
    await open(`/blog?q=${stamp}`)
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    for (const file of ['/sitemap.xml', '/atom.xml', '/rss.xml', '/feed.json']) {
      expect(await (await request.get(file)).text()).not.toContain(slug)
    }

    const moved = await request.patch(`/rest/v1/blog_posts?slug=eq.${slug}`, {
      headers,
      data: { published_at: inMs(1500) },
    })
    expect(moved.status()).toBe(204)
    // Nothing changes it from here on.
    await expect(async () => {
      await open(`/blog/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await open(`/blog?q=${stamp}`)
    await expect(page.locator('#articles').getByRole('link', { name: title })).toBeVisible()
    for (const path of ['/blog', '/blog/archive']) {
      await open(path)
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    }
  } finally {
    await request.delete(`/rest/v1/blog_posts?slug=eq.${slug}`, { headers: serviceHeaders })
  }
})
