import { bookingForm, dayAhead, openBooking, slot, studioClockAsInPage } from '../support/booking-page'
import { expectAccessible } from '../support/visual-checks'
import { expect, test } from '../support/test'

/** Time zones of visitors, with the local times of 9:00 AM and 5:00 PM in Kuala Lumpur in winter. */
const places = [
  { zone: 'Asia/Kuala_Lumpur' },
  { zone: 'America/New_York', morning: /\w{3} 8:00 PM for you/, evening: '4:00 AM for you' },
] as const

// In winter, so that New York has the offset above.
const evening = new Date('2026-12-06T15:59:30Z') // 23:59:30 in Kuala Lumpur

for (const { zone, ...times } of places) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone })
    test(`shows both times and Kuala Lumpur's day in ${zone}`, async ({ page }) => {
      await page.clock.install({ time: evening })
      await studioClockAsInPage(page)
      await openBooking(page)
      const date = bookingForm(page).getByLabel('Preferred date')
      await expect(date).toHaveAttribute('min', '2026-12-06')
      await expect(date).toHaveAttribute('max', '2027-03-06')
      await page.clock.runFor(60_000)
      await expect(date).toHaveAttribute('min', '2026-12-07')
      // A visitor in our time zone sees no (MYT) beside each time.
      const shared = !('morning' in times)
      const note = bookingForm(page).getByText(/^Your time zone/)
      await expect(note).toContainText(shared ? 'is the same as ours (MYT)' : (zone.split('/')[0] ?? ''))
      await expect(bookingForm(page).getByText(/^\d+:\d\d [AP]M \(MYT\)$/)).toHaveCount(shared ? 0 : 13)

      await date.fill('2026-12-16')
      await expect(bookingForm(page).getByRole('radio', { name: /[AP]M/ })).toHaveCount(13)
      if ('morning' in times) {
        const morning = bookingForm(page).getByRole('radio', { name: /^9:00 AM \(MYT\)/ })
        await expect(morning.locator('..')).toContainText(times.morning)
        await expect(
          bookingForm(page)
            .getByRole('radio', { name: /^5:00 PM \(MYT\)/ })
            .locator('..'),
        ).toContainText(times.evening)
      }
      await slot(page, '9:00 AM').click()
      const converted = bookingForm(page).getByText('In your time zone')
      await expect(converted).toHaveCount('morning' in times ? 1 : 0)
    })
  })
}

test.describe('a browser without a time zone', () => {
  test.use({ timezoneId: 'Etc/UTC' })

  test('shows Malaysian times with a warning', async ({ page }) => {
    await page.addInitScript(() => {
      const original = Intl.DateTimeFormat.prototype.resolvedOptions
      Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
        return { ...original.call(this), timeZone: 'Etc/Unknown' }
      }
    })
    await openBooking(page)
    await expect(bookingForm(page).getByText(/^We could not detect your time zone/)).toBeVisible()
    await bookingForm(page).getByLabel('Preferred date').fill(dayAhead(20))
    await expect(bookingForm(page).getByText(/[AP]M for you/)).toHaveCount(0)
    await expectAccessible(page)
  })
})
