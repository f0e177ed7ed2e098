import type { Page } from '@playwright/test'
import { goTo, openAdmin, saved } from '../support/admin'
import { dayAhead } from '../support/booking-page'
import { importSubscribers, publishArticle, sendNewsletter } from '../support/owner-writing'
import { emailsTo } from '../support/mailbox'
import { freshAddress } from '../support/stored-rows'
import { expect, test } from '../support/test'
import { apply, book, newVisitorPage, type Person, write } from '../support/visitors'

const mark = crypto.randomUUID().slice(0, 6)
const owner = freshAddress('owner')

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

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

test('an owner’s day: gets every lead, writes an article and sends it as a newsletter @nightly', async ({
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
      ['a booking by phone number', siti, (page: Page) => book(page, siti, dayAhead(63), '10:00 AM')],
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

  const title = `What a shop costs ${mark}`
  const readers = Array.from({ length: 200 }, (_, place) => `reader-${place}-${mark}@example.test`)
  const day = { admin, browser, request, title, readers }
  await test.step('an article is written with a table and an image, and published', () => publishArticle(day))
  await test.step('200 readers are added from a CSV with a stated consent', () => importSubscribers(day))
  await test.step('the article is sent as a newsletter; two readers unsubscribe by the link in its email', () =>
    sendNewsletter(day))
})
