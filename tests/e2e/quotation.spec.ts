import { enterAs, test } from '../support/accounts'
import { add, returnToTab } from '../support/admin'
import { adminHeaders } from '../support/admin-api'
import { expectAccessibleInBoth, expectNoOverflowAtAnyWidth } from '../support/visual-checks'
import { linkIn, emailsTo, emailTo } from '../support/mailbox'
import { expect } from '../support/test'
import { newVisitorPage, write } from '../support/visitors'

test('a sales user turns a request into a quotation, the client accepts it on a phone, and the owner gets an email', async ({
  page,
  request,
  browser,
  newEmail,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  const contact = `client-${mark}@example.test`
  const owner = `owner-${mark}@example.test`
  const name = `Kedai ${mark}`
  const client = `Aminah ${mark}`
  const headers = await adminHeaders(request)
  const set = (path: string, data: object) =>
    request.patch(`/rest/v1/${path}`, { headers, data }).then((answer) => expect(answer.ok()).toBe(true))
  await set('company_info?key=eq.sst_number', { value: 'W10-1808-32000001' })
  const recipient = await add(request, 'alert_recipients', { email: owner })
  const phone = await newVisitorPage(browser)
  await phone.setViewportSize({ width: 360, height: 780 })
  await write(phone, { name, contact }, 'quote')

  await enterAs(page, 'sales', newEmail())
  await page.goto(`/admin/requests?q=${mark}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: 'Create an order' }).click()
  await page.getByRole('button', { name: 'Add Spark, RM2,500' }).click()
  for (const [at, text, price] of [
    [1, 'Photos of the shop', '450.50'],
    [2, 'Hosting for a year', '300'],
  ] as const) {
    await page.getByRole('button', { name: 'Add an item' }).click()
    await page.getByLabel('What').nth(at).fill(text)
    await page.getByLabel('Price (RM)').nth(at).fill(price)
  }
  await page.getByLabel('SST (%)').fill('8')
  await expect(page.getByText('RM3,510.54')).toBeVisible()
  await page.getByRole('button', { name: 'Save order' }).click()
  await page.getByRole('button', { name: 'Send quotation' }).click()
  await expect(page.getByRole('dialog')).toContainText(`${contact} by email: RM3,510.54, 3 items`)
  await page.getByRole('button', { name: 'Send it' }).click()
  const status = page.getByRole('region', { name: 'Status', exact: true }).getByRole('status')
  await expect(status).toHaveText('Quoted')
  const board = await page.context().newPage()
  await board.goto('/admin/orders/board')
  const column = (title: string) => board.getByRole('region', { name: title, exact: true })
  await expect(column('Quoted').getByRole('link', { name })).toBeVisible()

  const mail = await emailTo(request, contact, 'Your quotation')
  expect(mail.text).toContain('2. Photos of the shop\n   1 x RM450.50 = RM450.50')
  expect(mail.text).toContain('SST 8% (no. W10-1808-32000001): RM260.04\nTotal: RM3,510.54')
  await phone.goto(linkIn(mail, '/quote/'))
  await expect(phone.getByText('RM3,510.54').first()).toBeVisible()
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessibleInBoth(phone)
  await expectNoOverflowAtAnyWidth(phone)
  await phone.setViewportSize({ width: 360, height: 780 })
  expect((await phone.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await phone.getByLabel('Your name').fill(client)
  await phone.getByRole('button', { name: 'Accept the quotation' }).click()
  await expect(phone.getByText(`Accepted by ${client} on`)).toBeVisible()

  await Promise.all([returnToTab(page), returnToTab(board)])
  await expect(page.getByText(`${client} accepted quotation`).first()).toBeVisible({ timeout: 15_000 })
  await expect(status).toHaveText('Accepted', { timeout: 15_000 })
  await expect(column('Accepted').getByRole('link', { name })).toBeVisible({ timeout: 15_000 })
  await column('Accepted').getByRole('listitem').filter({ hasText: name }).dragTo(column('In work'))
  await expect(column('In work').getByRole('link', { name })).toBeVisible()
  await board.close()
  // One email covers everything that happened at the same time.
  const notices = async () =>
    (await emailsTo(request, owner)).filter(({ text }) => text.includes(`Accepted by: ${client}`)).length
  await expect.poll(notices, { timeout: 60_000 }).toBe(1)
  await phone.context().close()
  await page.goto('/admin/settings')
  await expect(page.getByText('Your account has no access to this screen')).toBeVisible()
  const unlisted = { of_table: 'alert_recipients', ids: [recipient], deleted: true }
  await request.post('/rest/v1/rpc/set_deleted', { headers, data: unlisted })
  await set('company_info?key=eq.sst_number', { value: 'Pending' })
})
