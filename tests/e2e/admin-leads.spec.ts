import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { add, openAdmin } from '../support/admin'
import { dayAhead } from '../support/booking-page'
import { expect, test } from '../support/test'

const word = () => crypto.randomUUID().slice(0, 8)
const main = (page: Page) => page.getByRole('main')

test('markup and formulas in every field of a lead are text in lists, screens and CSV', async ({
  page,
  request,
}) => {
  const mark = word()
  const evil = `=1+1<img src=x onerror="window.broken=1"> ${mark}`
  const person = `mark-${mark}@example.test`
  const ids = {
    requests: await add(request, 'contact_submissions', {
      kind: 'quote',
      name: `=1+1 ${mark}`,
      contact: `+1 ${mark}`,
      message: evil,
      project_type: evil,
      package: evil,
      budget_range: evil,
      timeline: evil,
    }),
    bookings: await add(request, 'booking_submissions', {
      name: `@SUM(1) ${mark}`,
      contact: `-1 ${mark}`,
      message: evil,
      project_type: evil,
      package: evil,
      preferred_date: dayAhead(82),
      preferred_time: '9:00 AM',
      call_method: 'voice',
    }),
    applications: await add(request, 'work_opportunities', {
      full_name: `-2+3 ${mark}`,
      contact_number: `=cmd|calc ${mark}`,
      email: `=1-${mark}@example.test`,
      area_of_expertise: 'Other',
    }),
    orders: await add(request, 'orders', {
      customer_name: evil,
      customer_contact: person,
      description: evil,
      amount_sen: 1,
    }),
  }
  await add(request, 'lead_notes', { contact_key: person, body: evil })
  await openAdmin(page, `/admin/requests?q=${mark}`)
  const inert = async () => {
    await expect(main(page)).toContainText(mark)
    expect(await main(page).locator('img').count()).toBe(0)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  }
  await inert()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [, line = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(line).toContain(`,'+1 ${mark},,,"'=1+1<img src=x onerror=""window.broken=1""> ${mark}"`)

  for (const path of [
    ...Object.entries(ids).map(([place, id]) => `/admin/${place}/${id}`),
    `/admin/people/${encodeURIComponent(person)}`,
    `/admin/orders?q=${mark}`,
  ]) {
    await page.goto(path)
    await inert()
  }
})
