import type { Page } from '@playwright/test'
import { collectFaults, siteReady } from '../support/faults'
import { goodEnquiry } from '../support/form-cases'
import { expectAccessibleInBoth, expectNoOverflowAtAnyWidth } from '../support/looks'
import { freshAddress, storedRows } from '../support/stored-rows'
import { expect, test } from '../support/test'

const rpc = '**/rest/v1/rpc/submit_contact'
const main = (page: Page) => page.getByRole('main')
const alerts = (page: Page) => main(page).getByRole('alert')
const done = (page: Page) => main(page).getByRole('status')

const forms = {
  contact: {
    path: '/contact',
    message: 'Your message',
    submit: 'Send message',
    thanks: 'Thank you. Your message has reached us.',
    noMessage: 'Please write your message.',
  },
  quote: {
    path: '/get-a-quote',
    message: 'About your project',
    submit: 'Request my quote',
    thanks: 'Thank you. Your request has reached us.',
    noMessage: 'Please tell us about your project.',
  },
} as const
type Form = (typeof forms)[keyof typeof forms]

async function open(page: Page, form: Form) {
  await page.goto(form.path)
  await siteReady(page)
}

async function fill(page: Page, form: Form, contact: string) {
  await main(page).getByLabel('Your name').fill(goodEnquiry.name)
  await main(page).getByLabel('Email or phone number').fill(contact)
  await main(page).getByLabel(form.message).fill(goodEnquiry.message)
}

const send = (page: Page, form: Form) => main(page).getByRole('button', { name: form.submit })

