import { publicKey } from '../support/admin-api'
import { openPage } from '../support/console-errors'
import { expectAccessibleInBoth } from '../support/visual-checks'
import { expect, test } from '../support/test'

test('Home introduces the studio, shows the sections and figures of the specification, and has its footer', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Web Design & Development', { exact: true })).toBeVisible()
  const call = page.getByRole('link', { name: /Book My Free Strategy Call/ })
  await expect(call).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/)
  await expect(call).toHaveAttribute('target', '_blank')
  await expect(call).toHaveAttribute('rel', /noopener/)
  const proposal = page.getByRole('link', { name: /Get My Free Proposal/ })
  await expect(proposal).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  await expect(page.getByRole('heading', { name: 'Ready to Own Your Digital Future?' })).toBeVisible()

  const main = page.getByRole('main')
  for (const [figure, label] of [
    ['98%', 'client satisfaction'],
    ['2-Week', 'average delivery'],
    ['100%', 'project success rate'],
    ['99.9%', 'uptime'],
    ['Modern', 'tech stack'],
    ['5-Star', 'satisfaction'],
    ['95%', 'client retention'],
  ] as const) {
    await expect(main.getByText(figure, { exact: true }).first(), figure).toBeVisible()
    await expect(main.getByText(label, { exact: true }).first(), label).toBeVisible()
  }
  for (const heading of [
    'Project Authority & Trust',
    'Streamline Patient Experience',
    'Generate Leads & Drive Sales',
    'Your Growth Partner, From Strategy to Scale',
    'Our Approach',
    'Discovery & Strategy',
    'Design & Content',
    'Launch & SEO',
    'Support & Growth',
  ]) {
    await expect(main.getByRole('heading', { name: heading, exact: true }), heading).toBeVisible()
  }
  for (const [name, href] of [
    ['See Our Work for Law Firms', '/services/law-firm'],
    ['See Our Work for Clinics', '/services/medical-professional'],
    ['See Our Work for SMEs', '/services/sme-startup'],
    ['View All Projects', '/portfolio'],
    ['Explore Our Packages', '/pricing'],
  ] as const) {
    await expect(main.getByRole('link', { name }), name).toHaveAttribute('href', href)
  }

  const footer = page.getByRole('contentinfo')
  for (const name of ['Home', 'Services', 'Portfolio', 'Pricing', 'About', 'Blog']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  await expect(footer.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )
  await expect(footer).toContainText('Join 500+ professionals')
  await expect(footer).toContainText('SSM: Pending')
  await expect(footer).toContainText('SST: Pending')
  await expect(footer).toContainText('All rights reserved')
  await expect(footer).toContainText('Designed with passion in Malaysia.')

  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (bar: string) =>
    page
      .locator(`.steps-bars > ${bar}`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const empty = await ground('i[class=""]')
  for (const filled of ['.is-first', '.is-on', '.is-fading'])
    expect(await ground(filled), `${filled} is visible in forced colours`).not.toBe(empty)
})

test('Home shows the three featured projects and opens their sites in a new tab', async ({
  page,
  request,
}) => {
  const query = 'select=title&is_active=eq.true&is_featured_homepage=eq.true&order=display_order&limit=3'
  const response = await request.get(`/rest/v1/portfolio_projects?${query}`, {
    headers: { apikey: publicKey },
  })
  const titles = ((await response.json()) as Array<{ title: string }>).map(({ title }) => title)
  expect(titles).toHaveLength(3)
  await page.goto('/')
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Built with' }) })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(titles)
  await expect(cards.getByText('LIVE', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 2, name: 'Work you can open and try' })).toBeVisible()
  await expect(cards.locator('a[target=_blank]').filter({ hasText: 'View Live Site' })).toHaveCount(3)
})

test('on a phone a new page starts at the top, and Back to Home restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const heading = page.getByRole('heading', { name: 'Ready to Own Your Digital Future?' })
  const place = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(heading).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [0] })
  const link = page.getByRole('link', { name: 'or choose a time' }).last()
  await link.hover()
  const before = await place()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Discuss/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(place).toBe(before)
})

test('the first Tab stop skips to the content', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('axe finds no violations on Home with its menu open @looks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await openPage(page, '/')
  await page.getByLabel('Toggle menu').click()
  await expectAccessibleInBoth(page)
})
