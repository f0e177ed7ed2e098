import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

test('Pricing shows what is specified, and the button of each stage is within its column', async ({
  page,
}) => {
  await page.goto('/pricing')
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
  for (const audience of [
    'new ventures and startups',
    'growing businesses and SMEs',
    'market leaders and established organizations',
  ]) {
    await expect(stages.getByText(audience)).toBeVisible()
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
  const scale = page.getByRole('img', { name: /RM/ })
  for (const price of ['RM2,500', 'RM5,000', 'RM10,000', 'RM50,000+'])
    await expect(scale.getByText(price, { exact: true })).toBeVisible()

  const tiers = stages.getByRole('article')
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
})

test('the questions of the structured data are on the page, one open at a time, by keyboard; the bespoke link passes its subject to the booking form', async ({
  page,
}) => {
  await openPage(page, '/pricing')
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
