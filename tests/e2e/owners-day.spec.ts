import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calendarDay } from '@/lib/dates'
import { goTo, openAdmin, pressInMenu, saved } from '../support/admin'
import { dayAhead, openBooking, showDate } from '../support/booking-page'
import { importSubscribers, publishArticle, sendNewsletter } from '../support/owner-writing'
import { linkIn, emailsTo, emailTo } from '../support/mailbox'
import { freshAddress } from '../support/stored-rows'
import { expect, test } from '../support/test'
import { apply, book, newVisitorPage, type Person, write } from '../support/visitors'

const mark = crypto.randomUUID().slice(0, 6)
const owner = freshAddress('owner')
const closedDay = dayAhead(63)
const reason = 'We are at a fair that day.'
const closedFor = 'Hari Raya'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog')

async function openLead(page: Page, name: string) {
  await goTo(page, 'Inbox')
  await main(page).getByRole('link', { name: 'All', exact: true }).click()
  await main(page).getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toHaveText(name)
}

const person = (first: string, contact = freshAddress(first.toLowerCase())): Person => ({
  name: `${first} ${mark}`,
  contact,
})
const mei = person('Mei')
const ravi = person('Ravi')
const siti = person('Siti', `01${String(Date.now()).slice(-8)}`)
const aina = person('Aina')
const kumar = person('Kumar')
const jiahui = person('Jiahui')

// The test may take minutes, but no single action.
test.use({ actionTimeout: 20_000, viewport: { width: 1440, height: 900 } })

