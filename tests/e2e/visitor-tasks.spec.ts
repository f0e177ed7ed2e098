import type { Page } from '@playwright/test'
import { bookingForm, dayAhead, stubWindowOpen, slot } from '../support/booking-page'
import { linkIn, emailTo } from '../support/mailbox'
import { freshAddress } from '../support/stored-rows'
import { expect, test } from '../support/test'
import { Visit } from '../support/visit'

// Fourteen tasks on a phone with their maximum taps and screens (tests/support/visit.ts). The maximum is the
// present value, so a task that gets longer fails.
test.use({ viewport: { width: 360, height: 780 } })

async function expectCost(visit: Visit, most: { taps: number; screens: number }) {
  const cost = { taps: visit.taps, screens: visit.screens }
  process.stdout.write(`${test.info().title}: ${cost.taps} taps, ${cost.screens} screens\n`)
  expect(cost.taps, 'taps').toBeLessThanOrEqual(most.taps)
  expect(cost.screens, 'screens').toBeLessThanOrEqual(most.screens)
}

const main = (page: Page) => page.getByRole('main')

/** Fills in the caller and the time; the test writes the message. */
async function chooseTime(visit: Visit, days: number) {
  const form = bookingForm(visit.page)
  await form.waitFor()
  await stubWindowOpen(visit.page)
  await visit.tap(form.getByRole('button', { name: 'Another date' }))
  await visit.write(form.getByLabel('Another date'), dayAhead(days))
  await visit.tap(slot(visit.page, '10:00 AM'))
  await visit.write(form.getByLabel('Your name'), 'Mei Ling')
  await visit.write(form.getByLabel('Email or phone number'), freshAddress('errand'))
}

async function book(visit: Visit, confirmation = 'Your Call is Booked!') {
  await visit.tap(bookingForm(visit.page).getByRole('button', { name: 'Book Your Call' }))
  await expect(visit.page.getByRole('heading', { name: confirmation })).toBeVisible()
}

const about = (page: Page) => bookingForm(page).getByLabel('About your project')

test('a dentist in Ipoh books a call from Home', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/')
  await visit.tap(page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).first())
  await chooseTime(visit, 41)
  await visit.write(about(page), 'Two surgeries in Ipoh.')
  await book(visit)
  await expectCost(visit, { taps: 7, screens: 5 })
})

test('a partner reads a case and asks for a quote', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/portfolio')
  await visit.tap(
    main(page)
      .getByRole('link', { name: /Teluk Senja/ })
      .first(),
  )
  await page.waitForURL('**/portfolio/teluk-senja')
  await visit.look(page.getByRole('heading', { name: 'What changed' }))
  await visit.tap(main(page).getByRole('link', { name: 'or ask for a quote' }))
  await expect(page.getByLabel('Project type')).toHaveValue('Premium Website (Apex Package)')
  await visit.write(page.getByLabel('Your name'), 'Devan')
  await visit.write(page.getByLabel('Email or phone number'), freshAddress('partner'))
  await visit.write(page.getByLabel('About your project'), 'A firm of three.')
  await visit.tap(page.getByRole('button', { name: 'Request my quote' }))
  await expect(page.getByText('Thank you. Your request has reached us.')).toBeVisible()
  await expectCost(visit, { taps: 6, screens: 12 })
})

test('a partner of a law firm looks for the price', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/services/law-firm')
  await visit.look(main(page).getByText('From RM2,500 for an informational site'))
  await visit.tap(main(page).getByRole('link', { name: 'See the prices' }))
  await page.waitForURL('**/pricing')
  await visit.look(page.getByRole('heading', { level: 1 }))
  await expectCost(visit, { taps: 1, screens: 3 })
})

test('a shop owner books in Malay from the menu', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/')
  await visit.tap(page.getByLabel('Toggle menu'))
  await visit.tap(page.getByRole('banner').getByRole('link', { name: 'Bahasa Melayu' }))
  await page.waitForURL('**/ms')
  await visit.tap(main(page).getByRole('link', { name: 'atau tempah panggilan' }).first())
  await chooseTime(visit, 45)
  await visit.write(about(page), 'Kedai kain di Klang.')
  await book(visit, 'Panggilan anda telah ditempah')
  await expectCost(visit, { taps: 9, screens: 7 })
})

test('a student applies', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/about')
  await visit.tap(main(page).getByRole('button', { name: 'Work With Us' }).first())
  const dialog = page.getByRole('dialog')
  await visit.write(dialog.getByLabel('Full name'), 'Siti Aminah')
  await visit.write(dialog.getByLabel('Contact number'), '012-345 6789')
  await visit.write(dialog.getByLabel('Email'), freshAddress('student'))
  await visit.tap(dialog.getByLabel('Area of expertise'))
  await dialog.getByLabel('Area of expertise').selectOption({ index: 1 })
  await visit.write(dialog.getByLabel('Link to your work'), 'behance.net/siti')
  await visit.tap(dialog.locator('button[type=submit]'))
  await expect(dialog.getByText(/Thank you/)).toBeVisible()
  await expectCost(visit, { taps: 7, screens: 1 })
})

