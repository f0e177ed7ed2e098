import type { Page } from '@playwright/test'
import { collectConsoleErrors, openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

const gallery = (page: Page) => page.locator('#portfolio-gallery')
const cards = (page: Page) => gallery(page).getByRole('article')
const states = (page: Page) => page.getByRole('list', { name: 'Status' })

const open = (page: Page, address = '/portfolio') => openPage(page, address)

test('Portfolio shows its figures, six projects with status, package and tags, and the blueprint', async ({
  page,
}) => {
  await page.goto('/portfolio')
  const main = page.getByRole('main')
  const live = await gallery(page)
    .getByRole('link', { name: /^Live Projects \d+$/ })
    .innerText()
  for (const text of [
    `${/\d+/.exec(live)?.[0]}+`,
    'Live Sample Projects',
    'Custom Solutions',
    'Modern',
    'Tech Stack',
  ]) {
    await expect(main.getByText(text, { exact: true }), text).toBeVisible()
  }
  await expect(page.getByText('Showing 6 of 15 projects')).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
  const card = cards(page).filter({ hasText: 'Teluk Senja' })
  await expect(card.getByText('LIVE', { exact: true })).toBeVisible()
  await expect(card.getByText('Apex', { exact: true })).toBeVisible()
  await expect(card.getByRole('list', { name: 'Built with' }).getByRole('listitem')).toHaveText([
    'HTML',
    'CSS',
    'JavaScript',
    '+1',
  ])
  await expect(card.getByRole('list', { name: 'Industry' }).getByRole('listitem')).toHaveText([
    'Hotel',
    'Langkawi',
    '+1',
  ])
  const site = card.getByRole('link', { name: /^View Live Site/ })
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(site).toHaveAttribute('href', '/demo/teluk-senja/')
  await expect(card.getByRole('link', { name: 'Teluk Senja', exact: true })).toHaveAttribute(
    'href',
    '/portfolio/teluk-senja',
  )
  await expect(
    cards(page)
      .filter({ hasText: 'Harun Lim Devan' })
      .getByRole('link', { name: /^View Details/ }),
  ).toHaveAttribute('href', '/portfolio/harun-lim')
  await expect(page.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/book-a-call')

  await expect(
    page.getByRole('heading', { level: 2, name: 'Our Blueprint for Your Digital Success' }),
  ).toBeVisible()
  for (const name of [/^Strategy/, /^Design/, /^Build/]) {
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Ready to Own Your Digital Future?' })).toBeVisible()

  await expect(main.getByRole('link', { name: 'Jump to Our Work' })).toHaveAttribute(
    'href',
    '#portfolio-gallery',
  )
})

test('a chosen status is in the URL, can be shared, is undone by Back, and does not scroll the page', async ({
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

  const faults = collectConsoleErrors(page)
  await open(page, '/portfolio?status=in_progress')
  await expect(cards(page).getByText('IN PROGRESS', { exact: true })).toHaveCount(4)
  await expect(page.getByText('Showing 4 of 4 projects in progress (15 projects in all)')).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  const marked = states(page)
    .locator('a')
    .filter({ hasText: /Progress|Concepts/ })
  expect(
    await marked.evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine)),
    'the chosen status is visible in forced colours',
  ).toEqual(['underline', 'none'])
  expect(faults).toEqual([])
})

test('packages and industries are filters too, show as chips, and can be removed one by one or all at once @nightly', async ({
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

test('Back from a project restores the whole list and the scroll position', async ({ page }) => {
  // Other tests publish meanwhile, which would change the list above the scroll position.
  await page.route('**/rpc/content_versions', (route) => route.abort())
  await open(page)
  await page.getByRole('button', { name: 'Show 9 More' }).click()
  await expect(cards(page)).toHaveCount(15)
  const link = cards(page)
    .filter({ hasText: 'Cetak Dua' })
    .getByRole('link', { name: /^View Details/ })
  const place = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN)
  await link.hover()
  const before = await place()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cetak Dua' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(15)
  await expect.poll(place).toBe(before)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every project is linked, the filters have links, and the panel opens', async ({ page }) => {
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
