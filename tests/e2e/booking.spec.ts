import type { APIRequestContext } from '@playwright/test'
import {
  bookingForm,
  dayAhead,
  stubWindowOpen,
  openBooking,
  openedChats,
  press,
  studioClockAsInPage,
  writeBooking,
  writeDetails,
} from '../support/booking-page'
import { expectNoOverflow } from '../support/visual-checks'
import { siteReady } from '../support/console-errors'
import { holdRequests } from '../support/held-requests'
import { freshAddress, storedRows } from '../support/stored-rows'
import { expect, test } from '../support/test'

const rowsOf = (request: APIRequestContext, email: string) =>
  storedRows(request, 'booking_submissions', 'email', email)

/** Books a free time as another person, through the API. */
const takeSlot = (request: APIRequestContext, date: string, time: string, contact = freshAddress('else')) =>
  request.post('/rest/v1/rpc/submit_booking', {
    headers: { apikey: 'sb_publishable_local_studio_site' },
    data: {
      name: 'Somebody Else',
      contact,
      preferred_date: date,
      preferred_time: time,
      call_method: 'video',
      message: 'First.',
    },
  })

test('a call can be booked, moved and cancelled by keyboard', async ({ page, request }) => {
  const email = freshAddress('keyboard')
  const date = dayAhead(40)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 800 })
  expect((await takeSlot(request, date, '9:00 AM')).ok()).toBe(true)
  await openBooking(
    page,
    '?call_method=voice&project_type=Website%20Redesign&message=Our%20site%20is%20slow.',
  )

  // The message is on the screen, and its field has the focus.
  await bookingForm(page).getByRole('button', { name: 'Book Your Call' }).press('Enter')
  await expect(bookingForm(page).getByText('Please enter your name.')).toBeInViewport({ ratio: 1 })
  await expect(bookingForm(page).getByLabel('Your name')).toBeFocused()
  await expectNoOverflow(page)

  await page.keyboard.type('Nurul Hidayah')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeVisible()
  await bookingForm(page).getByRole('button', { name: 'Another date' }).press('Enter')
  await expect(bookingForm(page).getByLabel('Another date')).toBeFocused()
  await bookingForm(page).getByLabel('Another date').fill(date)
  // A taken time is not offered.
  await expect(page.getByRole('radio', { name: '9:30 AM' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '9:00 AM' })).toHaveCount(0)
  await page.getByRole('radio', { name: '9:30 AM' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '10:00 AM' })).toBeChecked()
  await page.keyboard.press('End')
  await expect(page.getByRole('radio', { name: '5:00 PM' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '10:00 AM' })).toBeChecked()
  await expect(bookingForm(page).getByLabel('Voice call')).toBeChecked()
  await bookingForm(page).getByLabel('Video call').focus()
  await page.keyboard.press('Space')
  await expect(bookingForm(page).getByLabel('Project type')).toHaveValue('Website Redesign')
  await expectNoOverflow(page)
  await bookingForm(page).getByRole('button', { name: 'Book Your Call' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeFocused()
  expect(new URL((await openedChats(page))[0] ?? '').searchParams.get('text')).toContain('Our site is slow.')
  await expectNoOverflow(page)
  await page.reload()
  await siteReady(page)
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  const google = page.getByRole('link', { name: /Google Calendar/ })
  await expect(google).toHaveAttribute('href', new RegExp(`dates=${date.replaceAll('-', '')}T020000Z`))
  expect(await rowsOf(request, email)).toMatchObject([{ preferred_time: '10:00 AM', call_method: 'video' }])

  await page.getByRole('link', { name: 'Move or cancel' }).press('Enter')
  await page.getByText('Choose another day or time').press('Enter')
  await expect(page.getByRole('radio', { name: '10:00 AM Your call now' })).toBeDisabled()
  await page.getByRole('radio', { name: '2:30 PM' }).focus()
  await page.keyboard.press('Space')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Move the call' }).press('Enter')
  await expect(page.getByText(/^Moved\. The call is now on .*, 2:30 PM \(MYT\)\./)).toBeVisible()
  const moved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .ics' }).press('Enter')
  const file = await (await moved).createReadStream()
  const text = (await file.toArray()).join('')
  const [row] = await rowsOf(request, email)
  expect(text).toContain(`UID:${String(row?.id)}@`)
  expect(text).toContain('SEQUENCE:1\r\n')

  const opener = page.getByRole('button', { name: 'Cancel the call' })
  await opener.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Cancel this call?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await page.getByRole('button', { name: 'Yes, cancel it' }).press('Enter')
  await expect(page.getByText('The call is cancelled.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Download the cancellation' })).toBeVisible()
  expect(await rowsOf(request, email)).toMatchObject([{ status: 'cancelled', sequence: 2 }])
})

