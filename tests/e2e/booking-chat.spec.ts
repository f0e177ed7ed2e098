import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/find-binaries.mjs'
import { bookingForm, dayAhead, press, writeBooking } from '../support/booking-page'
import { openPage } from '../support/console-errors'
import { holdRequests } from '../support/held-requests'
import { expectAccessible } from '../support/visual-checks'
import { freshAddress, storedRows } from '../support/stored-rows'
import { expect, test as base } from '../support/test'

/** A full browser, which blocks pop-ups like a visitor's; the default test browser allows them. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        executablePath: findChromium(),
        ignoreDefaultArgs: ['--disable-popup-blocking'],
      })
    },
    { scope: 'worker' },
  ],
})

test('the chat opens during the click despite a pop-up blocker; if it cannot open, a link is shown and the call is booked @nightly', async ({
  page,
  context,
  request,
}) => {
  const [email, other] = [freshAddress('pop-up'), freshAddress('no-pop-up')]
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The chat</title>' }),
  )
  // A pop-up without a click is blocked in this browser.
  await page.addInitScript(() => Object.assign(window, { unasked: window.open('about:blank') }))
  const booking = await holdRequests(page, '**/rpc/submit_booking')
  await openPage(page, '/book-a-call')
  expect(await page.evaluate(() => (window as unknown as { unasked: unknown }).unasked)).toBeNull()

  await writeBooking(page, { email, date: dayAhead(46), time: '11:00 AM' })
  const opening = context.waitForEvent('page')
  await press(page)
  // The chat opens before the booking is answered.
  const chat = await opening
  await expect(chat).toHaveTitle('The chat')
  expect(await chat.evaluate(() => window.opener as unknown)).toBeNull()
  expect(new URL(chat.url()).searchParams.get('text')).toContain(email)
  await expect(page.getByRole('button', { name: 'Booking Your Call...' })).toBeVisible()
  await chat.close()
  booking.release()
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  await expect(page.getByText(/did not let WhatsApp open/)).toHaveCount(0)
  expect(await storedRows(request, 'booking_submissions', 'email', email)).toHaveLength(1)

  await page.getByRole('button', { name: 'Book another call' }).click()
  await page.evaluate(() => {
    window.open = () => null
  })
  await writeBooking(page, { email: other, date: dayAhead(46), time: '2:00 PM' })
  await press(page)
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  await expect(page.getByText(/did not let WhatsApp open/)).toBeVisible()
  const link = page.getByRole('link', { name: /Open the chat/ })
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(other)
  expect(await storedRows(request, 'booking_submissions', 'email', other)).toHaveLength(1)
  await expectAccessible(page)

  // The confirmation survives a reload. After leaving the page and going Back, the form is shown.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  await openPage(page, '/terms-of-service')
  await page.goBack()
  await expect(bookingForm(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toHaveCount(0)
})
