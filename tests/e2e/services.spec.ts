import type { Page } from '@playwright/test'
import { siteReady } from '../support/faults'
import { expectAccessibleInBoth } from '../support/looks'
import { publishedNiches } from '../support/niches'
import { expect, test } from '../support/test'

async function open(page: Page, path: string) {
  await page.goto(path)
  await siteReady(page)
}

/** Comes to the directory by a link, so that its data must be fetched in the browser. */
async function arriveAtServicesByClick(page: Page) {
  await open(page, '/unsubscribe')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL(/\/services$/)
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Find your industry' })
const names = (page: Page) => page.locator('#industries').getByRole('heading', { level: 3 })

test('the directory shows 6 sectors, then as many as the database has, and 6 again', async ({
  page,
  request,
}) => {
  const all = await publishedNiches(request)
  await open(page, '/services')
  await expect(page.getByText(`6 of ${all.length}`, { exact: true })).toBeVisible()
  await expect(names(page).filter({ visible: true })).toHaveText(all.slice(0, 6).map(({ name }) => name))
  const toggle = page.getByRole('button', { name: 'View All Sectors' })
  await toggle.click()
  await expect(names(page).filter({ visible: true })).toHaveText(all.map(({ name }) => name))
  await page.getByRole('button', { name: 'Show Fewer Sectors' }).click()
  await expect(names(page).filter({ visible: true })).toHaveCount(6)
  await expect(toggle).toBeInViewport()
})

test('the directory states its three claims, scrolls to its list, and leads those who are not on it to a call', async ({
  page,
}) => {
  await open(page, '/services')
  const main = page.getByRole('main')
  for (const [figure, label] of [
    ['Deep', 'Industry Experience'],
    ['95%', 'Client Retention'],
    ['Bespoke', 'Technical Solutions'],
  ] as const) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible()
    await expect(main.getByText(label, { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Explore Industries' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(page.getByRole('heading', { name: 'Law Firms' })).toBeInViewport()
  await expect(main.getByRole('link', { name: 'Tell Us About Your Industry' })).toHaveAttribute(
    'href',
    '/book-a-call',
  )
  await expect(main.locator('a[href^="/blog/"]')).toHaveCount(3)
})

test('the first trade begins within the first screen of a phone, and says what its page answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/services')
  await expect(names(page).first()).toBeInViewport()
  await expect(page.locator('#industries').getByRole('listitem').first()).toContainText(/Answers: .+\?/)
})

test('the search types the names of the industries until it is used', async ({ page }) => {
  await open(page, '/services')
  await expect(field(page)).toHaveAttribute('placeholder', /^Law/)
  await page.getByRole('main').getByRole('button', { name: 'Pause typing' }).click()
  await expect(field(page)).toHaveAttribute('placeholder', 'SMEs & Startups')
  await page.getByRole('main').getByRole('button', { name: 'Resume typing' }).click()
  await expect(field(page)).toHaveAttribute('placeholder', /\|$/)
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('placeholder', 'SMEs & Startups')
})

test('the search suggests six at most and obeys down, up, Escape and Enter', async ({ page }) => {
  await open(page, '/services')
  const option = page.getByRole('option')
  const marked = page.getByRole('option', { selected: true })
  await field(page).pressSequentially('e')
  await expect(option).toHaveCount(6)
  await field(page).fill('rumah sewa')
  await expect(option).toHaveText([
    /^Property & Real Estate/,
    /^Homestay & Vacation Rentals/,
    /^Bahasa Melayu/,
  ])
  await page.keyboard.press('ArrowUp')
  await expect(marked).toHaveText(/^Bahasa Melayu/)
  await page.keyboard.press('ArrowDown')
  await expect(marked).toHaveText(/^Property & Real Estate/)
  await page.keyboard.press('Escape')
  await expect(option).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/property-real-estate$/)
  await expect(page).toHaveTitle(/Property/)
})

test('a trade is found in Malay and misspelt; an unknown one leads to a call that knows the word', async ({
  page,
}) => {
  await open(page, '/services')
  await field(page).fill('circus')
  await expect(page.getByText('We have no page for “circus” yet. Closest match:').first()).toBeVisible()
  await expect(page.getByRole('option')).toHaveText(['SMEs & Startups'])
  await expect(page.getByRole('link', { name: 'Tell us about it on a call' })).toHaveAttribute(
    'href',
    '/book-a-call?trade=circus',
  )
  await field(page).fill('akauntn')
  await expect(page.getByRole('option')).toHaveText([/^Accounting Firms/])
  await field(page).fill('klinik')
  await page.getByRole('option', { name: 'Medical Sector' }).click()
  await expect(page).toHaveURL(/\/services\/medical-professional$/)
})

test('a sector that is still to come is listed and is no link', async ({ page }) => {
  await page.route(/\/rest\/v1\/niche_pages\?.*tagline/, async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as Array<{ slug: string; status: string }>
    const json = rows.map((row) => (row.slug === 'law-firm' ? { ...row, status: 'coming_soon' } : row))
    await route.fulfill({ response, json })
  })
  await arriveAtServicesByClick(page)
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Law Firms' }) })
  await expect(entry).toContainText('Coming soon')
  await expect(entry.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Hotels' })).toHaveAttribute('href', '/services/hotel')
})

test('the directory says that it is loading, then that it failed, and loads when asked again', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/niche_pages**', async (route) => {
    await held
    await route.abort()
  })
  await page.route('**/rest/v1/blog_posts**', (route) => route.abort())
  await arriveAtServicesByClick(page)
  await expect(page.getByText('Loading industries...')).toBeVisible()
  release()
  const panel = page.getByRole('alert').filter({ hasText: 'Unable to Load Industries' })
  await expect(panel).toContainText('Failed to load the page content. Please try again later.')
  await expect(page.getByRole('heading', { name: 'Written for owners' })).toHaveCount(0)
  await page.unroute('**/rest/v1/niche_pages**')
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Law Firms' })).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all sectors stand in the directory, and a niche page reads in full', async ({ page, request }) => {
    const all = await publishedNiches(request)
    await page.goto('/services')
    await expect(names(page).filter({ visible: true })).toHaveCount(all.length)
    await expect(page.getByRole('button', { name: 'View All Sectors' })).toBeHidden()
    await field(page).fill('klinik')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/services\?industry=klinik#industries$/)
    await expect(page.getByRole('link', { name: 'Medical Sector' })).toBeInViewport()
    await page.getByRole('link', { name: 'Law Firms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A worried reader')
    await expect(page.getByText('THINK. LAUNCH. REPEAT.')).toBeVisible()
  })
})

test('axe finds nothing on the directory with its search open and all sectors shown @looks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, '/services')
  await page.getByRole('button', { name: 'View All Sectors' }).click()
  await field(page).fill('e')
  await page.keyboard.press('ArrowDown')
  await expectAccessibleInBoth(page)
})
