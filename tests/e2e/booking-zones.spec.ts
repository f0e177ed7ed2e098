import { readFileSync } from 'node:fs'
import {
  bookingForm,
  openBooking,
  press,
  showDate,
  slot,
  studioClockAsInPage,
  writeDetails,
} from '../support/booking-page'
import { expect, test } from '../support/test'

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test("a visitor sees days and times of their own clock, the night apart, with Kuala Lumpur's beside them", async ({
    page,
  }) => {
    // In winter, so that New York is thirteen hours behind; 23:59:30 in Kuala Lumpur.
    await page.clock.install({ time: new Date('2026-12-06T15:59:30Z') })
    await studioClockAsInPage(page)
    await openBooking(page)
    const form = bookingForm(page)
    await expect(form.getByRole('status').filter({ hasText: 'Your time zone:' })).toContainText('America')
    await showDate(page, '2026-12-15')
    const field = form.getByLabel('Another date')
    await expect(field).toHaveAttribute('min', '2026-12-05')
    await expect(field).toHaveAttribute('max', '2027-03-06')
    await page.clock.runFor(60_000)
    await expect(field).toHaveAttribute('min', '2026-12-06')

    await expect(form.getByRole('radio', { name: /PM, \d+:\d\d AM in Malaysia$/ })).toHaveCount(4)
    await expect(form.getByRole('group', { name: 'Evening' }).getByRole('radio')).toHaveCount(4)
    await form.getByText('Early or late for you').click()
    await expect(form.getByRole('radio', { name: /in Malaysia$/ })).toHaveCount(13)
    await slot(page, '8:00 PM').click()
    const slip = form.getByRole('region', { name: 'Your call' })
    await expect(slip.getByText('Tuesday 15 December,')).toBeVisible()
    await expect(slip.getByText('Wednesday 16 December, 9:00 AM (MYT)')).toBeVisible()
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a refused field is on the screen with its message, marked and focused', async ({ page }) => {
    await openBooking(page)
    const form = bookingForm(page)
    await writeDetails(page, 'nobody@example.test')
    await press(page)
    const times = form.getByRole('radiogroup', { name: /^Preferred time/ })
    await expect(times.getByText('Please select your preferred time.')).toBeInViewport({ ratio: 1 })
    await expect(times).toHaveAttribute('aria-invalid', 'true')
    await expect(times.getByRole('radio').first()).toBeFocused()
    await form.locator('label:has([name="slot"])').first().click()
    for (const [label, message] of [
      ['About your project', 'Please tell us about your project.'],
      ['Email or phone number', 'Please enter your email or phone number.'],
      ['Your name', 'Please enter your name.'],
    ] as const) {
      await form.getByLabel(label).fill('')
      await press(page)
      await expect(form.getByText(message)).toBeInViewport({ ratio: 1 })
      await expect(form.getByLabel(label)).toBeFocused()
      await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    }
  })
})

test('a day and a time can be chosen while the browser translates the page', async ({ page }) => {
  await openBooking(page)
  await page.evaluate(readFileSync(new URL('../support/translate.js', import.meta.url), 'utf8'))
  const form = bookingForm(page)
  await form.locator('label:has([name="date"])').nth(3).click()
  await form.locator('label:has([name="slot"])').nth(2).click()
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(3)
  await form.locator('label:has([name="date"])').nth(1).click()
  await form.locator('label:has([name="slot"])').first().click()
  await writeDetails(page, 'nobody')
  await press(page)
  await expect(form.getByText('Please enter a valid email address or phone number.')).toBeVisible()
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
})
