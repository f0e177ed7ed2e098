import { bookingForm, openBooking, slot, studioClockAsInPage } from '../support/booking-page'
import { expect, test } from '../support/test'

test.use({ timezoneId: 'America/New_York' })

test("a visitor in New York sees both times, and Kuala Lumpur's day", async ({ page }) => {
  // In winter, so that New York is thirteen hours behind; 23:59:30 in Kuala Lumpur.
  await page.clock.install({ time: new Date('2026-12-06T15:59:30Z') })
  await studioClockAsInPage(page)
  await openBooking(page)
  const form = bookingForm(page)
  const date = form.getByLabel('Preferred date')
  await expect(date).toHaveAttribute('min', '2026-12-06')
  await expect(date).toHaveAttribute('max', '2027-03-06')
  await page.clock.runFor(60_000)
  await expect(date).toHaveAttribute('min', '2026-12-07')
  await expect(form.getByText(/^Your time zone/)).toContainText('America')
  await expect(form.getByText(/^\d+:\d\d [AP]M \(MYT\)$/)).toHaveCount(13)

  await date.fill('2026-12-16')
  const time = (name: RegExp) => form.getByRole('radio', { name }).locator('..')
  await expect(time(/[AP]M/)).toHaveCount(13)
  await expect(time(/^9:00 AM \(MYT\)/)).toContainText(/\w{3} 8:00 PM for you/)
  await expect(time(/^5:00 PM \(MYT\)/)).toContainText('4:00 AM for you')
  await slot(page, '9:00 AM').click()
  await expect(form.getByText('In your time zone')).toHaveCount(1)
})
