import type { Page } from '@playwright/test'
import { openPage } from '../support/console-errors'
import { goodEnquiry } from '../support/form-cases'
import { expectAccessibleInBoth, expectNoOverflowAtAnyWidth } from '../support/visual-checks'
import { freshAddress, storedRows } from '../support/stored-rows'
import { expect, test } from '../support/test'

const rpc = '**/rest/v1/rpc/submit_contact'
const main = (page: Page) => page.getByRole('main')
const alerts = (page: Page) => main(page).getByRole('alert')
const done = (page: Page) => main(page).getByRole('status')

const forms = {
  contact: {
    path: '/contact',
    message: 'Your message',
    submit: 'Send message',
    thanks: 'Thank you. Your message has reached us.',
  },
  quote: {
    path: '/get-a-quote',
    message: 'About your project',
    submit: 'Request my quote',
    thanks: 'Thank you. Your request has reached us.',
  },
} as const
type Form = (typeof forms)[keyof typeof forms]

const open = (page: Page, form: Form) => openPage(page, form.path)

async function fill(page: Page, form: Form, contact: string) {
  await main(page).getByLabel('Your name').fill(goodEnquiry.name)
  await main(page).getByLabel('Email or phone number').fill(contact)
  await main(page).getByLabel(form.message).fill(goodEnquiry.message)
}

const send = (page: Page, form: Form) => main(page).getByRole('button', { name: form.submit })

test('Contact shows the studio’s number, address and facts beside the form', async ({ page }) => {
  await page.goto('/contact')
  await expect(page).toHaveTitle(/^Contact Rentak Studio/)
  await expect(main(page).getByRole('link', { name: /\+60 12-345 6789/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/60123456789\?text=Hello/,
  )
  await expect(main(page).getByRole('link', { name: 'hello@rentak-studio.example' })).toHaveAttribute(
    'href',
    'mailto:hello@rentak-studio.example',
  )
  await expect(main(page)).toContainText('Kuala Lumpur, Selangor, Penang, Johor, Melaka')
  await expect(main(page).getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/get-a-quote')
})

test('a quote request has project, budget and timeline, shows them in its summary and stores them', async ({
  page,
  request,
}) => {
  const contact = freshAddress('quote')
  await open(page, forms.quote)
  await expect(page).toHaveTitle(/^Get a website quote/)
  await fill(page, forms.quote, contact)
  await main(page).getByLabel('Project type').selectOption('New Website (Spark Package)')
  await main(page).getByLabel('Budget range').selectOption('RM2,500 to RM10,000')
  await main(page).getByLabel('When should it be online?').selectOption('Within a month')
  const lines = main(page).getByRole('definition')
  await expect(lines).toHaveText(['New Website (Spark Package)', 'RM2,500 to RM10,000', 'Within a month'])
  await send(page, forms.quote).click()
  await expect(done(page)).toContainText(forms.quote.thanks)
  expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toMatchObject([
    {
      kind: 'quote',
      name: goodEnquiry.name,
      message: goodEnquiry.message,
      project_type: 'New Website (Spark Package)',
      package: 'Spark',
      budget_range: 'RM2,500 to RM10,000',
      timeline: 'Within a month',
      status: 'new',
    },
  ])
})

for (const [kind, form] of Object.entries(forms)) {
  test.describe(`the ${kind} form`, () => {
    test('fits every screen without axe violations when refused, failed or sent @looks', async ({ page }) => {
      await open(page, form)
      await send(page, form).click()
      await expect(alerts(page)).toHaveCount(3)
      await expectNoOverflowAtAnyWidth(page)
      await expectAccessibleInBoth(page)
      await page.route(rpc, (route) => route.abort())
      await fill(page, form, freshAddress('axe'))
      await send(page, form).click()
      await expect(alerts(page)).toHaveCount(1)
      await expectAccessibleInBoth(page)
      await page.unroute(rpc)
      await send(page, form).click()
      await expect(done(page)).toContainText(form.thanks)
      await expectNoOverflowAtAnyWidth(page)
      await expectAccessibleInBoth(page)
    })
  })
}

// Both forms are one component, so their common parts are tested with one of them.
test('a form can be filled in and sent by keyboard only, stores the message, and shows thanks with a link to the chat', async ({
  page,
  request,
}) => {
  const contact = freshAddress('contact')
  await open(page, forms.contact)
  await main(page).getByLabel('Your name').focus()
  await page.keyboard.type(goodEnquiry.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(contact)
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel('Your message')).toBeFocused()
  await page.keyboard.type('One line\nand another.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(done(page)).toContainText(forms.contact.thanks)
  await expect(done(page)).toBeFocused()
  await expect(done(page).getByRole('link', { name: /Chat on WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*Nurul/,
  )
  expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toMatchObject([
    { kind: 'contact', name: goodEnquiry.name, message: 'One line\nand another.' },
  ])
})
