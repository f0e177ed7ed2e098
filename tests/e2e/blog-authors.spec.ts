import { add } from '../support/admin'
import { serviceHeaders } from '../support/admin-api'
import { collectConsoleErrors, openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

test('an article links to its author’s page, which has their profile and articles', async ({ page }) => {
  const faults = collectConsoleErrors(page)
  await openPage(page, '/blog/who-owns-your-domain-name')
  await expect(page.getByRole('region', { name: 'About the author' }).locator('img')).toHaveCount(1)
  await page.locator('article header').getByRole('link', { name: 'Farah Idris' }).click()
  await expect(page).toHaveURL(/\/blog\/authors\/farah-idris$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Farah Idris' })).toBeVisible()
  await expect(main.getByText(/still takes the first call with most clients/)).toBeVisible()
  await expect(main.locator('header img')).toHaveAttribute('src', /founder\.svg$/)
  await expect(main.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /^https:\/\//)
  await expect(page).toHaveTitle(/^Farah Idris, Founder \| /)
  await expect(main.getByRole('region', { name: 'Articles by Farah Idris' })).toBeVisible()
  await main.getByRole('link', { name: /^Who owns your domain name/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Who owns your domain name/)
  expect(faults).toEqual([])
})

test('an author with ten articles has two pages, one without articles says so, an unknown one is not found @nightly', async ({
  page,
  request,
}) => {
  const stamp = Date.now()
  const slug = `writer-${stamp}`
  const author = await add(request, 'blog_authors', { slug, name: 'Aishah Binti Omar' })
  try {
    await page.goto(`/blog/authors/${slug}`)
    await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible()
    const posts = Array.from({ length: 10 }, (_, n) => ({
      slug: `by-${stamp}-${n}`,
      title: `By hand ${n}`,
      author_id: author,
      is_published: true,
      published_at: `2023-01-0${1 + (n % 9)}T0${n % 10}:00:00Z`,
    }))
    await add(request, 'blog_posts', posts)
    await page.reload()
    await expect(page.getByText('10 articles')).toBeVisible()
    await page.getByRole('link', { name: 'Older articles' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto(`/blog/authors/${slug}?page=7`)
    await expect(page.getByRole('heading', { name: 'Nothing on this page' })).toBeVisible()
    await page.goto('/blog/authors/nobody')
    await expect(page.getByRole('heading', { level: 1, name: 'Author not found' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  } finally {
    await request.delete(`/rest/v1/blog_posts?slug=like.by-${stamp}-*`, { headers: serviceHeaders })
    await request.delete(`/rest/v1/blog_authors?slug=eq.${slug}`, { headers: serviceHeaders })
  }
})
