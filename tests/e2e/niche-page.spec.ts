import type { Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
import { publishedNiches } from '../support/niches'
import { expect, test } from '../support/test'

async function open(page: Page, path: string) {
  await page.goto(path)
  await siteReady(page)
}

/** Answers the request for one niche page with another content. */
async function answerNicheWith(
  page: Page,
  change: (row: Record<string, unknown>) => Record<string, unknown>,
) {
  await page.route(/\/rest\/v1\/niche_pages\?.*content/, async (route) => {
    const response = await route.fetch()
    const rows = (await response.json()) as Array<Record<string, unknown>>
    await route.fulfill({ response, json: rows.map(change) })
  })
}

test('every niche is written out beforehand with its ten parts, in their order', async ({
  page,
  request,
}) => {
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

test('a phone sees what a website costs, the way to the prices and the chat within two screens', async ({
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
      expect((box?.y ?? Infinity) + (box?.height ?? 0), slug).toBeLessThanOrEqual(2 * 740)
    }
  }
})

test('the icons of all industries come from one file, which is fetched once', async ({ page }) => {
  const sprites: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('niche-icons')) sprites.push(request.url())
  })
  await open(page, '/services/law-firm')
  const icons = page.getByRole('main').locator('use')
  expect(await icons.count()).toBeGreaterThan(5)
  for (const icon of await icons.all())
    expect(await icon.evaluate((use: SVGGraphicsElement) => use.getBBox().width)).toBeGreaterThan(5)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(icons.first()).toHaveAttribute('href', /niche-icons.*\.svg#\w+$/)
  expect(sprites).toHaveLength(1)
})

test('a niche page hydrates without a fault, and its trail and structured data say where it is', async ({
  page,
}) => {
  const faults = collectFaults(page)
  await open(page, '/services/law-firm')
  await page.waitForLoadState('networkidle')
  expect(faults).toEqual([])
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', '/Services', '/Websites for Law Firms'])
  await expect(trail.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  expect(types).toEqual(['BreadcrumbList', 'Service', 'FAQPage'])
})

test('the questions of a niche page open one at a time, the first from the start', async ({ page }) => {
  await open(page, '/services/law-firm')
  const first = page.getByText('We know that they exist and we write with restraint')
  const third = page.getByText('We leave the space out unless you have confirmed')
  await expect(first).toBeVisible()
  await page.getByText('Should we have testimonials?').click()
  await expect(third).toBeVisible()
  await expect(first).toBeHidden()
  await page.getByText('Should we have testimonials?').click()
  await expect(third).toBeHidden()
})

test('each question a trade is known for opens its answer, and every form is told the trade', async ({
  page,
}) => {
  await open(page, '/services/law-firm')
  const main = page.getByRole('main')
  const answer = page.getByText('Fear of an open bill.')
  await expect(answer).toBeHidden()
  await page.getByText('Why do callers ask for the fee').click()
  await expect(answer).toBeVisible()
  const forms = main.locator(':is(a[href^="/book-a-call"], a[href^="/contact"], a[href^="/get-a-quote"])')
  for (const form of await forms.all()) await expect(form).toHaveAttribute('href', /\?trade=Law\+Firms$/)
  expect(await forms.count()).toBeGreaterThanOrEqual(3)
})

test('THINK. LAUNCH. REPEAT. stands in one line at every width', async ({ page }) => {
  await open(page, '/services/medical-professional')
  const motto = page.getByText('THINK. LAUNCH. REPEAT.', { exact: true })
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = () =>
      motto.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        return [words.getClientRects().length, document.documentElement.scrollWidth - innerWidth]
      })
    await expect.poll(lines, `${width} px`).toEqual([1, 0])
  }
})

test('the testimonials turn by their diamonds and by the arrow keys', async ({ page }) => {
  await open(page, '/services/law-firm')
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
})

test('a niche page shows its own projects and at most two articles of its topics', async ({ page }) => {
  await open(page, '/services/law-firm')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').getByRole('heading', { name: 'Harun Lim Devan' })).toBeVisible()
  await expect(main.locator('a[href^="/blog/"]')).toHaveText([
    'Ten minutes with a client who has not called you yet',
    'A price on the page, or a form: three ways compared',
  ])
})

test('every spelling of a slug leads to the one canonical address', async ({ page, request }) => {
  const law = (await publishedNiches(request)).find(({ slug }) => slug === 'law-firm')
  for (const spelling of [...(law?.aliases ?? []), 'Law-Firm', 'law-firms']) {
    await page.goto(`/services/${spelling}`)
    await expect(page, spelling).toHaveURL(/\/services\/law-firm$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A worried reader')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/services\/law-firm$/)
  }
})

test('an unknown service, and none at all, are told so and kept out of search engines', async ({ page }) => {
  for (const [path, message] of [
    [
      '/services/circus',
      'Service page for "circus" is not yet available. Please check back later or contact us for more information.',
    ],
    [
      '/services/a,b)',
      'Service page for "a,b)" is not yet available. Please check back later or contact us for more information.',
    ],
    ['/services/%20', 'Service category not specified.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services')
    await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  }
})

test('a niche page that cannot be fetched says so and comes when asked again', async ({ page }) => {
  await open(page, '/services')
  await page.route('**/rest/v1/niche_pages**', (route) => route.abort())
  await page.getByRole('link', { name: 'Law Firms' }).click()
  const panel = page.getByRole('alert').filter({ hasText: 'Service Not Found' })
  await expect(panel).toContainText('Failed to load the page content. Please try again later.')
  await page.unroute('**/rest/v1/niche_pages**')
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A worried reader')
})

test('with the backend stopped both pages still read in full', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.abort())
  await open(page, '/services')
  await expect(page.getByRole('heading', { name: 'Law Firms' })).toBeVisible()
  await page.goto('/services/law-firm')
  await siteReady(page)
  await expect(page.getByText('Managing partner, law firm in Petaling Jaya')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Harun Lim Devan' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reading for your trade' })).toBeVisible()
})

test('what cannot be fetched beside a niche page hides its own section only', async ({ page }) => {
  await open(page, '/services')
  for (const table of ['niche_testimonials', 'portfolio_projects', 'blog_posts']) {
    await page.route(`**/rest/v1/${table}**`, (route) => route.abort())
  }
  await page.getByRole('link', { name: 'Law Firms' }).click()
  await expect(page.getByRole('heading', { name: 'Questions partners put to us' })).toBeVisible()
  for (const heading of ['Firms whose pages name names', 'What they wrote to us', 'Reading for your trade']) {
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
  }
})

test('a malformed content shows its sound parts, and markup in it is only text', async ({ page }) => {
  await answerNicheWith(page, (row) => ({
    ...row,
    content: {
      hero: { headlineText: '<img src=x onerror=alert(1)>', ctaText: 'Go', ctaLink: 'javascript:alert(1)' },
      solutionOutcome: { sectionHeadline: 'After', outcomes: 'none' },
      faq: {
        sectionHeadline: 'Still asked',
        faqItems: [{ question: 'Why?', answer: 'So.' }, { question: 3 }],
      },
    },
  }))
  await open(page, '/services')
  await page.getByRole('link', { name: 'Hotels' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go', exact: true })).toHaveAttribute(
    'href',
    '/book-a-call?trade=Hotels',
  )
  await expect(page.getByRole('heading', { name: 'Still asked' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'After' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ready to Own Your Digital Future?' })).toBeVisible()
})
