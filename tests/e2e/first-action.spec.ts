import type { Page } from '@playwright/test'
import { collectConsoleErrors } from '../support/console-errors'
import { goodEnquiry } from '../support/form-cases'
import { holdScripts } from '../support/held-requests'
import { freshAddress } from '../support/stored-rows'
import { expect, test } from '../support/test'

/**
 * A visitor's first action on each page, before any of its scripts has loaded. Nightly are those that the boot script
 * treats like another one here.
 */

const ready = (page: Page) => page.locator('html[data-ready]')
const notReady = (page: Page) => page.locator('html:not([data-ready])')
const main = (page: Page) => page.getByRole('main')
const ownFaults = (faults: string[]) => faults.filter((fault) => !fault.includes('Failed to load resource'))

// Other tests publish meanwhile, so newer content is blocked.
test.beforeEach(({ page }) => page.route('**/rpc/content_versions*', (route) => route.abort()))

interface FirstAction {
  address: string
  name: string
  act: (page: Page) => Promise<void>
  answer: (page: Page) => Promise<void>
  phone?: boolean
  nightly?: boolean
}
const cards = (page: Page) => page.locator('#portfolio-gallery article')
const gallery = (page: Page) => page.locator('#portfolio-gallery')
const search = (page: Page) => page.getByRole('combobox')
const newsletter = (page: Page) => page.getByRole('contentinfo').getByLabel('Your email')
const actions: FirstAction[] = [
  {
    address: '/',
    name: 'a tab of the showcase',
    act: (page) => page.getByRole('tab', { name: 'Design System' }).click(),
    answer: (page) => expect(page.getByRole('tab', { selected: true })).toHaveText('Design System'),
  },
  {
    address: '/',
    name: 'a link to another page',
    nightly: true,
    act: (page) => main(page).getByRole('link', { name: 'Explore Our Packages' }).click(),
    answer: (page) => expect(page).toHaveURL(/\/pricing$/),
  },
  {
    address: '/services',
    name: 'the whole directory',
    nightly: true,
    act: (page) =>
      main(page)
        .getByRole('button', { name: /^(Show|View) / })
        .click(),
    answer: (page) => expect(main(page).locator('button[aria-expanded=true]')).toBeVisible(),
  },
  {
    address: '/services',
    name: 'a search that is sent',
    nightly: true,
    act: async (page) => {
      await search(page).fill('Law')
      await search(page).press('Enter')
    },
    answer: (page) => expect(page).toHaveURL(/\/services\/law-firm$/),
  },
  {
    address: '/services',
    name: 'a search that is typed',
    act: (page) => search(page).fill('hotel'),
    answer: (page) => expect(page.getByRole('option', { name: /^Hotel/ })).toBeVisible(),
  },
  {
    address: '/services/law-firm',
    name: 'another quote',
    nightly: true,
    act: (page) => main(page).getByRole('button', { name: 'Testimonial 2 of' }).click(),
    answer: (page) =>
      expect(main(page).locator('button[aria-current=true]')).toHaveAccessibleName(/^Testimonial 2/),
  },
  {
    address: '/pricing',
    name: 'a question',
    nightly: true,
    act: (page) => main(page).locator('summary').nth(1).click(),
    answer: (page) => expect(main(page).locator('details').nth(1)).toHaveAttribute('open'),
  },
  {
    address: '/portfolio',
    name: 'the other projects',
    nightly: true,
    act: (page) => page.getByRole('button', { name: /^Show \d+ More/ }).click(),
    answer: (page) => expect.poll(() => cards(page).count()).toBeGreaterThan(6),
  },
  {
    address: '/portfolio',
    name: 'the filters',
    nightly: true,
    act: (page) => gallery(page).getByText('Show Filters').click(),
    answer: (page) => expect(gallery(page).getByText('Hide Filters')).toBeVisible(),
  },
  {
    address: '/portfolio',
    name: 'a filter',
    act: async (page) => {
      await gallery(page).getByText('Show Filters').click()
      await gallery(page)
        .getByRole('link', { name: /^Live Projects/ })
        .click()
    },
    answer: (page) => expect(page).toHaveURL(/status=live/),
  },
  {
    address: '/about',
    name: 'Work With Us',
    act: (page) => main(page).getByRole('button', { name: 'Work With Us' }).click(),
    answer: (page) => expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible(),
  },
  {
    address: '/blog',
    name: 'the share links of an article',
    nightly: true,
    act: (page) =>
      page
        .locator('#articles')
        .getByRole('button', { name: /^Share/ })
        .first()
        .click(),
    answer: (page) => expect(page.locator('.popover-panel:popover-open')).toContainText('Copy link'),
  },
  {
    address: '/blog',
    name: 'a search that is typed',
    act: (page) => search(page).fill('domain'),
    answer: async (page) => {
      await expect(page).toHaveURL(/\/blog\?q=domain$/)
      await expect(search(page)).toHaveValue('domain')
    },
  },
  {
    address: '/blog/who-owns-your-domain-name',
    name: 'a subscription',
    act: async (page) => {
      await newsletter(page).fill(freshAddress('early'))
      await newsletter(page).press('Enter')
    },
    answer: (page) =>
      expect(page.getByRole('status').filter({ hasText: 'Thank you for subscribing.' })).toBeVisible(),
  },
  {
    address: '/book-a-call',
    name: 'a day',
    act: (page) => page.locator('label:has([name="date"])').nth(2).click(),
    answer: async (page) => {
      const chosen = page.locator('label:has([name="date"])').nth(2)
      await expect(chosen.getByRole('radio')).toBeChecked()
      const [day = ''] = (await chosen.locator('.sr-only').last().innerText()).split(',')
      await expect(page.getByRole('radiogroup', { name: `Preferred time on ${day}` })).toBeVisible()
    },
  },
  {
    address: '/book-a-call',
    name: 'an email, which brings the reminders',
    nightly: true,
    act: (page) => page.getByLabel('Email or phone number').fill('mei@kedai.example'),
    answer: (page) => expect(main(page).getByRole('switch').first()).toBeVisible(),
  },
  {
    address: '/book-a-call',
    name: 'the voice call',
    nightly: true,
    act: (page) => page.getByLabel(/^Voice/).check({ force: true }),
    answer: (page) => expect(page.getByLabel(/^Voice/)).toBeChecked(),
  },
  {
    address: '/contact',
    name: 'a message',
    act: async (page) => {
      await main(page).getByLabel('Your name').fill(goodEnquiry.name)
      await main(page).getByLabel('Email or phone number').fill(freshAddress('early'))
      await main(page).getByLabel('Your message').fill(goodEnquiry.message)
      await main(page).getByRole('button', { name: 'Send message' }).click()
    },
    answer: (page) => expect(main(page).getByRole('status')).toContainText('Your message has reached us.'),
  },
  {
    address: '/contact',
    name: 'the menu of a phone',
    phone: true,
    act: (page) => page.getByRole('banner').getByLabel('Toggle menu').click(),
    answer: (page) => expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible(),
  },
  {
    address: '/get-a-quote',
    name: 'a project type',
    nightly: true,
    act: async (page) => {
      await page.getByLabel('Project type').selectOption('Website Redesign')
    },
    answer: async (page) => {
      await expect(page.getByLabel('Project type')).toHaveValue('Website Redesign')
      await expect(main(page).getByRole('definition').filter({ hasText: 'Website Redesign' })).toBeVisible()
    },
  },
]
for (const { address, name, act, answer, phone, nightly } of actions)
  test(
    `${address} does not lose the first action: ${name}`,
    { tag: nightly ? '@nightly' : [] },
    async ({ page }) => {
      const faults = collectConsoleErrors(page)
      if (phone) await page.setViewportSize({ width: 360, height: 740 })
      const scripts = await holdScripts(page)
      await page.goto(address)
      await act(page)
      await expect(notReady(page)).toBeAttached()
      scripts.release()
      await expect(ready(page)).toBeAttached()
      await answer(page)
      expect(ownFaults(faults)).toEqual([])
    },
  )

test('an incomplete form submitted early shows what is missing once its script runs, and keeps the typed text', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto('/get-a-quote')
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByLabel('Your name') })
  await page.getByLabel('Your name').fill('Mei Ling')
  await form.locator('[type=submit]').click()
  await expect(notReady(page)).toBeAttached()
  scripts.release()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Mei Ling')
})

test('a filter panel opened early closes on a phone after a choice @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = await holdScripts(page)
  await page.goto('/portfolio')
  await gallery(page).getByText('Show Filters').click()
  scripts.release()
  await expect(ready(page)).toBeAttached()
  await gallery(page)
    .getByRole('link', { name: /^Live Projects/ })
    .click()
  await expect(gallery(page).getByText('Show Filters')).toBeVisible()
  await expect(gallery(page).locator('summary')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Remove filter: Live Projects' })).toBeVisible()
})
