import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { adminHeaders, publicKey, serviceHeaders } from '../support/admin-api'
import { dayAhead } from '../support/booking-page'
import { add, openAdmin, openScreen, row } from '../support/admin'
import { leadVisits, wordVisits, workVisits } from '../support/admin-screens'
import { expectAccessible, expectResponsiveAndAccessible, expectNoOverflow } from '../support/visual-checks'
import { expect, test } from '../support/test'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const longest = 'Perniagaan Keluarga Besar Wan Ahmad Syafiq '.repeat(5).slice(0, 190)

/** Rows after the first few, which are identical in structure. */
const alike = 'main :is(tbody > tr, ol > li):nth-child(n + 6)'

const expectAdminLooks = (page: Page, where: string) =>
  expectResponsiveAndAccessible(page, { widths: [1440, 768, 360, 320], leaveOut: alike, where })

/** The parameter of a visit: the id of the test's row, of a query's first row, or the text itself. */
async function idOf(request: APIRequestContext, one: string, own: Readonly<Record<string, string>>) {
  if (own[one] !== undefined) return own[one]
  const [table = '', query] = one.split('?')
  if (query === undefined) return one
  return (await row<{ id: string }>(request, table, `select=id&limit=1&${query}`)).id
}

async function visitAll(
  page: Page,
  request: APIRequestContext,
  visits: typeof leadVisits,
  own: Readonly<Record<string, string>> = {},
) {
  for (const [pattern, visit] of Object.entries(visits)) {
    const id = visit.one && encodeURIComponent(await idOf(request, visit.one, own))
    await openScreen(page, id ? pattern.replace(/:\w+/, id) : pattern)
    await expect(title(page), pattern).toHaveText(visit.title)
    await expect(page, `${pattern}: the tab is named after the screen`).toHaveTitle(/^.+ \| Admin \| .+$/)
    const waiting = main(page).getByText(/^(Loading|Looking|Comparing|Checking)/)
    await expect(waiting.filter({ visible: true }), pattern).toHaveCount(0)
    if (visit.shows) await expect(main(page), pattern).toContainText(visit.shows)
    await expect(main(page), pattern).not.toContainText(/Unable to load|There is no such/)
    await expectAdminLooks(page, pattern)
    const beyond = await main(page)
      .getByRole('table')
      .evaluateAll((tables) =>
        tables.map(
          ({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
        ),
      )
    expect(
      beyond.every((pixels) => pixels <= 0),
      `${pattern}: all columns are in sight`,
    ).toBe(true)
  }
}

/** Calls a procedure as a visitor. */
async function submit(request: APIRequestContext, procedure: string, data: object) {
  const answer = await request.post(`/rest/v1/rpc/${procedure}`, { headers: { apikey: publicKey }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function remove(request: APIRequestContext, rows: Readonly<Record<string, string>>) {
  for (const [table, id] of Object.entries(rows))
    await request.delete(`/rest/v1/${table}?id=eq.${id}`, { headers: serviceHeaders })
}

test('a list and a form of the admin fit and are accessible', async ({ page, request }) => {
  await openAdmin(page, '/admin')
  for (const visits of [leadVisits, wordVisits]) {
    const some = Object.entries(visits).filter(([path]) =>
      ['/admin/bookings', '/admin/blog/:id'].includes(path),
    )
    await visitAll(page, request, Object.fromEntries(some))
  }
})

test('the screens of leads, orders and emails fit and are accessible with names of maximum length @looks', async ({
  page,
  request,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  const name = `${longest} ${mark}`
  const contact = `${'a-rather-long-address-'.repeat(2)}${mark}@an-unusually-long-domain-name.example`
  const reminders = { email: { enabled: true, times: ['1 day'] }, sms: { enabled: false, times: ['1 hour'] } }
  const call = { preferred_date: dayAhead(77), preferred_time: '11:30 AM', call_method: 'video' }
  await submit(request, 'submit_booking', { ...call, name, contact, message: longest, reminders })
  await submit(request, 'submit_booking', {
    ...call,
    preferred_time: '4:00 PM',
    name: `عبد الرحمن 陈美玲 ${mark}`,
    contact: '+60 12-345 6789',
    message: 'نحتاج موقعاً',
    reminders: { email: { enabled: false, times: ['1 hour'] }, sms: { enabled: true, times: ['1 hour'] } },
  })
  const quote = { kind: 'quote', budget_range: 'RM5,000 to RM10,000' }
  await submit(request, 'submit_contact', { ...quote, name, contact, message: 'unbroken'.repeat(60) })
  await submit(request, 'subscribe_with_welcome_email', { subscriber_email: contact, subscriber_name: name })
  const order = { customer_contact: contact, amount_sen: 100_000_000, status: 'sent', due_date: dayAhead(-3) }
  await add(request, 'orders', { ...order, order_number: `LONG-${mark.toUpperCase()}`, customer_name: name })
  await add(request, 'work_opportunities', {
    full_name: name,
    contact_number: '012-345 6789',
    email: contact,
    area_of_expertise: 'Other',
  })
  await add(request, 'clients', { name, email: contact, note: longest }, serviceHeaders)
  await add(request, 'newsletters', { subject: name, body: `## ${longest}\n\n${'unbroken'.repeat(60)}` })
  const own: Record<string, string> = { contact }
  const rows: Record<string, string> = {}
  for (const [table, column] of [
    ['booking_submissions', 'name'],
    ['contact_submissions', 'name'],
    ['orders', 'customer_name'],
    ['work_opportunities', 'full_name'],
    ['newsletter_subscribers', 'name'],
    ['newsletters', 'subject'],
    ['clients', 'name'],
  ] as const) {
    const { id } = await row<{ id: string }>(
      request,
      table,
      `select=id&${column}=eq.${encodeURIComponent(name)}`,
    )
    own[`${table}?${column}=mark`] = id
    rows[table] = id
  }
  rows.email_suppressions = crypto.randomUUID()
  own['email_suppressions?address=mark'] = rows.email_suppressions
  await add(
    request,
    'email_suppressions',
    {
      id: rows.email_suppressions,
      address: contact,
      reason: 'bounced',
      occurred_at: new Date(),
      provider: 'resend',
    },
    serviceHeaders,
  )
  const mail = `select=id&kind=eq.booking_confirmation&booking_id=eq.${rows.booking_submissions}`
  own['outbox?booking_id=booking'] = (await row<{ id: string }>(request, 'outbox', mail)).id
  try {
    await openAdmin(page, '/admin')
    await visitAll(page, request, leadVisits, own)
  } finally {
    await remove(request, rows)
  }
})

test('the screens of the blog, testimonials and the studio’s texts fit and are accessible @looks', async ({
  page,
  request,
}) => {
  test.slow()
  await openAdmin(page, '/admin')
  await visitAll(page, request, wordVisits)
})

test('the screens of projects, industry pages, images and settings fit and are accessible @looks', async ({
  page,
  request,
}) => {
  test.slow()
  const id = crypto.randomUUID()
  const url = `/storage/v1/object/public/images/${id}/640x480.webp`
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1b5a58' } })
    .webp()
    .toBuffer()
  const headers = await adminHeaders(request)
  const stored = await request.post(url.replace('/public', ''), {
    headers: { ...headers, 'content-type': 'image/webp' },
    data: bytes,
  })
  expect(stored.ok(), await stored.text()).toBe(true)
  await add(request, 'images', { id, url, width: 640, height: 480, alt: longest, bytes: bytes.length })
  const recipient = crypto.randomUUID()
  await add(request, 'alert_recipients', { id: recipient, email: `${recipient}@example.test` })
  try {
    await openAdmin(page, '/admin')
    await visitAll(page, request, workVisits, {
      'images?alt=mark': id,
      'alert_recipients?email=mark': recipient,
    })
  } finally {
    await remove(request, { images: id, alert_recipients: recipient })
    await request.delete(url.replace('/public', ''), { headers })
  }
})

test('the sign-in, dialogs, and empty or failed lists fit and are accessible @looks', async ({
  page,
  request,
}) => {
  test.slow()
  await page.goto('/admin/reset')
  await expect(title(page)).toHaveText('Choose a new password')
  await expectAdminLooks(page, 'a link that is missing')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAdminLooks(page, 'the sign-in and its message')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expectAdminLooks(page, 'the forgotten password')

  await openAdmin(page, '/admin/nowhere')
  await expect(title(page)).toHaveText('Nothing at this address')
  await expectAdminLooks(page, 'an unknown address')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAdminLooks(page, 'the search over everything')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Menu').click()
  await expectNoOverflow(page, 'the phone’s menu')
  await expectAccessible(page, { leaveOut: alike, where: 'the phone’s menu' })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })

  const none = { json: [], headers: { 'content-range': '*/0' } }
  await page.route('**/rest/v1/orders?*', (route) => route.fulfill(none))
  await openScreen(page, '/admin/orders')
  await expect(main(page)).toContainText('No orders yet')
  await expectAdminLooks(page, 'a list with no rows')
  await page.unroute('**/rest/v1/orders?*')
  await page.route('**/rest/v1/blog_topics?*', (route) => route.fulfill({ status: 500, json: {} }))
  await openScreen(page, '/admin/blog/topics')
  await expect(main(page)).toContainText('Unable to load topics')
  await expectAdminLooks(page, 'a list that failed')
  await page.unroute('**/rest/v1/blog_topics?*')

  await openScreen(page, '/admin/portfolio/new')
  await page.getByRole('button', { name: 'Choose an image' }).click()
  await expect(page.getByRole('dialog')).toContainText('From the library')
  await expect(page.getByRole('dialog')).not.toContainText('Loading')
  await expectAdminLooks(page, 'the choice of an image')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save project' }).click()
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAdminLooks(page, 'a form with messages')

  const mark = crypto.randomUUID().slice(0, 8)
  await add(request, 'blog_topics', { name: `Kept ${mark}`, slug: `kept-${mark}`, is_active: false })
  const { id } = await row<{ id: string }>(request, 'blog_topics', `select=id&slug=eq.kept-${mark}`)
  try {
    await openScreen(page, `/admin/blog/topics/${id}`)
    await page.getByLabel('Name').fill(`Mine ${mark}`)
    const headers = await adminHeaders(request)
    await request.patch(`/rest/v1/blog_topics?id=eq.${id}`, { headers, data: { name: `Theirs ${mark}` } })
    await page.getByRole('button', { name: 'Save topic' }).click()
    await expect(page.getByRole('button', { name: /^Keep yours/ })).toBeVisible()
    await expectAdminLooks(page, 'two who wrote at once')
    // A session whose tokens the server no longer accepts.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const session = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'spent', refresh_token: 'spent' }))
    })
    await page.getByRole('button', { name: /^Keep yours/ }).click()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expectAdminLooks(page, 'an ended session')
  } finally {
    await remove(request, { blog_topics: id })
  }
})
