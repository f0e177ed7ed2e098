import { collectConsoleErrors, siteReady } from '../support/console-errors'
import { expect, test } from '../support/test'

test('Pricing shows what is specified, scrolls to the three stages, and links each to a call', async ({
  page,
}) => {
  const faults = collectConsoleErrors(page)
  await page.goto('/pricing')
  await siteReady(page)
  const main = page.getByRole('main')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pricing That Scales With Your Ambition' }),
  ).toBeVisible()
  for (const label of ['Custom Solution Tiers', 'Efficient Project Timelines', 'Custom Solutions']) {
    await expect(main.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(main.getByText('100%', { exact: true })).toBeVisible()
  await expect(main.getByText('Care & Maintenance plan').first()).toBeVisible()
  await expect(main.getByText('RM2,500', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('RM50,000+', { exact: true }).first()).toBeVisible()

  const stages = page.locator('#tailored-solutions')
  await expect(stages).not.toBeInViewport({ ratio: 0.5 })
  await main.getByRole('link', { name: 'Explore Our Approach' }).click()
  await expect
    .poll(() => stages.evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(120)

  for (const audience of [
    'new ventures and startups',
    'growing businesses and SMEs',
    'market leaders and established organizations',
  ]) {
    await expect(stages.getByText(audience)).toBeVisible()
  }
  for (const [name, from, scope] of [
    ['Spark', 'From RM2,500', 'Up to 5 pages, 1 to 2 weeks'],
    ['Amplify', 'From RM5,000', 'Up to 15 pages, 2 to 3 weeks'],
    ['Apex', 'From RM10,000', 'More than 15 pages, 4 weeks and more'],
  ] as const) {
    const tier = stages.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await expect(tier.getByText(from, { exact: true })).toBeVisible()
    await expect(tier.getByText(scope)).toBeVisible()
    await expect(tier.getByText(/^Not in it: /)).toBeVisible()
    await expect(tier.getByRole('link', { name: `Get Your Custom Solution with ${name}` })).toHaveAttribute(
      'href',
      `/book-a-call?package=${name}`,
    )
  }

  for (const factor of [
    'Design complexity',
    'Scope and number of pages',
    'E-commerce and payments',
    'Custom features and integrations',
    'Advanced animations',
    'Ongoing care and SEO',
  ]) {
    await expect(main.getByRole('term').filter({ hasText: factor })).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('the questions of the structured data are on the page, one open at a time, also by keyboard', async ({
  page,
}) => {
  await page.goto('/pricing')
  await siteReady(page)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const asked = data
    .map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown })
    .find((entry) => entry['@type'] === 'FAQPage')?.mainEntity as Array<{
    name: string
    acceptedAnswer: { text: string }
  }>
  expect(asked.length).toBeGreaterThanOrEqual(5)
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(1)
  await expect(page.getByText(asked[0]?.acceptedAnswer.text ?? '')).toBeVisible()
  for (const { name, acceptedAnswer } of asked.slice(1)) {
    await page.locator('summary').filter({ hasText: name }).press('Enter')
    await expect(page.getByText(acceptedAnswer.text)).toBeVisible()
    await expect(open).toHaveCount(1)
  }
  await page.locator('main details[open] > summary').press('Enter')
  await expect(open).toHaveCount(0)
})

test('the bespoke link passes its subject to the booking form', async ({ page }) => {
  await page.goto('/pricing')
  await siteReady(page)
  const link = page.getByRole('link', { name: 'Discuss a Bespoke Project' })
  const to = new URL((await link.getAttribute('href')) ?? '', 'https://studio.example')
  expect(to.pathname).toBe('/book-a-call')
  expect(to.searchParams.get('project_type')).toBe('Bespoke Project')
  const message = to.searchParams.get('message') ?? ''
  expect(message).toContain('custom bespoke project')
  await link.click()
  await expect(page.getByRole('textbox', { name: /project/i })).toHaveValue(message)
  await expect(page.getByRole('combobox', { name: /project/i })).toHaveValue(/Bespoke/)
})

test('each package has its button within its column, and the scale shows every starting price', async ({
  page,
}) => {
  await page.goto('/pricing')
  const tiers = page.locator('#tailored-solutions').getByRole('article')
  await expect(tiers).toHaveCount(3)
  for (const width of [360, 768, 1024, 1152, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const tier of await tiers.all()) {
      const column = await tier.boundingBox()
      const button = await tier.getByRole('link').boundingBox()
      const rightOf = (box: typeof column) => (box ? box.x + box.width : Number.NaN)
      expect.soft(rightOf(button), `at ${width} px`).toBeLessThanOrEqual(rightOf(column))
    }
  }
  const scale = page.getByRole('img', { name: /RM/ })
  for (const price of ['RM2,500', 'RM5,000', 'RM10,000', 'RM50,000+'])
    await expect(scale.getByText(price, { exact: true })).toBeVisible()
})
