import type { APIRequestContext, Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { goTo, saved } from './admin'
import { subscriber } from './admin-api'
import { emailsTo, emailTo } from './mailbox'
import { expect } from './test'
import { newVisitorPage } from './visitors'

/** The arguments of the steps below, with the owner signed in to the admin. */
interface WritingDay {
  admin: Page
  browser: Browser
  request: APIRequestContext
  title: string
  readers: readonly string[]
}

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

/** Writes and publishes an article with an image and a table; a visitor reads both. */
export async function publishArticle({ admin, browser, title }: WritingDay) {
  const drawn = { width: 1200, height: 800, channels: 3, background: '#1b5a58' } as const
  const buffer = await sharp({ create: drawn }).jpeg().toBuffer()
  await goTo(admin, 'Articles')
  await main(admin).getByRole('link', { name: 'New article' }).click()
  // The search field of the list also has the label Title.
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('New article')
  await admin.getByLabel('Title').fill(title)
  await admin.getByLabel('Excerpt').fill('Three figures to begin with.')
  const body = admin.getByRole('textbox', { name: 'Body' })
  await body.click()
  await body.pressSequentially('What three shops have paid.')
  await admin.keyboard.press('Enter')
  await admin.getByRole('button', { name: 'Image', exact: true }).click()
  const file = { name: 'shop.jpg', mimeType: 'image/jpeg', buffer }
  await dialog(admin).getByLabel('Choose a file').setInputFiles(file)
  await dialog(admin).getByLabel('What it shows').fill('The front of a shop')
  await dialog(admin).getByRole('button', { name: 'Use this image' }).click()
  await expect(body.getByRole('img', { name: 'The front of a shop' })).toBeVisible()
  await admin.keyboard.press('Control+End')
  await admin.getByRole('button', { name: 'Table', exact: true }).click()
  for (const cell of ['Shop', 'RM', 'Batik', '4,200', 'Songket', '6,100']) {
    await admin.keyboard.type(cell)
    await admin.keyboard.press('Tab')
  }
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(admin.getByText(`Published. Visitors can read “${title}” now;`).first()).toBeVisible()

  const reader = await newVisitorPage(browser)
  await reader.goto((await admin.getByRole('link', { name: /^\/blog\// }).getAttribute('href')) ?? '')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main(reader).getByRole('img', { name: 'The front of a shop' })).toBeVisible()
  const cell = main(reader).getByRole('table').getByRole('cell', { name: '4,200' })
  await cell.scrollIntoViewIfNeeded()
  await expect(cell).toBeVisible()
  await reader.context().close()
}

/** Adds readers from a file with one line that is refused. */
export async function importSubscribers({ admin, readers }: WritingDay) {
  await goTo(admin, 'Settings')
  await main(admin)
    .getByRole('link', { name: /^Limits for spam and email/ })
    .click()
  await admin.getByLabel('Newsletter emails a minute').fill('1000')
  await admin.getByRole('button', { name: 'Save setting' }).click()
  await expect(saved(admin)).toBeVisible()
  await goTo(admin, 'Subscribers')
  await main(admin).getByRole('link', { name: 'Add subscribers' }).click()
  const lines = ['email,name', ...readers.map((email) => `${email},Reader`), 'nobody,Nobody']
  const buffer = Buffer.from(lines.join('\r\n'))
  await admin.getByLabel('A CSV file').setInputFiles({ name: 'stand.csv', mimeType: 'text/csv', buffer })
  await admin.getByLabel('How and when they agreed').fill('Signed up at our stand, 2 May 2026')
  await admin.getByRole('button', { name: /^Add \d+ subscribers?$/ }).click()
  await expect(main(admin).getByRole('status')).toContainText(
    `${readers.length} subscribers added, 1 line refused.`,
  )
  await expect(main(admin)).toContainText(`Line ${lines.length}, nobody`)
}

/** Unsubscribes by one click, as the reader's email client does. */
async function leave({ request, title }: WritingDay, address: string) {
  const { headers } = await emailTo(request, address, title)
  const url = /<(https?:[^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const answer = await request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
}

/** Sends the article as a newsletter; one reader leaves while it is being sent, one afterwards. */
export async function sendNewsletter(day: WritingDay) {
  const { admin, browser, request, title, readers } = day
  await goTo(admin, 'Subscribers', 'Newsletters')
  await main(admin).getByRole('link', { name: 'New newsletter' }).click()
  await admin.getByLabel('Insert an article').selectOption({ label: title })
  await admin.getByRole('button', { name: 'Full text' }).click()
  await expect(admin.getByLabel('Subject')).toHaveValue(title)
  await admin.getByRole('button', { name: 'Save newsletter' }).click()
  await expect(saved(admin)).toBeVisible()
  const all = Number(
    /\d+/.exec((await admin.getByText(/^It goes to \d+ readers\.$/).textContent()) ?? '')?.[0],
  )
  expect(all).toBeGreaterThanOrEqual(readers.length)
  await admin.getByRole('button', { name: 'Send now' }).click()
  await dialog(admin)
    .getByRole('button', { name: `Send to ${all} readers` })
    .click()
  await leave(day, readers[0] ?? '')
  const figure = (name: string) =>
    main(admin)
      .locator('dl > div')
      .filter({ has: admin.getByText(name, { exact: true }) })
      .getByRole('definition')
  await expect(figure('Sent')).toHaveText(String(all), { timeout: 120_000 })
  await leave(day, readers.at(-1) ?? '')
  await goTo(admin, 'Newsletters')
  await main(admin).getByRole('link', { name: title }).click()
  await expect(figure('Unsubscribed')).toHaveText('2')
  await expect(figure('Waiting')).toHaveText('0')

  const mails = (await emailsTo(request, 'reader-')).filter(({ subject }) => subject === title)
  const got = (address: string) => mails.filter(({ to }) => JSON.stringify(to).includes(address)).length
  expect(readers.map(got), 'each reader once').toEqual(readers.map(() => 1))
  const inbox = await newVisitorPage(browser)
  await inbox.setContent(mails[0]?.html ?? '')
  await expect(inbox.getByRole('cell', { name: '4,200' })).toBeVisible()
  await inbox.context().close()

  // The next newsletter is sent to neither of the two, whose addresses are not kept.
  for (const address of [readers[0], readers.at(-1)])
    expect(await subscriber(request, address ?? '')).toBeUndefined()
}
