import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { change, openAdmin, row, toast } from '../support/admin'
import { adminHeaders } from '../support/admin-api'
import { dayAhead } from '../support/booking-page'
import { expect, test } from '../support/test'

const date = dayAhead(23)
const name = 'Puan Calendar'

/** The cell of a day in the week view, which covers 7 AM to 10 PM. */
const hoursOf = (page: Page, day: string) =>
  page.locator(`.call-calendar [role="cell"][data-date="${day}"]`).last()

async function showWeekOf(page: Page, day: string) {
  await expect(page.getByRole('tab', { name: 'Week view' })).toBeVisible()
  for (let week = 0; week < 5 && !(await hoursOf(page, day).isVisible()); week += 1)
    await page.getByRole('button', { name: 'Next Week' }).click()
  await expect(page.locator('.call-calendar')).not.toHaveAttribute('aria-busy', 'true')
}

/** The point of a time in the week view. */
async function pointOf(page: Page, day: string, hour: number) {
  const box = await hoursOf(page, day).boundingBox()
  if (!box) throw new Error('the day is not shown')
  return [box.x + box.width / 2, box.y + ((hour - 7) / 15) * box.height + 2] as const
}

test('blocking an afternoon names its call, dragging offers to move the call, and the afternoon can be unblocked', async ({
  page,
  request,
}) => {
  const id = randomUUID()
  const inserted = await request.post('/rest/v1/booking_submissions', {
    headers: await adminHeaders(request),
    data: {
      id,
      name,
      contact: 'calendar@example.test',
      preferred_date: date,
      preferred_time: '2:30 PM',
      call_method: 'video',
      message: 'A site for our bakery.',
    },
  })
  expect(inserted.ok(), await inserted.text()).toBe(true)
  const time = async () =>
    (
      await row<{ preferred_time: string }>(
        request,
        'booking_submissions',
        `select=preferred_time&id=eq.${id}`,
      )
    ).preferred_time
  await openAdmin(page, '/admin/calendar')
  await showWeekOf(page, date)
  const call = page.locator('.call-calendar').getByText(name)
  await expect(call).toBeVisible()

  await page.getByRole('button', { name: 'Block time' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Blocked on').fill(date)
  await dialog.getByLabel('From').fill('14:00')
  await dialog.getByLabel('To', { exact: true }).fill('17:30')
  await expect(dialog.getByRole('status')).toContainText('1 call is booked then. It stays booked')
  await expect(dialog.getByRole('status')).toContainText(name)
  await dialog.getByRole('button', { name: 'Block time' }).click()
  await expect(toast(page, '1 day is blocked now.')).toBeVisible()
  const blocked = page.locator('.call-calendar').getByText('Blocked')
  await expect(blocked).toBeVisible()

  await call.evaluate((entry) => entry.scrollIntoView({ block: 'center' }))
  const from = await call.boundingBox()
  if (!from) throw new Error('the call is not shown')
  await page.mouse.move(from.x + 4, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 4, from.y - 40, { steps: 5 })
  await page.mouse.move(from.x + 4, from.y - 180, { steps: 10 })
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toContainText(`Move the call with ${name}?`)
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  expect(await time()).toBe('2:30 PM')

  await blocked.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(blocked).toBeHidden()
  await change(request, 'booking_submissions', `id=eq.${id}`, { status: 'cancelled' })

  // The link of a free time opens a new call at that time.
  await page.goto(`/admin/bookings/new?at=${date}T10:00`)
  await expect(page.getByLabel('When (MYT)')).toHaveValue(`${date}T10:00`)
})

test('an afternoon is blocked by a drag and one click @nightly', async ({ page }) => {
  const free = dayAhead(25)
  await openAdmin(page, '/admin/calendar')
  await showWeekOf(page, free)
  await hoursOf(page, free).scrollIntoViewIfNeeded()
  await page.mouse.move(...(await pointOf(page, free, 14)))
  await page.mouse.down()
  await page.mouse.move(...(await pointOf(page, free, 16)), { steps: 5 })
  await page.mouse.move(...(await pointOf(page, free, 17.4)), { steps: 5 })
  await page.mouse.up()
  await expect(page.getByLabel('From')).toHaveValue('14:00')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('17:30')
  await page.getByRole('dialog').getByRole('button', { name: 'Block time' }).click()
  await expect(toast(page, '1 day is blocked now.')).toBeVisible()

  const blocked = hoursOf(page, free).getByText('Blocked')
  await blocked.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(blocked).toBeHidden()
})
