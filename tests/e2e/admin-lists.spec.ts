import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { adminHeaders, serviceHeaders } from '../support/admin-api'
import { add, openAdmin, toast } from '../support/admin'

const word = () => crypto.randomUUID().slice(0, 8)
const rows = (page: Page) => page.getByRole('rowheader')
const search = (page: Page) => page.getByRole('searchbox')

const insert = (request: APIRequestContext, table: string, data: object) =>
  add(request, table, data, serviceHeaders)

/** Subscribers of one test, identified by `mark`, one hour apart. */
const people = (mark: string, amount: number, since = Date.UTC(2026, 0, 1)) =>
  Array.from({ length: amount }, (_, index) => ({
    email: `${mark}-${String(index).padStart(2, '0')}@example.test`,
    name: `Person ${index} of ${mark}`,
    subscribed_at: new Date(since + index * 3_600_000).toISOString(),
    confirmed_at: index % 2 === 0 ? '2026-02-01T16:40:00Z' : null,
  }))

test('search, filter, sorting and pages run on the server, are in the URL, and Back undoes each; a search takes symbols literally', async ({
  page,
  request,
}) => {
  const mark = `page-${word()}`
  // Recent, because an address not confirmed within 30 days is deleted.
  const since = Date.now() - 10 * 86_400_000
  await insert(request, 'newsletter_subscribers', people(mark, 30, since))
  await openAdmin(page, `/admin/subscribers?q=${mark}`)
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

  // %, _, \ and quotes are searched literally.
  await insert(request, 'newsletter_subscribers', [
    { email: `a_${mark}@example.test`, name: `50% "off" ${mark}` },
    { email: `ab${mark}@example.test`, name: `505 off ${mark}` },
  ])
  await page.goto('/admin/subscribers')
  for (const text of [`a_${mark}`, `50% "off" ${mark}`]) {
    await search(page).fill(text)
    await expect(page.getByText(/^1 subscriber$/), text).toBeVisible()
    await expect(rows(page), text).toHaveText([`a_${mark}@example.test`])
  }
  await search(page).fill(`\\${mark}`)
  await expect(page.getByRole('heading', { name: 'No subscribers found' })).toBeVisible()
})

test('the CSV contains the matching rows of all pages, with formulas escaped', async ({ page, request }) => {
  const mark = `csv-${word()}`
  const all = people(mark, 30)
  const formula = `=HYPERLINK("https://example.test","${mark}")`
  await insert(request, 'newsletter_subscribers', [
    ...all,
    { ...all[0], email: `${mark}-99@example.test`, name: formula, subscribed_at: '2026-02-01T16:30:00Z' },
  ])
  await openAdmin(page, `/admin/subscribers?q=${mark}&status=active`)
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
  expect(lines[1]).toBe(`${mark}-99@example.test,${inert},Active,2026-02-02 00:40,2026-02-02 00:30,`)
  expect(lines[2]).toContain(`${mark}-28@example.test`)
})

test('a sent email is shown inert, and a failed one can be sent again', async ({ page, request }) => {
  const email = `again-${word()}@example.test`
  const id = await insert(request, 'newsletter_subscribers', { email })
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
  await openAdmin(page, `/admin/emails?q=${email}`)
  await expect(page.getByRole('row', { name: email })).toContainText('The server hung up')
  await page.getByRole('rowheader', { name: email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selamat datang')
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await mail.getByRole('link', { name: 'Press' }).click()
  await mail.getByRole('button', { name: 'Send' }).click()
  await expect(mail.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await page.goBack()
  await page.getByRole('button', { name: `Send again ${email}` }).click()
  await expect(toast(page, `The email to ${email} is back in the queue.`)).toBeVisible()
  const headers = await adminHeaders(request)
  const messages = await request.get(`/rest/v1/outbox?select=status,error&recipient=eq.${email}`, {
    headers,
  })
  // The schedule may have claimed it by now.
  expect(await messages.json()).toEqual([
    { status: expect.stringMatching(/^(pending|sending|sent)$/), error: null },
  ])
})
