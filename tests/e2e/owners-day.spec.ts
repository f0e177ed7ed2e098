import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calendarDay } from '@/lib/dates'
import { goTo, openAdmin, pressInMenu, saved } from '../support/admin'
import { bookingForm, dayAhead, openBooking } from '../support/booking-page'
import { importSubscribers, publishArticle, sendNewsletter } from '../support/owner-writing'
import { takeScreenshots } from '../support/visual-checks'
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
test.use({ actionTimeout: 20_000 })

test('an owner’s day: gets every lead, answers, writes, closes a day, grants and revokes access @nightly', async ({
  page: admin,
  browser,
  request,
}, info) => {
  test.setTimeout(600_000)
  const times: Array<{ what: string; 'to the admin, ms': number; 'to the mail, ms': number }> = []
  let newsletter: Awaited<ReturnType<typeof sendNewsletter>> | undefined

  await test.step('an address for notices is added; then the dashboard stays open', async () => {
    await openAdmin(admin, '/admin/settings/alerts/new')
    await admin.getByLabel('Email address').fill(owner)
    await admin.getByRole('button', { name: /^Save/ }).click()
    await expect(saved(admin)).toBeVisible()
    await takeScreenshots(admin, info, 'notices')
    await goTo(admin, 'Dashboard')
    await expect(part(admin, 'Today')).toBeVisible()
  })

  await test.step('six leads from other browsers appear in the open admin and in the owner’s emails', async () => {
    // Other tests have left leads before.
    const counted = async () => Number(/^\((\d+)\)/.exec(await admin.title())?.[1] ?? 0)
    let awaited = await counted()
    /**
     * The times from the submission until the admin's title counts it and until an email to the owner names
     * it.
     */
    async function waitForNotices(what: string, { name }: Person, sent: number) {
      awaited += 1
      const count = awaited
      const after = async (heard: () => Promise<boolean>) => {
        await expect.poll(heard, { timeout: 60_000, intervals: [100], message: what }).toBe(true)
        return Date.now() - sent
      }
      const [onAdmin, byEmail] = await Promise.all([
        after(async () => (await counted()) >= count),
        after(async () => (await emailsTo(request, owner)).some(({ text }) => text.includes(name))),
      ])
      times.push({ what, 'to the admin, ms': onAdmin, 'to the mail, ms': byEmail })
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
      heard.push(waitForNotices(what, who, await visit(page)))
      if (who === mei || who === kumar) await takeScreenshots(page, info, what.replaceAll(' ', '-'))
      await page.context().close()
    }
    await Promise.all(heard)

    const entry = admin.getByRole('navigation', { name: 'Admin' }).getByRole('listitem')
    await expect(entry.filter({ hasText: 'Inbox' })).toContainText(/\d to answer/)
    await expect(part(admin, 'Today').getByRole('link', { name: /\d to answer/ })).toContainText(
      /\d calls, \d+ enquir(y|ies), \d+ quote requests?, and \d+ applications?$/,
    )
    await takeScreenshots(admin, info, 'dashboard-with-leads')

    const notices = await emailsTo(request, owner)
    const inbox = await newVisitorPage(browser)
    await inbox.setContent(notices[0]?.html ?? '')
    await takeScreenshots(inbox, info, 'notice')
    await inbox.context().close()
    expect(notices.length, 'what comes together is one mail').toBeLessThanOrEqual(6)
    for (const { name } of [mei, ravi, siti, aina, kumar, jiahui])
      expect(notices.filter(({ text }) => text.includes(name))).toHaveLength(1)
  })

  await test.step('the message is opened, which removes its mark, and answered', async () => {
    await goTo(admin, 'Inbox')
    const line = admin.getByRole('row', { name: aina.name })
    await expect(line).toContainText('New')
    await takeScreenshots(admin, info, 'inbox')
    await openLead(admin, aina.name)
    await part(admin, 'Reply').getByRole('button', { name: 'Reply by email' }).click()
    await takeScreenshots(admin, info, 'reply')
    await part(admin, 'Reply').getByRole('button', { name: 'Send' }).click()
    await expect(part(admin, 'Status').getByRole('status')).toHaveText('Replied')
    await takeScreenshots(admin, info, 'replied')
  })

  await test.step('a call is moved, and its page shows it', async () => {
    await openLead(admin, mei.name)
    await part(admin, 'Move the call').getByText('Move the call').first().click()
    await admin.getByLabel('New time (MYT)').fill(`${dayAhead(64)}T14:30`)
    await admin.getByRole('button', { name: 'Move the call' }).click()
    await expect(admin.getByText(/^Moved to .*, 2:30 PM\.$/)).toBeVisible()
    await takeScreenshots(admin, info, 'moved')
    const customer = await newVisitorPage(browser)
    const booked = await emailTo(request, mei.contact, 'Your call is booked')
    await customer.goto(linkIn(booked, '/book-a-call/manage'))
    await expect(main(customer)).toContainText('2:30 PM')
    await takeScreenshots(customer, info, 'moved-for-the-customer')
    await customer.context().close()
  })

  await test.step('a call is cancelled with a reason, which its page shows', async () => {
    await openLead(admin, ravi.name)
    await pressInMenu(part(admin, 'Status'), 'Cancel the call')
    await dialog(admin).getByLabel('Reason (optional)').fill(reason)
    await takeScreenshots(admin, info, 'cancelling')
    await dialog(admin).getByRole('button', { name: 'Cancel the call' }).click()
    await expect(part(admin, 'Status').getByRole('status')).toHaveText('Cancelled')
    const booked = await emailTo(request, ravi.contact, 'Your call is booked')
    const customer = await newVisitorPage(browser)
    await customer.goto(linkIn(booked, '/book-a-call/manage'))
    await expect(main(customer)).toContainText(reason)
    await takeScreenshots(customer, info, 'cancelled-for-the-customer')
    await customer.context().close()
  })

  await test.step('the quote request becomes an order', async () => {
    await openLead(admin, kumar.name)
    await admin.getByRole('link', { name: 'Create an order' }).click()
    await expect(admin.getByLabel('Customer')).toHaveValue(kumar.name)
    await admin.getByLabel('Amount (RM)').fill('2,500')
    await admin.getByRole('button', { name: 'Save order' }).click()
    await expect(heading(admin)).toHaveText(new RegExp(`, ${kumar.name}$`))
    await takeScreenshots(admin, info, 'order')
  })

  const title = `What a shop costs ${mark}`
  const readers = Array.from({ length: 200 }, (_, place) => `reader-${place}-${mark}@example.test`)
  const day = { admin, browser, request, info, title, readers }
  await test.step('an article is written with a table and an image, and published', () => publishArticle(day))
  await test.step('200 readers are added from a CSV with a stated consent', () => importSubscribers(day))
  await test.step('the article is sent as a newsletter; two readers unsubscribe by the link in its email', async () => {
    newsletter = await sendNewsletter(day)
  })

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
    await outside.scrollIntoViewIfNeeded()
    await takeScreenshots(admin, info, 'closed')
    const visitor = await newVisitorPage(browser)
    await openBooking(visitor)
    await bookingForm(visitor).getByLabel('Preferred date').fill(closedDay)
    await expect(visitor.getByText(`We take no calls on this day: ${closedFor}.`)).toBeVisible()
    await expect(visitor.getByRole('radio', { name: /\(MYT\)/ })).toHaveCount(0)
    await visitor.getByText(/^We take no calls/).evaluate((said) => said.scrollIntoView({ block: 'center' }))
    await takeScreenshots(visitor, info, 'closed-for-visitors')
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
    await takeScreenshots(second, info, 'invited')
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
    await takeScreenshots(admin, info, 'staff')
    await line.getByRole('button', { name: /^Remove access/ }).click()
    await dialog(admin).getByRole('button', { name: 'Remove access' }).click()
    await expect(line).toHaveCount(0)
    expect(await leads(), 'the next request').toEqual([])
    await expect(second.getByText(/^Your session has ended/)).toBeVisible()
    await expect(second.getByText(mei.name).filter({ visible: true })).toHaveCount(0)
    await takeScreenshots(second, info, 'out')
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
    await takeScreenshots(admin, info, 'person')
  })

  await test.step('the emails about the moved and the cancelled call have arrived after the pause for undoing', async () => {
    expect((await emailTo(request, mei.contact, 'Your call has moved')).text).toContain('2:30 PM')
    expect((await emailTo(request, ravi.contact, 'Your call is cancelled')).text).toContain(reason)
  })

  // oxlint-disable-next-line no-console -- the times are the purpose of this test
  console.table(times)
  // oxlint-disable-next-line no-console -- as above
  console.log(`A newsletter to ${newsletter?.sent}: all sent, and shown as such, after ${newsletter?.ms} ms`)
  for (const time of times.slice(0, 6)) {
    expect(time['to the admin, ms'], time.what).toBeLessThan(15_000)
    expect(time['to the mail, ms'], time.what).toBeLessThan(60_000)
  }
})
