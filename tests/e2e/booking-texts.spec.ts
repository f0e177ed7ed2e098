import type { Page, Route } from '@playwright/test'
import { bookingForm, dayAhead, openBooking, press, showDate, writeDetails } from '../support/booking-page'
import { siteReady } from '../support/console-errors'
import { managedCall } from '../support/sample-booking'
import { expectAccessible, expectNoOverflow } from '../support/visual-checks'
import { callTimes } from '../support/standard-hours'
import { expect, test } from '../support/test'

test('the booking page explains the call and what follows', async ({ page }) => {
  await openBooking(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText("Let's Discuss Your Digital Vision")
  for (const words of [
    /^30 Min\s*Free Consultation$/,
    /^Voice\/Video\s*Call Format$/,
    /^1-on-1\s*Personal Attention$/,
  ])
    await expect(main.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(main.getByRole('heading', { name: "What You'll Get From Our Call" })).toBeVisible()
  await expect(main.getByText('A written proposal within 24 hours')).toBeVisible()
  await expect(main.getByText('Pro tip')).toBeVisible()
  await main.getByRole('link', { name: 'Book Your Call' }).first().click()
  await expect(bookingForm(page)).toBeInViewport()
})

/** Mocks the answer of a procedure; without an answer the request never ends. */
const answers = (page: Page, name: string, answer?: { json: unknown; status?: number }) =>
  page.route(`**/rpc/${name}`, (route: Route) => (answer ? route.fulfill(answer) : undefined))
const refusal = (message: string) => ({
  status: 409,
  json: { code: 'PT409', message, details: null, hint: '' },
})

const bookingId = '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d'
const token = '7d0f9a61-52c4-4b1a-8d77-3f5f6e7d8c9b'

let looked = 0
/** The state with `text` does not overflow and has no axe violations, alternating between light and dark. */
async function expectGoodState(page: Page, text: string | RegExp) {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  const where = String(text)
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, where)
  }
  looked += 1
  await page.emulateMedia({ colorScheme: looked % 2 ? 'light' : 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, { where, leaveOut: 'footer, details[name]' })
}

test.describe('in Newfoundland’s time zone', () => {
  test.use({ timezoneId: 'America/St_Johns' })

  test('every state of the form and of a booked call fits every screen and has no axe violations @looks', async ({
    page,
  }) => {
    const call = { booking_id: bookingId, manage_token: token, status: 'booked' }
    const email = 'states@example.test'
    // The device is a day behind, but the form uses the studio's days.
    await page.clock.install({ time: Date.now() - 86_400_000 })
    await openBooking(page)
    const form = bookingForm(page)
    await showDate(page, dayAhead(47))
    await expect(form.getByLabel('Another date')).toHaveAttribute('max', dayAhead(90))
    await form.getByRole('button', { name: 'About time zones' }).click()
    await form.getByText('Early or late for you').click()
    await form.getByRole('radio', { name: /, 10:00 AM in Malaysia$/ }).check({ force: true })
    await expect(form.getByText(/10:00 AM \(MYT\)$/).last()).toBeVisible()
    await writeDetails(page, email)
    await answers(page, 'call_days', { status: 500, json: { message: 'down' } })
    await page.clock.runFor(61_000)
    // Long typed text does not widen the page or its summary.
    const about = form.getByLabel('About your project')
    await about.fill(`See https://www.facebook.com/${'a-long-address-'.repeat(20)}`)
    await page.clock.runFor(5000)
    await expect(form.getByText(/^We could not check which times/)).toBeVisible()
    for (const time of ['1 day before', '1 hour before', '15 minutes before'])
      await page.getByLabel(time).uncheck()
    await expectGoodState(page, 'Please select at least one reminder method and time.')
    await page.getByLabel('1 hour before').check()
    await answers(page, 'submit_booking')
    await press(page)
    await expectGoodState(page, 'Booking Your Call...')

    await answers(page, 'submit_booking', refusal('slot_taken'))
    await page.reload()
    await siteReady(page)
    await form
      .getByRole('button', { name: /\d [AP]M$/ })
      .first()
      .waitFor()
    await expectGoodState(page, /^Somebody else has just booked/)

    await answers(page, 'submit_booking', refusal('rate_limited'))
    await form
      .getByRole('button', { name: /\d [AP]M$/ })
      .first()
      .click()
    await expect(form.getByRole('radio', { checked: true }).first()).toBeFocused()
    await press(page)
    await expectGoodState(page, /^Many bookings have come from here/)
    await answers(page, 'submit_booking', { json: { ...call, status: 'requested' } })
    await press(page)
    await expectGoodState(page, /^We have your request, but the time is not reserved for you yet/)
    await page.getByRole('button', { name: 'Book another call' }).click()
    await form.locator('label:has([name="slot"])').first().click()
    await answers(page, 'submit_booking', { json: call })
    await page.evaluate(() => {
      window.open = () => null
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await press(page)
    await page.getByRole('button', { name: 'Copy the summary' }).click()
    await expectGoodState(page, 'It could not be copied. Select the text below.')
  })

  test('every state of the page to manage a call does so too @looks', async ({ page }) => {
    const call = {
      ...managedCall,
      preferred_date: dayAhead(10),
      starts_at: `${dayAhead(10)}T06:30:00Z`,
      timezone: 'America/St_Johns',
    }
    const main = page.getByRole('main')
    await answers(page, 'managed_booking', { status: 500, json: { message: 'down' } })
    await page.goto(`/book-a-call/manage?token=${token}`)
    await expectGoodState(page, 'Your call could not be loaded')
    await answers(page, 'managed_booking', { json: call })
    await answers(page, 'call_times', {
      json: { ...callTimes(['3:00 PM']), first: dayAhead(0), last: dayAhead(90) },
    })
    await main.getByRole('button', { name: 'Try Again' }).click()
    await main.getByText('Choose another day or time').click()
    await main.getByText('4:00 PM (MYT)').click()
    await answers(page, 'reschedule_booking', refusal('slot_taken'))
    await main.getByRole('button', { name: 'Move the call' }).click()
    await expectGoodState(page, /^Somebody else has just booked/)
    await main.getByRole('button', { name: /4:30 PM \(MYT\)$/ }).click()
    await page.route('**/rpc/reschedule_booking', (route) => route.abort())
    await main.getByRole('button', { name: 'Move the call' }).click()
    await expectGoodState(page, /^Our calendar could not be reached/)
    const moved = { ...call, preferred_time: '4:30 PM', starts_at: `${dayAhead(10)}T08:30:00Z`, sequence: 1 }
    await answers(page, 'reschedule_booking', { json: moved })
    await main.getByRole('button', { name: 'Move the call' }).click()
    await expectGoodState(page, /^Moved\. The call is now on .* 4:30 PM/)
    await main.getByRole('button', { name: 'Cancel the call' }).click()
    await expect(page.getByRole('dialog', { name: 'Cancel this call?' })).toBeVisible()
    await expectAccessible(page)
    const asked = { ...call, status: 'requested' }
    for (const [json, said] of [
      [{ ...asked, confirmed: false }, /^This time is not reserved for you yet/],
      [asked, /its time has been taken/],
      [{ ...call, status: 'cancelled' }, /^This call is cancelled/],
      [
        { ...call, starts_at: new Date(Date.now() + 3_600_000).toISOString() },
        /^Your call begins in less than 2 hours/,
      ],
    ] as const) {
      await answers(page, 'managed_booking', { json })
      await page.reload()
      await expectGoodState(page, said)
    }
    await answers(page, 'managed_booking', { json: { ...call, starts_at: '2026-01-05T01:00:00Z' } })
    await page.reload()
    await expectGoodState(page, /^The time of this call has passed/)
  })
})
