import type { Page } from '@playwright/test'
import { openPage } from '../support/console-errors'
import { holdRequests } from '../support/held-requests'
import { expectAccessible, expectAccessibleInBoth, expectNoOverflow } from '../support/visual-checks'
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
  await openPage(page, '/about')
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, email: string) {
  await field(page, 'Full name').fill('Tan Jia Hui')
  await field(page, 'Contact number').fill('012-345 6789')
  await field(page, 'Email address').fill(email)
  await field(page, 'Area of expertise').selectOption('UI/UX Design')
  await field(page, 'Link to your work').fill('behance.net/jiahui')
}

test('an application is sent once, although the visitor tries to close the dialog meanwhile; it is stored as pending with a lower-case email, and the form is empty again', async ({
  page,
  request,
}) => {
  const email = freshAddress('jiahui')
  await open(page)
  const sending = await holdRequests(page, procedure)
  await fill(page, email.toUpperCase())
  await send(page).dblclick()
  await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  // A browser closes a dialog with the second Escape, whatever the page does with the first.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeVisible()
  sending.release()
  await expect(thanks(page)).toBeVisible()
  expect(sending.count).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(await storedRows(request, 'work_opportunities', 'email', email)).toMatchObject([
    {
      full_name: 'Tan Jia Hui',
      contact_number: '012-345 6789',
      email,
      area_of_expertise: 'UI/UX Design',
      work_link: 'https://behance.net/jiahui',
      status: 'pending',
    },
  ])
  await opener(page).click()
  await expect(field(page, 'Full name')).toHaveValue('')
})

test('by keyboard the dialog opens, fetches its form on the second try, traps the focus, sends, and returns the focus', async ({
  page,
}) => {
  await page.route('**/assets/work-form-*.js', (route) => route.abort())
  await openPage(page, '/about')
  await opener(page).press('Enter')
  await expect(alerts(page)).toHaveText('Something went wrong. Please try again.')
  await expect(dialog(page).getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expectAccessible(page)
  await page.unroute('**/assets/work-form-*.js')
  await dialog(page).getByRole('button', { name: 'Try Again' }).press('Enter')
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

test('the dialog closes by Escape or a click outside, the page below does not scroll, and every part can be reached on small and zoomed screens @nightly', async ({
  page,
}) => {
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

  for (const [width, height] of [
    [320, 640],
    [320, 256],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await opener(page).click()
    await send(page).click()
    await expect(alerts(page)).toHaveCount(4)
    await expectNoOverflow(page)
    await send(page).scrollIntoViewIfNeeded()
    await expect(send(page)).toBeInViewport()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  }
})

test('axe finds no violations in the dialog when open, refused, failed or thanked @looks', async ({
  page,
}) => {
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
