import { publicKey } from '../support/admin-api'
import { collectConsoleErrors, openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

test('a live project tells its story', async ({ page }) => {
  await page.goto('/portfolio/teluk-senja')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Teluk Senja' })).toBeVisible()
  await expect(main.getByText('LIVE', { exact: true })).toBeVisible()
  await expect(main.getByText('Apex', { exact: true })).toBeVisible()
  await expect(
    main.getByText('A nine-room hotel on an island, run by two sisters', { exact: false }),
  ).toBeVisible()
  await expect(main.getByText('HTML, CSS, JavaScript, SVG illustration')).toBeVisible()
  for (const name of ['The brief', 'What we found', 'What we built', 'What changed']) {
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(main.getByText('Sample client, sample figures')).toHaveCount(1)
  for (const view of ['phone', 'inner', 'detail']) {
    const image = main.locator(`img[src^="/images/projects/teluk-senja-${view}-"]`)
    await image.scrollIntoViewIfNeeded()
    await expect(image, view).toHaveAttribute('alt', /\w{3}/)
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), view)
      .toBeGreaterThan(0)
  }
  await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
    'href',
    '/book-a-call?package=Apex&trade=Hotels',
  )
  const site = main.getByRole('link', { name: /^View Live Site/ })
  await expect(site).toHaveAttribute('href', '/demo/teluk-senja/')
  await expect(site).toHaveAttribute('target', '_blank')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Portfolio'])

  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  // The project is a sample, so it has no structured data about a work.
  expect(types).toEqual(['BreadcrumbList'])

  await main.getByRole('link', { name: 'Harun Lim Devan' }).first().click()
  await expect(page).toHaveURL('/portfolio/harun-lim')
})

test('the site of each live sample exists and is not in the sitemap', async ({ request }) => {
  const query = 'select=slug,project_url&is_active=eq.true&is_live_project=eq.true'
  const rows = await request.get(`/rest/v1/portfolio_projects?${query}`, {
    headers: { apikey: publicKey },
  })
  const samples = (await rows.json()) as Array<{ slug: string; project_url: string }>
  expect(samples).toHaveLength(8)
  for (const { slug, project_url: address } of samples) {
    expect(address).toBe(`/demo/${slug}/`)
    const site = await request.get(address, { maxRedirects: 0 })
    expect(site.status(), address).toBe(200)
    expect(site.headers()['x-robots-tag'], address).toBe('noindex')
    expect(await site.text(), address).toContain('Sample site: the business is invented.')
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('/demo/')
})

test('the last project links to the first @nightly', async ({ page }) => {
  await page.goto('/portfolio/bengkel-ketam')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Terang Eye Clinic' }).first(),
  ).toHaveAttribute('href', '/portfolio/klinik-terang')
  await page.route('**/rest/v1/portfolio_projects?*display_order.gt*', (route) => route.fulfill({ json: [] }))
  await openPage(page, '/unsubscribe')
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await page.getByRole('link', { name: 'Kuih Selasa', exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Teluk Senja' }).first()).toBeVisible()
})

test('a project in progress shows its progress at once', async ({ page }) => {
  const faults = collectConsoleErrors(page)
  await page.route('**/assets/**.js', async (route) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Harun Lim Devan' })).toBeVisible()
    await route.continue()
  })
  await openPage(page, '/portfolio/harun-lim')
  const main = page.getByRole('main')
  await expect(page.getByText('Loading project...')).toHaveCount(0)
  await expect(main.getByText('Project In Progress', { exact: true })).toBeVisible()
  await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'View Portfolio' })).toHaveAttribute('href', '/portfolio')
  const steps = (phase: string) => main.getByRole('list', { name: phase }).getByRole('listitem')
  await expect(steps('Design')).toHaveText([/: done$/, /: done$/, /: done$/])
  await expect(steps('Development')).toHaveText([/: done$/, /: in progress$/, /: to come$/])
  await expect(steps('Launch')).toHaveText([/: to come$/, /: to come$/, /: to come$/])
  expect(faults).toEqual([])
})

test('a concept shows its reason and effort, and has no schedule @nightly', async ({ page }) => {
  const faults = collectConsoleErrors(page)
  await openPage(page, '/portfolio/mutiara')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Mutiara Dental' })).toBeVisible()
  await expect(main.getByText('CONCEPT', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Why we drew it' })).toBeVisible()
  await expect(main.getByText('Fear of the dentist is mostly fear of not knowing.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'What it would take' })).toBeVisible()
  await expect(main.getByText('Spark Package', { exact: true })).toBeVisible()
  await expect(main.getByText('Up to 5 pages, 1 to 2 weeks', { exact: true })).toBeVisible()
  await expect(main.getByText('From RM2,500, quoted once', { exact: true })).toBeVisible()
  await expect(main.getByText('Medical Sector', { exact: true })).toBeVisible()
  for (const text of ['Project In Progress', 'Coming Soon', 'Project timeline', 'View Live Site']) {
    await expect(main.getByText(text), text).toHaveCount(0)
  }
  await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
    'href',
    '/book-a-call?package=Spark&trade=Medical+Sector',
  )
  expect(faults).toEqual([])
})

test('after a click it takes the specified second to load @nightly', async ({ page }) => {
  await openPage(page, '/portfolio')
  const clicked = Date.now()
  await page.getByRole('link', { name: /^View Details.*Harun Lim Devan/ }).click()
  await expect(page.getByText('Loading project...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Harun Lim Devan' })).toBeVisible()
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(1000)
})
