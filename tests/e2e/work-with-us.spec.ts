import type { Page } from '@playwright/test'
import { siteReady } from '../support/faults'
import { expectAccessible, expectAccessibleInBoth, expectNoOverflow } from '../support/looks'
import { freshAddress, storedRows } from '../support/stored-rows'
import { expect, test } from '../support/test'

const procedure = '**/rest/v1/rpc/submit_application'
const opener = (page: Page) => page.getByRole('button', { name: 'Work With Us' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Work With Us' })
const field = (page: Page, label: string) => dialog(page).getByLabel(label)
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send application' })
const alerts = (page: Page) => dialog(page).getByRole('alert')
const thanks = (page: Page) => page.getByRole('dialog').getByText('Thank you for your interest.')

async function open(page: Page) {
  await page.goto('/about')
  await siteReady(page)
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, email: string) {
  await field(page, 'Full name').fill('Tan Jia Hui')
  await field(page, 'Contact number').fill('012-345 6789')
  await field(page, 'Email address').fill(email)
  await field(page, 'Area of expertise').selectOption('UI/UX Design')
}

/** Lets the request wait until told, and counts how many there were. */
async function hold(page: Page) {
  const seen = { calls: 0, release: () => {} }
  const held = new Promise<void>((resolve) => (seen.release = resolve))
  await page.route(procedure, async (route) => {
    seen.calls += 1
    await held
    await route.continue()
  })
  return seen
}

test('an application is stored, pending and with a lower-case email; the dialog thanks and leaves', async ({
  page,
  request,
}) => {
  const email = freshAddress('jiahui')
  await open(page)
  await fill(page, email.toUpperCase())
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 5000 })
  await expect(opener(page)).toBeFocused()
  expect(await storedRows(request, 'work_opportunities', 'email', email)).toMatchObject([
    {
      full_name: 'Tan Jia Hui',
      contact_number: '012-345 6789',
      email,
      area_of_expertise: 'UI/UX Design',
      status: 'pending',
    },
  ])
  await opener(page).click()
  await expect(field(page, 'Full name')).toHaveValue('')
})

