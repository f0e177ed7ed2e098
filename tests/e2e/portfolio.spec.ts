import type { Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
import { expect, test } from '../support/test'

const gallery = (page: Page) => page.locator('#portfolio-gallery')
const cards = (page: Page) => gallery(page).getByRole('article')
const states = (page: Page) => page.getByRole('list', { name: 'Status' })

async function open(page: Page, address = '/portfolio') {
  await page.goto(address)
  await siteReady(page)
}

/** Comes from a page without data of its own, so that the portfolio must load all of its in the browser. */
async function arriveByClick(page: Page) {
  await page.goto('/unsubscribe')
  await siteReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Strategy Meets Stunning Design')
}

test('opens with its stats, counts what the gallery shows as live as sample projects, and Jump to Our Work goes there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const main = page.getByRole('main')
  const live = await gallery(page)
    .getByRole('link', { name: /^Live Projects \d+$/ })
    .innerText()
  for (const text of [
    `${/\d+/.exec(live)?.[0]}+`,
    'Sample Projects',
    'Custom Solutions',
    'Modern',
    'Tech Stack',
  ]) {
    await expect(main.getByText(text, { exact: true }), text).toBeVisible()
  }
  await main.getByRole('link', { name: 'Jump to Our Work' }).click()
  await expect(gallery(page)).toBeFocused()
  await expect.poll(async () => Math.round((await gallery(page).boundingBox())?.y ?? 0)).toBeLessThan(120)
  await expect(page).toHaveURL(/\/portfolio$/)
})

test('shows six projects with their state, package, tags and the right button', async ({ page }) => {
  await open(page)
  await expect(page.getByText('Showing 6 of 15 projects')).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
  const live = cards(page).filter({ hasText: 'Teluk Senja' })
  await expect(live.getByText('LIVE', { exact: true })).toBeVisible()
  await expect(live.getByText('Apex', { exact: true })).toBeVisible()
  await expect(live.getByRole('list', { name: 'Built with' }).getByRole('listitem')).toHaveText([
    'HTML',
    'CSS',
    'JavaScript',
    '+1',
  ])
  await expect(live.getByRole('list', { name: 'Industry' }).getByRole('listitem')).toHaveText([
    'Hotel',
    'Langkawi',
    '+1',
  ])
  const site = live.getByRole('link', { name: /^View Live Site/ })
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(site).toHaveAttribute('href', '/demo/teluk-senja/')
  await expect(live.getByRole('link', { name: 'Teluk Senja', exact: true })).toHaveAttribute(
    'href',
    '/portfolio/teluk-senja',
  )
  await expect(
    cards(page)
      .filter({ hasText: 'Harun Lim Devan' })
      .getByRole('link', { name: /^View Details/ }),
  ).toHaveAttribute('href', '/portfolio/harun-lim')
  await expect(page.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/book-a-call')
})

test('a state is chosen in the address: it can be shared, Back undoes it, the page stays where it is', async ({
  page,
}) => {
  await open(page)
  await states(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await states(page).getByRole('link', { name: 'Concepts 3' }).click()
  await expect(page).toHaveURL('/portfolio?status=concept')
  await expect(page.getByText('Showing 3 of 3 concepts (15 projects in all)')).toBeVisible()
  await expect(cards(page).getByText('CONCEPT', { exact: true })).toHaveCount(3)
  await expect(states(page).getByRole('link', { name: 'Concepts 3' })).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/portfolio')
  await expect(page.getByText('Showing 6 of 15 projects')).toBeVisible()

  const faults = collectFaults(page)
  await open(page, '/portfolio?status=in_progress')
  await expect(cards(page).getByText('IN PROGRESS', { exact: true })).toHaveCount(4)
  await expect(page.getByText('Showing 4 of 4 projects in progress (15 projects in all)')).toBeVisible()
  expect(faults).toEqual([])
})

test('packages and industries filter too, show as chips, and come off one by one or all at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page)
  const toggle = gallery(page).locator('summary')
  await expect(toggle).toHaveText(/Show Filters/)
  await toggle.click()
  await expect(toggle.getByText('Hide Filters')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Package' }).getByRole('link')).toHaveText([
    'All Packages',
    'Spark Package',
    'Amplify Package',
    'Apex Package',
    'Bespoke',
  ])
  await expect(page.getByRole('list', { name: 'Industry' }).first().getByRole('link')).toHaveCount(14)
  await page.getByRole('list', { name: 'Package' }).getByRole('link', { name: 'Bespoke' }).click()
  await expect(page.getByText('Showing 2 of 2 projects (15 projects in all)')).toBeVisible()
  await page.getByRole('link', { name: 'Medical Sector', exact: true }).click()
  await expect(page).toHaveURL('/portfolio?package=bespoke&industry=medical')
  await expect(page.getByText('Showing 1 of 1 project (15 projects in all)')).toBeVisible()
  await expect(toggle.getByText('Hide Filters'), 'on a wide screen the panel stays').toBeVisible()

  await page.getByRole('link', { name: 'Remove filter: Bespoke' }).click()
  await expect(page).toHaveURL('/portfolio?industry=medical')
  await expect(page.getByText('Showing 2 of 2 projects (15 projects in all)')).toBeFocused()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page.getByText('Showing 6 of 15 projects')).toBeVisible()
})

