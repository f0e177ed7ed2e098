import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { adminHeaders, publicKey, serviceHeaders, subscriber } from '../support/admin-api'
import { toast } from '../support/admin'

const word = () => crypto.randomUUID().slice(0, 8)
const rows = (page: Page) => page.getByRole('rowheader')
const search = (page: Page) => page.getByRole('searchbox')

async function openList(page: Page, path: string) {
  await page.goto(path)
  await page.getByLabel('Email').fill('admin@example.test')
  await page.getByLabel('Password').fill('local-admin-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Puts rows into a table as the service. */
async function insert(request: APIRequestContext, table: string, data: Array<Record<string, unknown>>) {
  const response = await request.post(`/rest/v1/${table}`, { headers: serviceHeaders, data })
  expect(response.status(), await response.text()).toBe(201)
}

/** People of one test, told apart from all others by `mark`, who subscribed hour after hour. */
const people = (mark: string, amount: number, since = Date.UTC(2026, 0, 1)) =>
  Array.from({ length: amount }, (_, index) => ({
    email: `${mark}-${String(index).padStart(2, '0')}@example.test`,
    name: `Person ${index} of ${mark}`,
    subscribed_at: new Date(since + index * 3_600_000).toISOString(),
    confirmed_at: index % 2 === 0 ? '2026-02-01T16:40:00Z' : null,
  }))

test('who subscribes through the API stands in the list', async ({ page, request }) => {
  const email = `list-${word()}@example.test`
  const response = await request.post('/rest/v1/rpc/subscribe_with_welcome_email', {
    headers: { apikey: publicKey },
    data: { subscriber_email: email, subscriber_name: 'Aisyah' },
  })
  expect(response.ok(), await response.text()).toBe(true)
  await openList(page, '/admin/subscribers')
  await search(page).fill(email)
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText('Aisyah')
  await expect(row).toContainText('Not confirmed')
  const today = new Intl.DateTimeFormat('en-MY', {
    timeZone: 'Asia/Kuala_Lumpur',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  await expect(row).toContainText(today.format(new Date()))
})

test('search, filter, order and pages are the server’s, all in the address, and Back undoes each', async ({
  page,
  request,
}) => {
  const mark = `page-${word()}`
  // Lately: an address that is not confirmed in 30 days is deleted.
  const since = Date.now() - 10 * 86_400_000
  await insert(request, 'newsletter_subscribers', people(mark, 30, since))
  await openList(page, `/admin/subscribers?q=${mark}`)
  await expect(page.getByText('1 to 25 of 30 subscribers')).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).first(), 'newest first').toHaveText(`${mark}-29@example.test`)

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('26 to 30 of 30 subscribers')).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await expect(page).toHaveURL(/page=2/)

  await page.getByRole('button', { name: 'Email' }).click()
  await expect(rows(page).first()).toHaveText(`${mark}-00@example.test`)
  await expect(page, 'another order begins at the first page').not.toHaveURL(/page=/)
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('link', { name: 'Not confirmed' }).click()
  await expect(page.getByText('15 subscribers')).toBeVisible()
  await expect(rows(page).first()).toHaveText(`${mark}-01@example.test`)

  await page.goBack()
  await expect(page.getByText('1 to 25 of 30 subscribers')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('26 to 30 of 30 subscribers')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(5)
})

test('a search takes %, _ and quotes for themselves', async ({ page, request }) => {
  const mark = word()
  await insert(request, 'newsletter_subscribers', [
    { email: `a_${mark}@example.test`, name: `50% "off" ${mark}` },
    { email: `ab${mark}@example.test`, name: `505 off ${mark}` },
  ])
  await openList(page, '/admin/subscribers')
  for (const text of [`a_${mark}`, `50% "off" ${mark}`]) {
    await search(page).fill(text)
    await expect(page.getByText(/^1 subscriber$/), text).toBeVisible()
    await expect(rows(page), text).toHaveText([`a_${mark}@example.test`])
  }
  await search(page).fill(`\\${mark}`)
  await expect(page.getByRole('heading', { name: 'No subscribers found' })).toBeVisible()
})

test('the CSV holds what the search and the filter match, on all pages, with formulas inert', async ({
  page,
  request,
}) => {
  const mark = `csv-${word()}`
  const all = people(mark, 30)
  const formula = `=HYPERLINK("https://example.test","${mark}")`
  await insert(request, 'newsletter_subscribers', [
    ...all,
    { ...all[0], email: `${mark}-99@example.test`, name: formula, subscribed_at: '2026-02-01T16:30:00Z' },
  ])
  await openList(page, `/admin/subscribers?q=${mark}&status=active`)
  await expect(page.getByText('16 subscribers')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^subscribers-active-\d{4}-\d\d-\d\d\.csv$/)
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 3)], 'a byte order mark').toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.toString('utf8').slice(1).split('\r\n')
  expect(lines[0]).toBe('Email,Name,Status,Confirmed on,Subscribed on,Unsubscribed on')
  expect(lines).toHaveLength(16 + 2)
  const inert = `"'${formula.replaceAll('"', '""')}"`
  expect(lines[1]).toBe(
    `${mark}-99@example.test,${inert},Active,"2 Feb 2026, 12:40 AM","2 Feb 2026, 12:30 AM",`,
  )
  expect(lines[2]).toContain(`${mark}-28@example.test`)
})