test('an owner’s day: gets every lead, answers, writes, closes a day, grants and revokes access @nightly', async ({
  page: admin,
  browser,
  request,
}) => {
  test.setTimeout(600_000)

  await test.step('an address for notices is added; then the dashboard stays open', async () => {
    await openAdmin(admin, '/admin/settings/alerts/new')
    await admin.getByLabel('Email address').fill(owner)
    await admin.getByRole('button', { name: /^Save/ }).click()
    await expect(saved(admin)).toBeVisible()
    await goTo(admin, 'Dashboard')
    await expect(part(admin, 'Today')).toBeVisible()
  })

  await test.step('six leads from other browsers appear in the open admin and in the owner’s emails', async () => {
    // Other tests have left leads before.
    const counted = async () => Number(/^\((\d+)\)/.exec(await admin.title())?.[1] ?? 0)
    let awaited = await counted()
    async function waitForNotices(what: string, { name }: Person) {
      awaited += 1
      const count = awaited
      await Promise.all([
        expect.poll(counted, { timeout: 15_000, message: what }).toBeGreaterThanOrEqual(count),
        expect
          .poll(async () => (await emailsTo(request, owner)).map(({ text }) => text).join('\n'), {
            timeout: 60_000,
            message: what,
          })
          .toContain(name),
      ])
    }
    const visits = [
      ['a booking by mail', mei, (page: Page) => book(page, mei, dayAhead(61), '9:00 AM')],
      ['a booking by mail', ravi, (page: Page) => book(page, ravi, dayAhead(62), '9:30 AM')],
      ['a booking by phone number', siti, (page: Page) => book(page, siti, closedDay, '10:00 AM')],
      ['a message', aina, (page: Page) => write(page, aina, 'contact')],
      ['a quote request', kumar, (page: Page) => write(page, kumar, 'quote')],
      ['an application', jiahui, (page: Page) => apply(page, jiahui)],
    ] as const
    const heard = []
    for (const [what, who, visit] of visits) {
      const page = await newVisitorPage(browser)
      await visit(page)
      heard.push(waitForNotices(what, who))
      await page.context().close()
    }
    await Promise.all(heard)

    const entry = admin.getByRole('navigation', { name: 'Admin' }).getByRole('listitem')
    await expect(entry.filter({ hasText: 'Inbox' })).toContainText(/\d to answer/)
    await expect(part(admin, 'Today').getByRole('link', { name: /\d to answer/ })).toContainText(
      /\d calls, \d+ enquir(y|ies), \d+ quote requests?, and \d+ applications?$/,
    )

    const notices = await emailsTo(request, owner)
    expect(notices.length, 'what comes together is one mail').toBeLessThanOrEqual(6)
    for (const { name } of [mei, ravi, siti, aina, kumar, jiahui])
      expect(notices.filter(({ text }) => text.includes(name))).toHaveLength(1)
  })

  await test.step('the message is opened, which removes its mark, and answered', async () => {
    await goTo(admin, 'Inbox')
    const line = admin.getByRole('row', { name: aina.name })
    await expect(line).toContainText('New')
    await openLead(admin, aina.name)
    await part(admin, 'Reply').getByRole('button', { name: 'Reply by email' }).click()
    await part(admin, 'Reply').getByRole('button', { name: 'Send' }).click()
    await expect(part(admin, 'Status').getByRole('status')).toHaveText('Replied')
  })

  await test.step('a call is moved, and its page shows it', async () => {
    await openLead(admin, mei.name)
    await part(admin, 'Move the call').getByText('Move the call').first().click()
    await admin.getByLabel('New time (MYT)').fill(`${dayAhead(64)}T14:30`)
    // The free times push the button down when they arrive.
    await expect(admin.getByText('Free on that day:')).toBeVisible()
    await admin.getByRole('button', { name: 'Move the call' }).click()
    await expect(admin.getByText(/^Moved to .*, 2:30 PM\.$/)).toBeVisible()
    const customer = await newVisitorPage(browser)
    const booked = await emailTo(request, mei.contact, 'Your call is booked')
    await customer.goto(linkIn(booked, '/book-a-call/manage'))
    await expect(main(customer)).toContainText('2:30 PM')
    await customer.context().close()
  })

  await test.step('a call is cancelled with a reason, which its page shows', async () => {
    await openLead(admin, ravi.name)
    await pressInMenu(part(admin, 'Status'), 'Cancel the call')
    await dialog(admin).getByLabel('Reason (optional)').fill(reason)
    await dialog(admin).getByRole('button', { name: 'Cancel the call' }).click()
    await expect(part(admin, 'Status').getByRole('status')).toHaveText('Cancelled')
    const booked = await emailTo(request, ravi.contact, 'Your call is booked')
    const customer = await newVisitorPage(browser)
    await customer.goto(linkIn(booked, '/book-a-call/manage'))
    await expect(main(customer)).toContainText(reason)
    await customer.context().close()
  })

  await test.step('the quote request becomes an order', async () => {
    await openLead(admin, kumar.name)
    await admin.getByRole('link', { name: 'Create an order' }).click()
    await expect(admin.getByLabel('Customer')).toHaveValue(kumar.name)
    await admin.getByLabel('Amount (RM)').fill('2,500')
    await admin.getByRole('button', { name: 'Save order' }).click()
    await expect(heading(admin)).toHaveText(new RegExp(`, ${kumar.name}$`))
  })

  const title = `What a shop costs ${mark}`
  const readers = Array.from({ length: 200 }, (_, place) => `reader-${place}-${mark}@example.test`)
  const day = { admin, browser, request, title, readers }
  await test.step('an article is written with a table and an image, and published', () => publishArticle(day))
  await test.step('200 readers are added from a CSV with a stated consent', () => importSubscribers(day))
  await test.step('the article is sent as a newsletter; two readers unsubscribe by the link in its email', () =>
    sendNewsletter(day))

  await test.step('a day with a call is closed; the call is listed, and visitors see the reason', async () => {
    await goTo(admin, 'Inbox', 'Calls and hours')
    await admin.getByRole('button', { name: 'Block time' }).click()
    await dialog(admin).getByLabel('Blocked on').fill(closedDay)
    await dialog(admin).getByLabel('Why').fill(closedFor)
    await dialog(admin).getByRole('button', { name: 'Block time' }).click()
    const outside = main(admin).getByRole('listitem').filter({ hasText: siti.name })
    await expect(outside).toContainText(`${calendarDay(closedDay)}, 10:00 AM`)
    await expect(outside.getByRole('link', { name: /^Move or cancel/ })).toBeVisible()
    await expect(outside.getByRole('link', { name: /^Write on WhatsApp/ })).toBeVisible()
    await expect(outside.getByRole('button', { name: /^Keep this call/ })).toBeVisible()
    const visitor = await newVisitorPage(browser)
    await openBooking(visitor)
    await showDate(visitor, closedDay)
    await expect(visitor.getByText(new RegExp(`^We take no calls on .*: ${closedFor}\\.$`))).toBeVisible()
    await expect(visitor.getByRole('radio', { name: /[AP]M/ })).toHaveCount(0)
    await visitor.context().close()
  })

  await test.step('a person is invited, signs in, and loses access with the next request once removed', async () => {
    const farah = freshAddress('farah')
    const password = `a-password-of-farah-${mark}`
    await goTo(admin, 'Settings', 'Staff')
    await admin.getByLabel('Email of a new person').fill(farah)
    await admin.getByRole('button', { name: 'Invite', exact: true }).click()
    const line = admin.getByRole('row', { name: farah })
    await expect(line).toContainText('Invited')
    const mail = await emailTo(request, farah, '')
    const second = await newVisitorPage(browser)
    await second.goto(linkIn(mail, '/admin/reset'))
    await second
      .getByLabel(/password/i)
      .first()
      .fill(password)
    await second.getByRole('button', { name: 'Set the password' }).click()
    await second.getByRole('link', { name: 'Go to the dashboard' }).click()
    await second.getByRole('button', { name: 'Sign out' }).click()
    await second.getByLabel('Email').fill(farah)
    await second.getByLabel('Password', { exact: true }).fill(password)
    await second.getByRole('button', { name: 'Sign in' }).click()
    const [asked] = await Promise.all([second.waitForRequest(/\/rest\/v1\/inbox/), goTo(second, 'Inbox')])
    const { apikey = '', authorization = '' } = await asked.allHeaders()
    const leads = async () => {
      const path = '/rest/v1/booking_submissions?select=name'
      return (await (await request.get(path, { headers: { apikey, authorization } })).json()) as unknown[]
    }
    expect(await leads()).toContainEqual({ name: mei.name })

    await goTo(admin, 'Settings', 'Staff')
    await expect(line).not.toContainText('Invited')
    await line.getByRole('button', { name: /^Remove access/ }).click()
    await dialog(admin).getByRole('button', { name: 'Remove access' }).click()
    await expect(line).toHaveCount(0)
    expect(await leads(), 'the next request').toEqual([])
    await expect(second.getByText(/^Your session has ended/)).toBeVisible()
    await expect(second.getByText(mei.name).filter({ visible: true })).toHaveCount(0)
    await second.context().close()
  })

  await test.step('everything stored about a person can be downloaded', async () => {
    await openLead(admin, ravi.name)
    await admin.getByRole('link', { name: 'All from this person' }).click()
    await expect(part(admin, 'Messages and orders')).toBeVisible()
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download their data' }).click(),
    ])
    const record = await readFile(await file.path(), 'utf8')
    for (const kept of [ravi.name, ravi.contact, reason])
      expect(JSON.stringify(JSON.parse(record))).toContain(kept)
    await expect(admin.getByText('The file is saved.', { exact: true })).toBeVisible()
  })

  await test.step('the reply has arrived, and the emails about the moved and the cancelled call after the pause for undoing', async () => {
    expect((await emailTo(request, aina.contact, 'Re: ')).text).toContain('A shop for batik.')
    expect((await emailTo(request, mei.contact, 'Your call has moved')).text).toContain('2:30 PM')
    expect((await emailTo(request, ravi.contact, 'Your call is cancelled')).text).toContain(reason)
  })
})
