import type { APIRequestContext, Page } from '@playwright/test'
import { publicKey } from '../support/admin-api'
import { openPage } from '../support/console-errors'
import { expectAccessibleInBoth } from '../support/visual-checks'
import { expect, test } from '../support/test'

async function publishedPosts(request: APIRequestContext) {
  const response = await request.get(
    '/rest/v1/blog_posts?select=slug,title,category&order=is_featured.desc,published_at.desc,id',
    { headers: { apikey: publicKey } },
  )
  return (await response.json()) as Array<{ slug: string; title: string; category: string }>
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the articles' })
const list = (page: Page) => page.locator('#articles')
const titles = (page: Page) => list(page).getByRole('article').getByRole('heading', { level: 3 })

test('the index lists featured articles first, then the newest, nine per page', async ({ page, request }) => {
  // Retried, because another test may publish or unpublish an article meanwhile.
  await expect(async () => {
    const soon = { timeout: 5000 }
    const all = await publishedPosts(request)
    await openPage(page, '/blog')
    await expect(page.getByRole('heading', { level: 1, name: 'Digital Insights for Growth' })).toBeVisible()
    await expect(list(page).getByText(`Showing 9 of ${all.length} articles`)).toBeVisible(soon)
    await expect(titles(page)).toHaveText(
      all.slice(0, 9).map(({ title }) => title),
      soon,
    )
    await expect(list(page).getByText('Featured', { exact: true })).toHaveCount(4, soon)
    await list(page).getByRole('link', { name: 'Older articles' }).click()
    await expect(page).toHaveURL(/\/blog\?page=2#articles$/)
    await expect(titles(page)).toHaveText(
      all.slice(9, 18).map(({ title }) => title),
      soon,
    )
  }).toPass()
})

test('the articles are in one, two or three columns by width, without a repeated cover, above benefits, an essay and a link to a call', async ({
  page,
}) => {
  await openPage(page, '/blog')
  const articles = list(page).getByRole('article')
  for (const [width, columns] of [
    [1440, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    // Retried, because another test may publish or unpublish an article.
    await expect(async () => {
      const { lefts, widths, covers } = await articles.evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect())
        return {
          lefts: boxes.map(({ left }) => Math.round(left)),
          widths: boxes.map((box) => box.width),
          covers: elements.flatMap((element) => element.querySelector('img')?.src ?? []),
        }
      })
      expect(new Set(lefts).size, `left edges ${lefts.join(', ')} at ${width} px`).toBe(columns)
      if (columns === 1) expect(new Set(widths).size, 'each as wide as the first').toBe(1)
      expect(covers.length).toBeGreaterThan(0)
      expect(new Set(covers).size).toBe(covers.length)
    }).toPass()
  }

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('heading', { name: 'Knowledge That Empowers Growth' })).toBeVisible()
  for (const benefit of ['Questions to ask', 'Words to copy', 'Sums to check']) {
    await expect(main.getByRole('term').filter({ hasText: benefit })).toBeVisible()
  }
  await expect(
    main.getByRole('heading', { name: 'Why a business needs a professional website' }),
  ).toBeVisible()
})

test('filters are in the URL and in chips, are removed one by one or all at once, and close after a choice on a phone', async ({
  page,
  request,
}) => {
  const all = await publishedPosts(request)
  const legal = all.filter(({ category }) => category === 'Legal Services')
  await openPage(page, '/blog')
  await list(page).getByText('Show Filters').click()
  await list(page).getByRole('link', { name: 'Legal Services' }).click()
  await expect(page).toHaveURL(/\?category=legal-services#articles$/)
  await expect(list(page).getByText(new RegExp(`^Showing ${legal.length} of \\d+ articles`))).toBeVisible()
  await list(page).getByRole('link', { name: 'Law Firms' }).click()
  await expect(page).toHaveURL(/category=legal-services&topic=law-firms/)
  await list(page).getByRole('link', { name: 'Remove filter: Legal Services' }).click()
  await expect(page).toHaveURL(/\?topic=law-firms#/)
  await list(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(list(page).getByText(/^Showing 9 of \d+ articles/)).toBeVisible()
  await list(page).getByText('Hide Filters').click()
  await expect(list(page).getByRole('link', { name: 'All Categories' })).toBeHidden()

  await page.setViewportSize({ width: 390, height: 800 })
  await list(page).getByText('Show Filters').click()
  await list(page).getByRole('link', { name: 'Beauty' }).click()
  await expect(list(page).getByText('Show Filters')).toBeVisible()
  await expect(list(page).getByRole('link', { name: 'All Categories' })).toBeHidden()
})

test('a search without matches says so and suggests a correction @nightly', async ({ page }) => {
  await openPage(page, '/blog?q=hospitalty')
  await expect(list(page).getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await list(page).getByRole('link', { name: 'hospitality' }).click()
  await expect(page).toHaveURL(/\?q=hospitality#articles$/)
  await expect(list(page).getByRole('article').first()).toContainText('Hospitality')
})

test('the list follows the search, which suggests titles and fills in the chosen one', async ({ page }) => {
  await openPage(page, '/blog')
  await field(page).fill('e')
  const option = page.getByRole('option')
  await expect(option).toHaveCount(6)
  await expect(page.getByText('Scroll, or use the arrow keys, to see the rest.')).toBeVisible()
  const place = () => page.evaluate(() => [scrollY, history.length])
  const before = await place()
  await field(page).fill('domain')
  await expect(option).toHaveText([/Who owns your domain name/])
  // The list follows the typed text without new history entries or scrolling.
  await expect(page).toHaveURL(/\/blog\?q=domain$/)
  await expect(titles(page).first()).toHaveText(/Who owns your domain name/)
  expect(await place()).toEqual(before)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue(/^Who owns your domain name/)
  await expect(titles(page)).toHaveText([/Who owns your domain name/])
  await field(page).fill('domain')
  await expect(option.first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(option.first()).toBeHidden()
})

test('the archive lists all articles by year and month, with filters by year and category @nightly', async ({
  page,
}) => {
  await openPage(page, '/blog')
  await page.getByRole('link', { name: 'View All Articles' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Every article, by year and month' }),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Showing (\d+) of \1 articles/)).toBeVisible()
  const month = main.getByRole('region', { name: 'November 2026' })
  await expect(month.getByRole('heading', { level: 3 })).toHaveText(/^November( \d+ articles)?$/)
  await main.getByRole('link', { name: /^2025/ }).click()
  await expect(page).toHaveURL(/\?year=2025$/)
  await expect(main.getByRole('heading', { level: 2, name: /^2026/ })).toHaveCount(0)
  await main.getByRole('link', { name: 'Beauty', exact: true }).click()
  await expect(page).toHaveURL(/\?year=2025&category=beauty$/)
  await expect(main.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await main.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(main.getByText(/^Showing (\d+) of \1 articles/)).toBeVisible()
})

test('axe finds no violations on the blog with search, filters and sharing open @looks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await openPage(page, '/blog')
  await list(page).getByText('Show Filters').click()
  await expectAccessibleInBoth(page)
  await field(page).fill('e')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInBoth(page)
  await list(page)
    .getByRole('button', { name: /^Share/ })
    .first()
    .click()
  await expectAccessibleInBoth(page)
})
