import { randomUUID } from 'node:crypto'
import { change, openAdmin, row, toast } from '../support/admin'
import { adminHeaders } from '../support/admin-api'
import { dayAhead } from '../support/booking-page'
import { expectAccessibleInBoth } from '../support/looks'
import { expect, test } from '../support/test'

const date = dayAhead(23)
const name = 'Puan Calendar'

test('an afternoon is blocked with its call named, the call is moved by dragging, the afternoon unblocked', async ({
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
    (await row<{ preferred_time: string }>(request, 'booking_submissions', `id=eq.${id}`)).preferred_time
  await openAdmin(page, '/admin/calendar')
  const call = page.locator('.call-calendar').getByText(name)
  await expect(page.getByRole('tab', { name: 'Week view' })).toBeVisible()
  for (let week = 0; week < 5 && !(await call.isVisible()); week += 1) {
    await page.getByRole('button', { name: 'Next Week' }).click()
    await expect(page.locator('.call-calendar')).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect(call).toBeVisible()
  await expectAccessibleInBoth(page)

  await page.getByRole('button', { name: 'Block time' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Blocked on').fill(date)
  await dialog.getByLabel('From').fill('14:00')
  await dialog.getByLabel('To', { exact: true }).fill('17:30')
  await expect(dialog.getByRole('status')).toContainText(`1 call falls into it and stays booked`)
  await expect(dialog.getByRole('status')).toContainText(name)
  await dialog.getByRole('button', { name: 'Block it' }).click()
  await expect(toast(page, '1 day is blocked now.')).toBeVisible()
  const blocked = page.locator('.call-calendar').getByText('Blocked')
  await expect(blocked).toBeVisible()

  await call.scrollIntoViewIfNeeded()
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

  // A press on a free time offers a call at that time.
  await page.goto(`/admin/bookings/new?at=${date}T10:00`)
  await expect(page.getByLabel('When (MYT)')).toHaveValue(`${date}T10:00`)
})