test('Contact has the studio’s number, address and facts beside the form', async ({ page }) => {
  const faults = collectFaults(page)
  await open(page, forms.contact)
  await expect(page).toHaveTitle(/^Contact Rentak Studio/)
  await expect(main(page).getByRole('link', { name: /\+60 12-345 6789/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/60123456789\?text=Hello/,
  )
  await expect(main(page).getByRole('link', { name: 'hello@rentak-studio.example' })).toHaveAttribute(
    'href',
    'mailto:hello@rentak-studio.example',
  )
  await expect(main(page)).toContainText('Kuala Lumpur, Selangor, Penang, Johor, Melaka')
  await expect(main(page).getByText('SSM')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/get-a-quote')
  expect(faults).toEqual([])
})

test('a quote asks for project, budget and timeline, shows them on its sheet and stores them', async ({
  page,
  request,
}) => {
  const contact = freshAddress('quote')
  await open(page, forms.quote)
  await expect(page).toHaveTitle(/^Get a website quote/)
  await fill(page, forms.quote, contact)
  await main(page).getByLabel('Project type').selectOption('New Website (Spark Package)')
  await main(page).getByLabel('Budget range').selectOption('RM2,500 to RM10,000')
  await main(page).getByLabel('When should it be online?').selectOption('Within a month')
  const lines = main(page).getByRole('definition')
  await expect(lines).toHaveText(['New Website (Spark Package)', 'RM2,500 to RM10,000', 'Within a month'])
  await send(page, forms.quote).click()
  await expect(done(page)).toContainText(forms.quote.thanks)
  expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toMatchObject([
    {
      kind: 'quote',
      name: goodEnquiry.name,
      message: goodEnquiry.message,
      project_type: 'New Website (Spark Package)',
      package: 'Spark',
      budget_range: 'RM2,500 to RM10,000',
      timeline: 'Within a month',
      status: 'new',
    },
  ])
})

for (const [kind, form] of Object.entries(forms)) {
  test.describe(`the ${kind} form`, () => {
    test('stores what was written, thanks, and stays with a way to the chat', async ({ page, request }) => {
      const contact = freshAddress(kind)
      await open(page, form)
      await fill(page, form, contact)
      await send(page, form).click()
      await expect(done(page)).toContainText(form.thanks)
      await expect(done(page)).toBeFocused()
      await expect(done(page).getByRole('link', { name: /Chat on WhatsApp/ })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\d+\?text=.*Nurul/,
      )
      expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toMatchObject([
        { kind, name: goodEnquiry.name, message: goodEnquiry.message },
      ])
    })

    test('says at each field what it needs, until it is edited', async ({ page }) => {
      await open(page, form)
      await send(page, form).click()
      await expect(alerts(page)).toHaveText([
        'Please enter your name.',
        'Please enter your email or phone number.',
        form.noMessage,
      ])
      await expect(main(page).getByLabel('Your name')).toBeFocused()
      await main(page).getByLabel('Your name').fill('Nurul')
      await main(page).getByLabel('Email or phone number').fill('nurul@example')
      await main(page).getByLabel(form.message).fill('Hello')
      await expect(alerts(page)).toHaveCount(0)
      await send(page, form).click()
      await expect(alerts(page)).toHaveText(['Please enter a valid email address or phone number.'])
      await expect(main(page).getByLabel('Email or phone number')).toBeFocused()
    })

    test('keeps what was written and sent before the script ran', async ({ page, request }) => {
      const contact = freshAddress(kind)
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(form.path)
      await fill(page, form, contact)
      await send(page, form).click()
      release()
      await expect(done(page)).toContainText(form.thanks)
      expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toHaveLength(1)
    })

    test('refused, failed or sent it fits every screen, and axe finds nothing @looks', async ({ page }) => {
      await open(page, form)
      await send(page, form).click()
      await expect(alerts(page)).toHaveCount(3)
      await expectNoOverflowAtAnyWidth(page)
      await expectAccessibleInBoth(page)
      await page.route(rpc, (route) => route.abort())
      await fill(page, form, freshAddress('axe'))
      await send(page, form).click()
      await expect(alerts(page)).toHaveCount(1)
      await expectAccessibleInBoth(page)
      await page.unroute(rpc)
      await send(page, form).click()
      await expect(done(page)).toContainText(form.thanks)
      await expectNoOverflowAtAnyWidth(page)
      await expectAccessibleInBoth(page)
    })
  })
}

// Both forms are one component: what does not differ is tried on one of them.
test.describe('either form', () => {
  const form = forms.contact

  test('keeps everything when the network fails, and sends it the second time', async ({ page, request }) => {
    const contact = freshAddress('contact')
    await open(page, form)
    await page.route(rpc, (route) => route.abort())
    await fill(page, form, contact)
    await send(page, form).click()
    await expect(alerts(page)).toHaveText(
      'Your message was not sent. Nothing you wrote is lost: please try again.',
    )
    await expect(main(page).getByLabel(form.message)).toHaveValue(goodEnquiry.message)
    await page.unroute(rpc)
    await send(page, form).click()
    await expect(done(page)).toContainText(form.thanks)
    expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toHaveLength(1)
  })

  test('stores one row for a double click, and says that it is sending', async ({ page, request }) => {
    const contact = freshAddress('contact')
    await open(page, form)
    let calls = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(rpc, async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await fill(page, form, contact)
    await send(page, form).dblclick()
    await expect(main(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(main(page).getByLabel(form.message)).toBeDisabled()
    release()
    await expect(done(page)).toContainText(form.thanks)
    expect(calls).toBe(1)
    expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toHaveLength(1)
  })

  test('tells the limit before and beyond it, and keeps markup as text', async ({ page, request }) => {
    const contact = freshAddress('contact')
    const markup = '<script>alert(1)</script> & <b>bold</b>\n"quoted"'
    await open(page, form)
    await fill(page, form, contact)
    const message = main(page).getByLabel(form.message)
    await expect(message).toHaveAccessibleDescription(/Up to 5,000 characters\./)
    await message.fill('m'.repeat(10_000))
    await expect(alerts(page)).toHaveText('Your message has 10,000 characters. Please shorten it to 5,000.')
    await send(page, form).click()
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('m'.repeat(10_000))
    await message.fill(markup)
    await main(page).getByLabel('Your name').fill('<b>Nurul</b>')
    await send(page, form).click()
    await expect(alerts(page)).toHaveText('Please write your name without < and >.')
    await main(page).getByLabel('Your name').fill('Nurul')
    await send(page, form).click()
    await expect(done(page)).toContainText(form.thanks)
    expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toMatchObject([
      { message: markup },
    ])
  })

  test('can be filled in and sent by keyboard alone', async ({ page, request }) => {
    const contact = freshAddress('contact')
    await open(page, form)
    await main(page).getByLabel('Your name').focus()
    await page.keyboard.type(goodEnquiry.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(contact)
    while (
      !(await main(page)
        .getByLabel(form.message)
        .evaluate((element) => element === document.activeElement))
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('One line\nand another.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(done(page)).toContainText(form.thanks)
    expect(await storedRows(request, 'contact_submissions', 'contact', contact)).toMatchObject([
      { message: 'One line\nand another.' },
    ])
  })

  test('with the backend stopped it reads in full and keeps what is typed', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort())
    await open(page, form)
    await expect(main(page).getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await fill(page, form, 'nurul@example.test')
    await send(page, form).click()
    await expect(alerts(page)).toContainText('please try again')
    await expect(main(page).getByLabel('Your name')).toHaveValue(goodEnquiry.name)
  })
})