test('where the form cannot be fetched the dialog says so, and tries again', async ({ page }) => {
  await page.route('**/assets/work-form-*.js', (route) => route.abort())
  await page.goto('/about')
  await siteReady(page)
  await opener(page).press('Enter')
  await expect(alerts(page)).toHaveText('Something went wrong. Please try again.')
  await expect(dialog(page).getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expectAccessible(page)
  await page.unroute('**/assets/work-form-*.js')
  await dialog(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(field(page, 'Full name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test('every field says what it needs, in the specified words, until it is edited', async ({ page }) => {
  await open(page)
  await send(page).click()
  await expect(alerts(page)).toHaveText([
    'Full name is required',
    'Contact number is required',
    'Email address is required',
    'Area of expertise is required',
  ])
  const areas = await field(page, 'Area of expertise').getByRole('option').allTextContents()
  expect(areas.slice(1).join()).toBe(
    'Web Development,UI/UX Design,Digital Marketing,Content Creation,SEO Specialist,Project Management,Business Development,Sales & Client Relations,Graphic Design,Video Production,Social Media Management,Data Analytics,Other',
  )
  await expect(field(page, 'Full name')).toBeFocused()
  await field(page, 'Full name').fill(' T ')
  await field(page, 'Contact number').fill('12345')
  await field(page, 'Email address').fill('jiahui.example')
  await field(page, 'Area of expertise').selectOption('Other')
  await expect(alerts(page)).toHaveCount(0)
  await send(page).click()
  await expect(alerts(page)).toHaveText([
    'Full name must be at least 2 characters',
    'Please enter a valid Malaysian phone number',
    'Please enter a valid email address',
  ])
  await field(page, 'Contact number').fill('03-2345 6789')
  await expect(alerts(page)).toHaveText([
    'Full name must be at least 2 characters',
    'Please enter a valid email address',
  ])
})

test('an address that has applied is told so, and the form stays as it was', async ({ page, request }) => {
  const email = freshAddress('twice')
  await open(page)
  await fill(page, email)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await opener(page).click()
  await fill(page, email)
  await send(page).click()
  await expect(alerts(page)).toHaveText(
    "This email has already been submitted. We'll contact you when opportunities arise.",
  )
  await expect(field(page, 'Email address')).toHaveValue(email)
  await field(page, 'Full name').press('End')
  await field(page, 'Full name').pressSequentially('g')
  await expect(alerts(page)).toHaveCount(0)
  expect(await storedRows(request, 'work_opportunities', 'email', email)).toHaveLength(1)
})

test('the network fails while sending: everything stays, and a second try works', async ({
  page,
  request,
}) => {
  const email = freshAddress('again')
  await open(page)
  await page.route(procedure, (route) => route.abort())
  await fill(page, email)
  await send(page).click()
  await expect(alerts(page)).toHaveText('Something went wrong. Please try again.')
  await expect(field(page, 'Full name')).toHaveValue('Tan Jia Hui')
  await expect(field(page, 'Area of expertise')).toHaveValue('UI/UX Design')
  await page.unroute(procedure)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await storedRows(request, 'work_opportunities', 'email', email)).toHaveLength(1)
})

test('while it sends, nothing can be changed, closed or sent again', async ({ page, request }) => {
  const email = freshAddress('once')
  await open(page)
  const seen = await hold(page)
  await fill(page, email)
  await send(page).dblclick()
  await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  for (const label of ['Full name', 'Contact number', 'Email address', 'Area of expertise', 'Close']) {
    await expect(field(page, label)).toBeDisabled()
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeVisible()
  seen.release()
  await expect(thanks(page)).toBeVisible()
  expect(seen.calls).toBe(1)
  expect(await storedRows(request, 'work_opportunities', 'email', email)).toHaveLength(1)
})

test('10,000 characters and markup are answered at their field and store nothing', async ({
  page,
  request,
}) => {
  const email = freshAddress('long')
  await open(page)
  await fill(page, email)
  await field(page, 'Full name').fill('t'.repeat(10_000))
  await field(page, 'Contact number').fill('0'.repeat(10_000))
  await send(page).click()
  await expect(alerts(page)).toHaveText([
    'Full name must be at most 200 characters',
    'Please enter a valid Malaysian phone number',
  ])
  await expect(field(page, 'Full name')).toHaveValue('t'.repeat(10_000))
  await field(page, 'Full name').fill('<script>alert(1)</script>')
  await field(page, 'Contact number').fill('<b>012-345 6789</b>')
  await field(page, 'Email address').fill('<jiahui@example.test>')
  await send(page).click()
  await expect(alerts(page)).toHaveText([
    'Please write your name without < and >',
    'Please enter a valid Malaysian phone number',
    'Please enter a valid email address',
  ])
  expect(await storedRows(request, 'work_opportunities', 'email', email)).toEqual([])
})

test('too many applications from one place get a friendly line', async ({ page }) => {
  await open(page)
  await page.route(procedure, (route) => route.fulfill({ status: 429, json: { message: 'rate_limited' } }))
  await fill(page, freshAddress('eager'))
  await send(page).click()
  await expect(alerts(page)).toContainText(/^A lot has come from this connection in a short time\./)
  await expect(alerts(page).getByRole('link', { name: /Chat on WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*Tan%20Jia%20Hui/,
  )
})

test('the keyboard alone opens, stays inside, sends and comes back', async ({ page }) => {
  await page.goto('/about')
  await siteReady(page)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Full name')).toBeFocused()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
  await field(page, 'Full name').focus()
  await page.keyboard.type('Mei Ling')
  await page.keyboard.press('Tab')
  await page.keyboard.type('011-1234 5678')
  await page.keyboard.press('Tab')
  await page.keyboard.type(freshAddress('keys'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Graphic')
  await expect(field(page, 'Area of expertise')).toHaveValue('Graphic Design')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Escape and a press beside it close it, and the page behind stays where it is', async ({ page }) => {
  await open(page)
  const headline = page.getByRole('heading', { level: 1 })
  const before = await headline.boundingBox()
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 600)
  expect(await headline.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(await headline.boundingBox(), 'the page does not jump when its scrollbar comes back').toEqual(before)
  await opener(page).click()
  await page.mouse.click(5, 400)
  await expect(dialog(page)).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

for (const [width, height] of [
  [320, 640],
  [320, 256],
  [768, 1024],
] as const) {
  test(`at ${width} by ${height} px every part of the dialog can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await send(page).click()
    await expect(alerts(page)).toHaveCount(4)
    await expectNoOverflow(page)
    await send(page).scrollIntoViewIfNeeded()
    await expect(send(page)).toBeInViewport()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  })
}

test('axe finds nothing in the dialog: open, refused, failed, thanked @looks', async ({ page }) => {
  await open(page)
  await expectAccessibleInBoth(page)
  await send(page).click()
  await expect(alerts(page)).toHaveCount(4)
  await expectAccessibleInBoth(page)
  await page.route(procedure, (route) => route.abort())
  await fill(page, freshAddress('axe'))
  await send(page).click()
  await expect(alerts(page)).toHaveCount(1)
  await expectAccessibleInBoth(page)
  await page.unroute(procedure)
  await page.clock.install()
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectAccessibleInBoth(page)
})