test('a subscriber without a link unsubscribes', { tag: '@nightly' }, async ({ page, request }) => {
  const email = freshAddress('leaver')
  const visit = new Visit(page)
  await visit.open('/')
  await page.getByRole('contentinfo').getByLabel('Your email').fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await emailTo(request, email, '')
  const leaving = new Visit(page)
  await leaving.open(`/unsubscribe?email=${encodeURIComponent(email)}`)
  await leaving.tap(main(page).locator('button[type=submit]'))
  await expect(main(page).getByText(/an email with the link to leave is on its way/)).toBeVisible()
  await expectCost(leaving, { taps: 1, screens: 1 })
})

test('a hotel owner looks for a free room on a sample site', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/services/hotel')
  await visit.tap(
    main(page)
      .getByRole('link', { name: /Teluk Senja/ })
      .first(),
  )
  await page.waitForURL('**/portfolio/teluk-senja')
  const opened = page.waitForEvent('popup')
  await visit.tap(main(page).getByRole('link', { name: 'View Live Site' }).first())
  const sample = new Visit(await opened)
  await sample.tap(sample.page.getByRole('button', { name: 'See free rooms' }))
  await expect(sample.page.getByText(/RM/).first()).toBeVisible()
  await expectCost(visit, { taps: 2, screens: 7 })
  await expectCost(sample, { taps: 1, screens: 2 })
})

test('a shop owner compares prices and books Amplify', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/pricing')
  await visit.look(page.getByRole('heading', { name: 'Amplify' }))
  await visit.tap(page.getByRole('link', { name: 'Get Your Custom Solution' }).nth(1))
  await chooseTime(visit, 42)
  await expect(about(page)).toHaveValue(/Amplify/)
  await expect(bookingForm(page).getByLabel('Project type')).toHaveValue('Enhanced Website (Amplify Package)')
  await book(visit)
  await expectCost(visit, { taps: 6, screens: 7 })
})

test('a visitor searches klinik', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/services')
  await visit.write(page.getByRole('combobox'), 'klinik')
  await visit.tap(page.getByRole('option', { name: /Medical Sector/ }))
  await page.waitForURL('**/services/medical-professional')
  await visit.look(page.getByRole('heading', { level: 1 }))
  await expectCost(visit, { taps: 2, screens: 2 })
})

test('a café owner reads the first article', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/blog')
  await visit.tap(page.locator('#articles').getByRole('link').first())
  await page.waitForURL(/blog\/.+/)
  await visit.look(main(page).locator('p').filter({ hasText: /.{90}/ }).first())
  await expectCost(visit, { taps: 1, screens: 3 })
})

test(
  'a visitor asks a question and reads the privacy policy on the way',
  { tag: '@nightly' },
  async ({ page }) => {
    const visit = new Visit(page)
    await visit.open('/contact')
    await visit.write(page.getByLabel('Your name'), 'Tan')
    await visit.write(page.getByLabel('Email or phone number'), freshAddress('tan'))
    await visit.write(page.getByLabel('Your message'), 'Do you move domains?')
    await visit.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Your message')).toHaveValue('Do you move domains?')
    await visit.tap(page.getByRole('button', { name: 'Send message' }))
    await expect(page.getByText('Thank you. Your message has reached us.')).toBeVisible()
    await expectCost(visit, { taps: 5, screens: 6 })
  },
)

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('a visitor books and sees the local time', { tag: '@nightly' }, async ({ page }) => {
    const visit = new Visit(page)
    await visit.open('/book-a-call')
    await chooseTime(visit, 44)
    await visit.look(bookingForm(page).getByText('In your time zone'))
    await visit.write(about(page), 'A shop in Penang, run from London.')
    await book(visit)
    await expectCost(visit, { taps: 6, screens: 6 })
  })
})

test('a reader subscribes and confirms by the email', { tag: '@nightly' }, async ({ page, request }) => {
  const email = freshAddress('reader')
  const visit = new Visit(page)
  await visit.open('/blog')
  const footer = page.getByRole('contentinfo')
  await visit.write(footer.getByLabel('Your email'), email)
  await visit.tap(footer.getByRole('button', { name: 'Subscribe' }))
  await expect(footer.getByRole('status')).toContainText('Thank you for subscribing')
  await visit.open(linkIn(await emailTo(request, email, ''), '/newsletter/confirm'))
  await visit.tap(page.getByRole('button', { name: 'Yes, it was me' }))
  await expect(
    main(page)
      .getByRole('status')
      .or(main(page).getByText(/on the list/))
      .first(),
  ).toBeVisible()
  await expectCost(visit, { taps: 3, screens: 13 })
})

test('a durian farmer, whose trade has no page, books', { tag: '@nightly' }, async ({ page }) => {
  const visit = new Visit(page)
  await visit.open('/services')
  await visit.write(page.getByRole('combobox'), 'durian farm')
  await visit.tap(page.getByRole('link', { name: 'Tell us about it on a call' }))
  await chooseTime(visit, 43)
  await expect(about(page)).toHaveValue(/durian farm/)
  await book(visit)
  await expectCost(visit, { taps: 7, screens: 5 })
})
