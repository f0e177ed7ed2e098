import type { APIRequestContext, Page } from '@playwright/test'
import { add, openAdmin, openScreen, row } from '../support/admin'
import { adminHeaders, publicKey, serviceHeaders } from '../support/admin-api'
import { dayAhead } from '../support/booking-page'
import { expectNoOverflow } from '../support/visual-checks'
import { expect, test } from '../support/test'

const lists = [
  'inbox?view=everything',
  'orders',
  'people',
  'subscribers',
  'newsletters',
  'emails',
  'blog',
  'portfolio',
]
const rows = (page: Page) => page.getByRole('main').locator('tbody > tr')

/** Books a video call with an email address and every section of its screen; returns its id. */
async function book(request: APIRequestContext): Promise<string> {
  const name = `Layout ${crypto.randomUUID().slice(0, 8)}`
  const data = {
    name,
    contact: `${name.replace(' ', '-')}@example.test`,
    preferred_date: dayAhead(58),
    preferred_time: '10:30 AM',
    call_method: 'video',
    project_type: 'Website Redesign',
    message: 'We open a second clinic in March and want patients to book online.',
    reminders: {
      email: { enabled: true, times: ['1 day', '1 hour', '15 minutes'] },
      sms: { enabled: false, times: [] },
    },
  }
  const answer = await request.post('/rest/v1/rpc/submit_booking', { headers: { apikey: publicKey }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const headers = await adminHeaders(request)
  const found = await request.get(`/rest/v1/booking_submissions?select=id&name=eq.${name}`, { headers })
  return ((await found.json()) as Array<{ id: string }>)[0]?.id ?? ''
}

/** Adds a row to each list that is empty in the seed. */
async function fill(request: APIRequestContext) {
  const mark = crypto.randomUUID().slice(0, 8)
  const contact = `layout-${mark}@example.test`
  await add(request, 'contact_submissions', { name: mark, contact, message: 'Hello', kind: 'contact' })
  const order = { customer_name: mark, customer_contact: contact, amount_sen: 100 }
  await add(request, 'orders', { ...order, order_number: `L-${mark.toUpperCase()}` })
  const id = await add(request, 'newsletter_subscribers', { email: contact }, serviceHeaders)
  await add(request, 'newsletters', { subject: mark, body: 'Text' })
  const email = { kind: 'welcome', subscriber_id: id, recipient: contact, status: 'cancelled' }
  await add(request, 'outbox', email, serviceHeaders)
}

test('on a phone the first row of each list is within 350 px of the top, and one line opens filters and sorting', async ({
  page,
  request,
}) => {
  await fill(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, '/admin')
  for (const list of lists) {
    await openScreen(page, `/admin/${list}`)
    await expect(rows(page).first(), list).toBeVisible()
    await expect
      .poll(async () => (await rows(page).first().boundingBox())?.y ?? Infinity, { message: list })
      .toBeLessThanOrEqual(350)
    await expectNoOverflow(page, list)
  }

  await openScreen(page, '/admin/subscribers')
  const filters = page.getByRole('button', { name: 'Status: All' })
  await expect(page.getByRole('link', { name: 'Not confirmed' })).toBeHidden()
  await filters.click()
  await page.getByRole('link', { name: 'Not confirmed' }).click()
  await expect(page.getByRole('button', { name: 'Status: Not confirmed' })).toBeVisible()
  await page.getByLabel('Sort').selectOption('Email, ascending')
  await expect(page).toHaveURL(/status=unconfirmed.*sort=email&order=asc/)
})

test('the first row of each list is at most ten Tabs from its heading, and / focuses the search @nightly', async ({
  page,
  request,
}) => {
  await fill(request)
  await openAdmin(page, '/admin')
  for (const list of lists) {
    await openScreen(page, `/admin/${list}`)
    await expect(page.getByRole('heading', { level: 1 }), list).toBeFocused()
    await expect(rows(page).first(), list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the list' }), list).toBeFocused()
    await page.keyboard.press('Enter')
    let tabs = 1
    const isInRow = () => page.evaluate(() => document.activeElement?.closest('tbody > tr') !== null)
    while (tabs <= 10 && !(await isInRow())) {
      await page.keyboard.press('Tab')
      tabs += 1
    }
    expect(tabs, list).toBeLessThanOrEqual(10)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox'), list).toBeFocused()
  }
})

test('the details and actions of a call fit one screen of 1440 by 900, what moves it and an article’s buttons a phone, and the longest sidebar a height of 700 px @nightly', async ({
  page,
  request,
}) => {
  const id = await book(request)
  // The longest status of the website stands below the sidebar.
  const changedAt = new Date(Date.now() - 3_600_000).toISOString()
  const change = {
    table_name: 'blog_posts',
    row_id: crypto.randomUUID(),
    kind: 'published',
    title: 'A post',
    changed_at: changedAt,
    changes: 1,
  }
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt: '2026-11-20T01:00:00Z' } }))
  await page.route('**/rpc/changes_since*', (route) =>
    route.fulfill({ json: Array.from({ length: 12 }, () => change) }),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, `/admin/bookings/${id}`)
  for (const name of ['Status', 'Meeting link', 'Move the call', 'Emails and SMS', 'Follow-up']) {
    const part = page.getByRole('region', { name, exact: true })
    await expect(part, name).toBeVisible()
    await expect
      .poll(async () => part.evaluate((element) => element.getBoundingClientRect().bottom), { message: name })
      .toBeLessThanOrEqual(900)
  }
  await expect(page.getByRole('button', { name: 'Reply by email' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('region', { name: 'Move the call' })).toBeInViewport({ ratio: 1 })
  const article = await row<{ id: string }>(request, 'blog_posts', 'select=id&is_published=is.true&limit=1')
  await openScreen(page, `/admin/blog/${article.id}`)
  const place = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox()
  const [next, last] = [await place('Update'), await place('Delete article')]
  expect(last?.y, 'one line of buttons').toBeLessThan((next?.y ?? 0) + (next?.height ?? 0))

  await page.setViewportSize({ width: 1366, height: 700 })
  await openScreen(page, '/admin')
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.getByRole('link')).toHaveCount(8)
  await nav.getByRole('link', { name: 'Website', exact: true }).click()
  await expect(nav.getByRole('link', { name: 'Topics' })).toBeVisible()
  expect(await nav.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})