test('on a phone the panel holds the states too, and closes when something is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await expect(states(page)).toBeHidden()
  const toggle = gallery(page).locator('summary')
  await toggle.click()
  await states(page).getByRole('link', { name: 'Live Projects 8' }).click()
  await expect(page.getByText('Showing 6 of 8 live projects')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter: Live Projects' })).toBeVisible()
  await expect(states(page)).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('Show 9 More shows all, Show Less takes 0.9 s, and a filter begins with six again', async ({ page }) => {
  await open(page)
  const button = gallery(page).getByRole('button')
  await expect(page.getByText('9 more projects to explore')).toBeVisible()
  await page.getByRole('button', { name: 'Show 9 More' }).click()
  await expect(cards(page)).toHaveCount(15)
  await expect(page.getByText('Viewing all 15 projects in this category')).toBeVisible()
  await expect(page.getByText('Showing 15 of 15 projects')).toBeVisible()

  const pressed = Date.now()
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toHaveText('Show Less')
  await expect(page.getByRole('button', { name: 'Show 9 More' })).toBeEnabled()
  expect(Date.now() - pressed).toBeGreaterThan(850)
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Show 9 More' })).toBeInViewport()

  await button.click()
  await expect(cards(page)).toHaveCount(15)
  await states(page).getByRole('link', { name: 'Live Projects 8' }).click()
  await expect(page.getByRole('button', { name: 'Show 2 More' })).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
})

test('Back from a project finds the whole list, at the place where it was left', async ({ page }) => {
  // Other tests publish meanwhile, which would change the list above the place.
  await page.route('**/rpc/content_versions', (route) => route.abort())
  await open(page)
  await page.getByRole('button', { name: 'Show 9 More' }).click()
  await expect(cards(page)).toHaveCount(15)
  const card = cards(page).filter({ hasText: 'Cetak Dua' })
  await card.getByRole('link', { name: /^View Details/ }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await card.getByRole('link', { name: /^View Details/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cetak Dua' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(15)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
})

test('says what the studio’s blueprint is, and ends in the closing band', async ({ page }) => {
  await open(page)
  await expect(
    page.getByRole('heading', { level: 2, name: 'Our Blueprint for Your Digital Success' }),
  ).toBeVisible()
  for (const name of [/^Strategy/, /^Design/, /^Build/]) {
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Ready to Own Your Digital Future?' })).toBeVisible()
})

test('loads in the browser, says when it cannot, and comes when asked again', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/portfolio_*', async (route) => {
    await held
    await route.abort()
  })
  await arriveByClick(page)
  await expect(page.getByText('Loading portfolio...')).toBeVisible()
  release()
  const panel = gallery(page).getByRole('alert').filter({ hasText: 'Unable to Load Portfolio' })
  await expect(panel).toContainText('Failed to load portfolio. Please try again.')
  await expect(page.getByText('5+', { exact: true }), 'the count falls back to 5').toBeVisible()
  await gallery(page).locator('summary').click()
  await expect(gallery(page).getByText('Failed to load portfolio categories.')).toBeVisible()

  await page.unroute('**/rest/v1/portfolio_*')
  const categories = gallery(page).getByRole('alert').filter({ hasText: 'categories' })
  await categories.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: 'Law Firms', exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(gallery(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('says that nothing matches, with a way back to everything', async ({ page }) => {
  await open(page, '/portfolio?status=concept&industry=law')
  await expect(page.getByRole('heading', { name: 'No Projects Found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your filters or search query.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(page).toHaveURL('/portfolio')
})

test('with no project at all it leads to the contact page', async ({ page }) => {
  await page.route('**/rest/v1/portfolio_projects*', (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': '*/0' } }),
  )
  await page.route('**/rest/v1/portfolio_settings*', (route) => route.fulfill({ json: [] }))
  await arriveByClick(page)
  await expect(page.getByRole('heading', { name: 'No Projects Found' })).toBeVisible()
  await expect(page.getByText("We couldn't find any projects matching your criteria.")).toBeVisible()
  await expect(gallery(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(
    page.getByRole('heading', { name: 'Every project and its status' }),
    'the default where the setting is missing',
  ).toBeVisible()
})

test('the others failing to come leaves the six, says so, and comes when asked again', async ({ page }) => {
  await open(page)
  await page.route('**/rest/v1/portfolio_projects?*offset=6*', (route) => route.abort())
  await page.getByRole('button', { name: 'Show 9 More' }).click()
  const panel = gallery(page).getByRole('alert')
  await expect(panel).toContainText('Unable to Load Portfolio')
  await expect(cards(page)).toHaveCount(6)
  await page.unroute('**/rest/v1/portfolio_projects?*offset=6*')
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(15)
})

test('with the backend stopped it still reads in full', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.abort())
  await open(page)
  await expect(cards(page)).toHaveCount(6)
  await expect(states(page).getByRole('link', { name: 'All Statuses 15' })).toBeVisible()
  await expect(page.getByText('Unable to Load Portfolio')).toHaveCount(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every project can be reached, the filters’ links are there, and the panel opens', async ({
    page,
  }) => {
    await page.goto('/portfolio')
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('button', { name: /^Show \d+ More$/ })).toBeHidden()
    const others = page.getByRole('list', { name: 'More projects' }).getByRole('link')
    await expect(others).toHaveCount(9)
    await gallery(page).locator('summary').click()
    await expect(page.getByRole('link', { name: 'Law Firms', exact: true })).toHaveAttribute(
      'href',
      '/portfolio?industry=law',
    )
  })
})
