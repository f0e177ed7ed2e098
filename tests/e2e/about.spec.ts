import type { Locator, Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
import { expect, test } from '../support/test'

async function openAbout(page: Page) {
  await page.goto('/about')
  await siteReady(page)
}

/** Comes from another page of the site, so that About's content must be loaded in the browser. */
async function arriveAtAboutByClick(page: Page) {
  await page.goto('/unsubscribe')
  await siteReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name })

test('tells the story, who takes the first call, how the work is shared, and for which trades', async ({
  page,
}) => {
  const faults = collectFaults(page)
  await openAbout(page)
  await expect(page).toHaveTitle(/^About Rentak Studio/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/)
  for (const name of [
    'Why there is a studio called Rentak',
    'Who takes the first call',
    'How We Partner With You',
    'Every trade has its own first question',
    'Ready to Own Your Digital Future?',
  ]) {
    await expect(heading(page, name), name).toBeVisible()
  }
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('term') })
  await expect(cards).toHaveCount(4)
  await expect(page.getByText('If you cannot change your own telephone number')).toBeVisible()
  await expect(page.getByText('Partner, two-lawyer practice in Melaka')).toBeVisible()
  await expect(page.getByRole('link', { name: /Get My Free Proposal/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  )
  expect(faults).toEqual([])
})

test("the founder's letter is signed and leads to their accounts, in a new tab", async ({ page }) => {
  await openAbout(page)
  await expect(page.getByText('Founder, Rentak Studio')).toBeVisible()
  const links = page.getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect(links).toHaveCount(4)
  await expect(links.first()).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\//)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('says that it is loading, then that it failed, and loads when asked again', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/about_settings**', async (route) => {
    await held
    await route.abort()
  })
  await arriveAtAboutByClick(page)
  await expect(page.getByText('Loading about page content...')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  release()
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to load page content' })
  await expect(panel).toBeVisible()
  await expect(heading(page, 'How We Partner With You')).toBeVisible()
  await page.unroute('**/rest/v1/about_settings**')
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(heading(page, 'Who takes the first call')).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('sections that the owner has emptied say the built-in words', async ({ page }) => {
  await page.route('**/rest/v1/about_settings**', (route) => route.fulfill({ json: [] }))
  await arriveAtAboutByClick(page)
  for (const name of [
    'Why this studio exists',
    'Who takes the first call',
    'Every trade has its own first question',
  ]) {
    await expect(heading(page, name), name).toBeVisible()
  }
})

test('marks in the owner’s text are marks, markup is text, and no link runs a script', async ({ page }) => {
  const value = {
    title: '<img src=x onerror=alert(1)>',
    content: ['We are **two**, see [the prices](/pricing) or [not](javascript:alert(1)).', '<b>plain</b>'],
    linkedin_url: 'javascript:alert(1)',
  }
  await page.route('**/rest/v1/about_settings**', (route) =>
    route.fulfill({ json: [{ key: 'founder_profile_section', value }] }),
  )
  await arriveAtAboutByClick(page)
  await expect(heading(page, '<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.getByText('two', { exact: true })).toHaveCSS('font-weight', '600')
  await expect(page.getByRole('link', { name: 'the prices' })).toHaveAttribute('href', '/pricing')
  await expect(page.getByText('<b>plain</b>')).toBeVisible()
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)
})

test('with the backend stopped it still reads in full and says nothing of a failure', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.abort())
  await openAbout(page)
  await expect(heading(page, 'Why there is a studio called Rentak')).toBeVisible()
  await expect(page.getByText('Founder, Rentak Studio')).toBeVisible()
  await expect(page.getByText('Failed to load page content')).toHaveCount(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('it reads in full, and Work With Us leads to the contact page', async ({ page }) => {
    await page.goto('/about')
    await expect(heading(page, 'Every trade has its own first question')).toBeVisible()
    await page.getByRole('link', { name: 'Work With Us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test('the form to work with us is fetched as a pointer reaches its button, and not by reading the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/work-form-')) asked.push(request.url())
  })
  await openAbout(page)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole('heading', { level: 2 }).first().hover()
  expect(asked).toEqual([])
  const fetched = page.waitForRequest(/\/assets\/work-form-/)
  await page.getByRole('button', { name: 'Work With Us' }).hover()
  await fetched
})

test('the one red button is for customers, and everybody who writes is shown with a portrait', async ({
  page,
}) => {
  await openAbout(page)
  const main = page.getByRole('main')
  const red = main.getByRole('link', { name: 'Book a Free Call' })
  await expect(red).toHaveAttribute('href', '/book-a-call')
  const ground = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
  expect(await ground(main.getByRole('button', { name: 'Work With Us' }))).not.toBe(await ground(red))

  for (const [slug, name] of [
    ['farah-idris', 'Farah Idris'],
    ['ranjini-pillai', 'Ranjini Pillai'],
    ['teoh-wan-qi', 'Teoh Wan Qi'],
  ] as const) {
    const person = main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(person.getByRole('link')).toHaveAttribute('href', `/blog/authors/${slug}`)
    await expect(person.locator('img')).toHaveCount(1)
  }
})