test('a subscriber is taken off the list, and deleted only after a question', async ({ page, request }) => {
  let email = `act-${word()}@example.test`
  await insert(request, 'newsletter_subscribers', [{ email }])
  await openList(page, `/admin/subscribers?q=${email}`)

  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await expect(page.getByText(`${email} is unsubscribed.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No subscribers found' })).toBeVisible()
  expect(await subscriber(request, email), 'the address is not kept').toBeUndefined()

  await insert(request, 'newsletter_subscribers', [{ email: `2-${email}` }])
  email = `2-${email}`
  await page.goto(`/admin/subscribers?q=${email}`)
  await page.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Delete ${email}` })).toBeFocused()
  expect(await subscriber(request, email)).toBeDefined()

  await page.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete subscriber' }).click()
  await expect(page.getByText(`${email} is deleted.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No subscribers found' })).toBeVisible()
  expect(await subscriber(request, email)).toBeUndefined()
})

test('markup in what a customer is called is text', async ({ page, request }) => {
  const number = `T-${word().toUpperCase()}`
  const name = '<img src=x onerror="window.broken=true"><b>Bold</b>'
  await insert(request, 'orders', [
    { order_number: number, customer_name: name, customer_contact: 'x@example.test', amount_sen: 1_250_050 },
  ])
  await openList(page, `/admin/orders?q=${number}`)
  const row = page.getByRole('row', { name: number })
  await expect(row).toContainText(name)
  await expect(row).toContainText('RM12,500.50')
  await expect(row.locator('img, b')).toHaveCount(0)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('a mail is opened as it was sent and does nothing; one that failed is sent again', async ({
  page,
  request,
}) => {
  const email = `again-${word()}@example.test`
  await insert(request, 'newsletter_subscribers', [{ email }])
  const id = (await subscriber(request, email))?.id
  await insert(request, 'outbox', [
    {
      kind: 'welcome',
      subscriber_id: id,
      recipient: email,
      status: 'failed',
      attempts: 1,
      error: 'The server hung up',
      subject: 'Selamat datang',
      body_text: 'Welcome, <b>friend</b>',
      body_html: `<h1>Welcome</h1><img src="/broken" onerror="top.broken = true"><script>top.broken = true</script>
        <a href="javascript:top.broken = true">Press</a><form action="/admin"><button>Send</button></form>`,
    },
  ])
  await openList(page, `/admin/emails?q=${email}`)
  await expect(page.getByRole('row', { name: email })).toContainText('The server hung up')
  await page.getByRole('rowheader', { name: email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selamat datang')
  await expect(page.getByText('Welcome, <b>friend</b>')).toBeVisible()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await mail.getByRole('link', { name: 'Press' }).click()
  await mail.getByRole('button', { name: 'Send' }).click()
  await expect(mail.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await page.goBack()
  await page.getByRole('button', { name: `Send again to ${email}` }).click()
  await expect(toast(page, `The email to ${email} is back in the queue.`)).toBeVisible()
  const headers = await adminHeaders(request)
  const kept = await request.get(`/rest/v1/outbox?select=status,error&recipient=eq.${email}`, {
    headers,
  })
  // The schedule may have taken it by now.
  expect(await kept.json()).toEqual([
    { status: expect.stringMatching(/^(pending|sending|sent)$/), error: null },
  ])
})