test('a booking made offline opens the chat, is stored once when online, and cannot be changed near the call', async ({
  page,
  context,
  request,
}) => {
  const email = freshAddress('cut')
  await page.clock.install()
  await studioClockAsInPage(page)
  await openBooking(page)
  const date = dayAhead(42)
  await writeBooking(page, { email, date, time: '4:00 PM' })
  await context.setOffline(true)
  await press(page)
  expect(await openedChats(page)).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Your request is safe here' })).toBeVisible()
  await page.clock.runFor(60_000)
  expect(await rowsOf(request, email)).toEqual([])
  await context.setOffline(false)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  expect(await rowsOf(request, email)).toHaveLength(1)

  // An hour before the call it can no longer be changed.
  await page.clock.setSystemTime(new Date(`${date}T07:00:00Z`))
  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await expect(page.getByText(/^Your call begins in less than 2 hours/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the call' })).toHaveCount(0)
})

test('an unsent booking is sent from another page, stored once by two tabs, and a lost time is announced', async ({
  page,
  context,
  request,
}) => {
  // An address can have only one unconfirmed call.
  const [email, second] = [freshAddress('later'), freshAddress('second')]
  const date = dayAhead(43)
  const submits = '**/rpc/submit_booking'
  await context.route(submits, (route) => route.abort())
  await openBooking(page)
  await writeBooking(page, { email, date, time: '3:00 PM' })
  await press(page)
  await expect(page.getByRole('heading', { name: 'Your request is safe here' })).toBeVisible()
  const other = await context.newPage()
  await page.goto('/privacy-policy', { waitUntil: 'commit' })
  await context.unroute(submits)
  await other.goto('/terms-of-service')
  await Promise.all([siteReady(page), siteReady(other)])
  // Both tabs may send it and show a notice; the idempotency key makes it one booking.
  const notices = async () =>
    (await page.getByText(/^Your call is booked now/).count()) +
    (await other.getByText(/^Your call is booked now/).count())
  await expect.poll(notices).toBeGreaterThanOrEqual(1)
  expect(await rowsOf(request, email)).toHaveLength(1)
  await other.close()

  await context.route(submits, (route) => route.abort())
  await openBooking(page)
  await writeBooking(page, { email: second, date, time: '4:30 PM' })
  await press(page)
  await expect(page.getByRole('heading', { name: 'Your request is safe here' })).toBeVisible()
  expect((await takeSlot(request, date, '4:30 PM')).ok()).toBe(true)
  await page.goto('/privacy-policy', { waitUntil: 'commit' })
  await context.unroute(submits)
  await siteReady(page)
  await expect(page.getByText(/^Somebody else has booked .* 4:30 PM \(MYT\)/)).toBeVisible()
  await page.getByRole('link', { name: 'Choose another time' }).click()
  await expect(bookingForm(page).getByLabel('Your name')).toHaveValue('Nurul Hidayah')
  const nearest = bookingForm(page).getByRole('button', { name: /, \d+:\d\d [AP]M$/ })
  await expect(nearest).toHaveCount(3)
  await nearest.first().click()
  await stubWindowOpen(page)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  expect(await rowsOf(request, second)).toHaveLength(1)
})

test('a form submitted before the script has loaded is booked with all typed text', async ({
  page,
  request,
}) => {
  const email = freshAddress('early')
  const script = await holdRequests(page, '**/assets/booking-page*.js')
  await page.goto('/book-a-call')
  await stubWindowOpen(page)
  // The built page shows the first day with free times.
  const time = bookingForm(page).locator('label:has([name="slot"])').last()
  const value = (await time.getByRole('radio').getAttribute('value')) ?? ''
  await time.click()
  await writeDetails(page, email)
  await press(page)
  script.release()
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  expect(await openedChats(page)).toHaveLength(1)
  const [date = '', ...slotOf] = value.split(' ')
  expect(await rowsOf(request, email)).toMatchObject([
    { preferred_date: date, preferred_time: slotOf.join(' '), call_method: 'video' },
  ])
})
