import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name })

test('About shows its story, the founder’s signed letter and the authors, and has one red button', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page).toHaveTitle(/^About Rentak Studio/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/)
  const main = page.getByRole('main')
  for (const name of [
    'Why there is a studio called Rentak',
    'Who takes the first call',
    'How We Partner With You',
    'Every trade has its own first question',
    'Ready to Own Your Digital Future?',
  ]) {
    await expect(heading(page, name), name).toBeVisible()
  }
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('term') })
  await expect(cards).toHaveCount(4)
  await expect(page.getByText('If you cannot change your own telephone number')).toBeVisible()
  await expect(page.getByText('Partner, two-lawyer practice in Melaka')).toBeVisible()
  await expect(page.getByRole('link', { name: /Get My Free Proposal/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  )
  await expect(page.getByText('Founder, Rentak Studio')).toBeVisible()
  const links = page.getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect(links).toHaveCount(4)
  await expect(links.first()).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\//)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }

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

test('the application form is fetched when the pointer reaches its button, not while reading the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/work-form-')) asked.push(request.url())
  })
  await openPage(page, '/about')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole('heading', { level: 2 }).first().hover()
  expect(asked).toEqual([])
  const fetched = page.waitForRequest(/\/assets\/work-form-/)
  await page.getByRole('button', { name: 'Work With Us' }).hover()
  await fetched
})
