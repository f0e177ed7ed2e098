import { collectConsoleErrors, openPage } from '../support/console-errors'
import { publishedNiches } from '../support/niches'
import { expect, test } from '../support/test'

test('every industry page is prerendered with its ten sections in order', async ({ page, request }) => {
  for (const { slug, content } of await publishedNiches(request)) {
    const html = await (await request.get(`/services/${slug}`)).text()
    expect(html, slug).toContain(`<link data-prerendered="" rel="canonical"`)
    await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''))
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings, slug).toEqual([
      content.problemStatement?.sectionHeadline,
      content.solutionOutcome?.sectionHeadline,
      content.brandedProcess?.sectionHeadline,
      content.portfolioProjects?.sectionHeadline,
      content.essentialFeatures?.sectionHeadline,
      'What they wrote to us',
      content.faq?.sectionHeadline,
      'Reading for your trade',
      content.finalCta?.headlineText,
    ])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(content.hero?.headlineText)
  }
})

test('on a phone an industry page is at most 7,000 px high, with price, prices and chat in the first two screens @nightly', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { slug } of await publishedNiches(request)) {
    await page.goto(`/services/${slug}`)
    const main = page.getByRole('main')
    for (const part of [
      main.getByText('From RM2,500 for an informational site'),
      main.getByRole('link', { name: 'See the prices' }),
      main.getByRole('link', { name: /^Ask on WhatsApp/ }),
    ]) {
      const box = await part.boundingBox()
      expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), slug).toBeLessThanOrEqual(2 * 740)
    }
    const height = await page.evaluate(() => {
      document.documentElement.dataset.started = ''
      return document.documentElement.scrollHeight
    })
    expect.soft(height, slug).toBeLessThanOrEqual(7000)
  }
})

test('a phone shows the long texts of a section after a press on its summary, other screens at once; the motto is one line at every width @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/services/law-firm')
  const main = page.getByRole('main')
  for (const [label, text] of [
    ['Read on', 'Meanwhile you have rules to keep.'],
    ['Read on', 'Why do callers ask for the fee'],
    ['Read about each', 'A reader who types conveyancing'],
    ['What each of them does', 'Photograph, qualification, year of admission'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(main.getByText(text)).toBeVisible()
    await expect(main.getByText(label, { exact: true })).toBeHidden()
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(main.getByText(text)).toBeHidden()
    await main.getByText(label, { exact: true }).click()
    await expect(main.getByText(text)).toBeVisible()
    await main.getByText(label, { exact: true }).click()
  }
  const motto = page.getByText('THINK. LAUNCH. REPEAT.', { exact: true })
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = () =>
      motto.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return [words.getClientRects().length, document.documentElement.scrollWidth - innerWidth]
      })
    await expect.poll(lines, `the motto is one line at ${width} px`).toEqual([1, 0])
  }
})

test('an industry page opens its questions, changes its testimonials, shows its own projects and articles, and passes its trade to every form; the icons of all industries are in one file, fetched once', async ({
  page,
}) => {
  const faults = collectConsoleErrors(page)
  const sprites: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('niche-icons')) sprites.push(request.url())
  })
  await openPage(page, '/services/law-firm')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', '/Services', '/Websites for Law Firms'])
  await expect(trail.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  expect(types).toEqual(['BreadcrumbList', 'Service', 'FAQPage'])

  const main = page.getByRole('main')
  const answer = page.getByText('Fear of an open bill.')
  await expect(answer).toBeHidden()
  await page.getByText('Why do callers ask for the fee').click()
  await expect(answer).toBeVisible()
  const forms = main.locator(':is(a[href^="/book-a-call"], a[href^="/contact"], a[href^="/get-a-quote"])')
  for (const form of await forms.all()) await expect(form).toHaveAttribute('href', /\?trade=Law\+Firms$/)
  expect(await forms.count()).toBeGreaterThanOrEqual(3)

  const first = page.getByText('We know that they exist and we write with restraint')
  const third = page.getByText('We leave the space out unless you have confirmed')
  await expect(first).toBeVisible()
  await page.getByText('Should we have testimonials?').click()
  await expect(third).toBeVisible()
  await expect(first).toBeHidden()
  await page.getByText('Should we have testimonials?').click()
  await expect(third).toBeHidden()

  await expect(main.getByRole('article').getByRole('heading', { name: 'Harun Lim Devan' })).toBeVisible()
  await expect(main.locator('a[href^="/blog/"]')).toHaveText([
    'Ten minutes with a client who has not called you yet',
    'A price on the page, or a form: three ways compared',
  ])

  const dot = (index: number) => page.getByRole('button', { name: `Testimonial ${index} of 3` })
  const carousel = page.getByRole('region', { name: 'What they wrote to us' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByText('Managing partner, law firm in Petaling Jaya')).toBeInViewport()
  await dot(2).click()
  await expect(carousel.getByText('Sole practitioner in Melaka')).toBeInViewport()
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('list').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')

  const icons = main.locator('use')
  expect(await icons.count()).toBeGreaterThan(5)
  for (const icon of await icons.all())
    expect(await icon.evaluate((use: SVGGraphicsElement) => use.getBBox().width)).toBeGreaterThan(5)
  await trail.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(icons.first()).toHaveAttribute('href', /niche-icons.*\.svg#\w+$/)
  expect(sprites).toHaveLength(1)
  expect(faults).toEqual([])
})
