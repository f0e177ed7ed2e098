import type { Page } from '@playwright/test'
import { publicKey, subscriber } from '../support/admin-api'
import { siteReady } from '../support/faults'
import { expect, test } from '../support/test'
import { mailsTo } from '../support/mailbox'
import { typedPhrases } from '../support/typed-phrases'

const address = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`
const footer = (page: Page) => page.getByRole('contentinfo')
const field = (page: Page) => footer(page).getByLabel('Your email')
const send = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' })
const rpc = '/rest/v1/rpc/subscribe_with_welcome_email'

async function openHome(page: Page) {
  await page.goto('/')
  await siteReady(page)
}

async function subscribe(page: Page, email: string) {
  await openHome(page)
  await field(page).fill(email)
  await send(page).click()
  await expect(footer(page).getByRole('status')).toContainText('Thank you for subscribing')
}

test('a visitor subscribes, gets one letter, confirms and leaves by its links, and stays off the list', async ({
  page,
  request,
}) => {
  const email = address('aisyah')
  await subscribe(page, email)
  await expect.poll(() => mailsTo(request, email).then((mails) => mails.length), { timeout: 5000 }).toBe(1)
  expect(await subscriber(request, email)).toMatchObject({ is_active: true })

  const [mail] = await mailsTo(request, email)
  expect(mail?.text).toContain('/unsubscribe?token=')
  expect(mail?.html).toContain('/unsubscribe?token=')
  expect(mail?.headers['list-unsubscribe']).toMatch(/^<https?:\/\/[^>]+unsubscribe\?token=[^>]+>$/)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

  const yes = /\/newsletter\/confirm\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(yes)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was it you?')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await subscriber(request, email), 'opening the link alone changes nothing').toMatchObject({
    confirmed_at: null,
  })
  await page.getByRole('button', { name: 'Yes, it was me' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you.')
  expect(await subscriber(request, email)).toMatchObject({ confirmed_at: expect.any(String) })

  const link = /\/unsubscribe\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the newsletter')
  expect(await subscriber(request, email), 'opening the link alone changes nothing').toMatchObject({
    is_active: true,
  })
  const former = await subscriber(request, email)
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('You are unsubscribed')
  expect(await subscriber(request, email), 'the address is not kept').toBeUndefined()

  // Anybody can type the address: only its owner brings it back, by an email.
  await subscribe(page, email)
  expect(await subscriber(request, email)).toBeUndefined()
  const again = await request.post('/functions/v1/send-welcome-email', {
    headers: { apikey: publicKey },
    data: { email, subscriberId: former?.id },
  })
  expect(again.status()).toBe(200)
  // Once a letter that was asked for later has come, that call has done what it does.
  const later = address('later')
  await subscribe(page, later)
  await expect.poll(() => mailsTo(request, later)).toHaveLength(1)
  expect(await mailsTo(request, email), 'one welcome letter a day').toHaveLength(1)
})

test('the one-click address of a letter unsubscribes by POST', async ({ page, request }) => {
  const email = address('kumar')
  await subscribe(page, email)
  await expect.poll(() => mailsTo(request, email).then((mails) => mails.length)).toBe(1)
  const [mail] = await mailsTo(request, email)
  const url = /<(https?:[^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const seen = await request.get(url, { maxRedirects: 0 })
  expect(seen.status()).toBe(302)
  expect(await subscriber(request, email)).toMatchObject({ is_active: true })
  const done = await request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(done.status()).toBe(200)
  expect(await subscriber(request, email)).toBeUndefined()
})

for (const typed of ['', 'aisyah.example', `${'a'.repeat(290)}@example.test`]) {
  test(`refuses ${typed.length > 40 ? '300 characters' : `'${typed}'`} in the specified words`, async ({
    page,
  }) => {
    await openHome(page)
    await field(page).fill(typed)
    await send(page).click()
    await expect(footer(page).getByRole('alert')).toHaveText('Please enter a valid email address.')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(typed)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await field(page).press('End')
    await field(page).pressSequentially('x')
    await expect(footer(page).getByRole('alert')).toHaveCount(0)
  })
}

test('the network fails while sending: the address stays, the failure is said, a second try works', async ({
  page,
  request,
}) => {
  const email = address('mei')
  await openHome(page)
  await page.route(`**${rpc}`, (route) => route.abort())
  await field(page).fill(email)
  await send(page).click()
  await expect(footer(page).getByRole('alert')).toHaveText('Failed to subscribe. Please try again.')
  await expect(field(page)).toHaveValue(email)
  await page.unroute(`**${rpc}`)
  await send(page).click()
  await expect(footer(page).getByRole('status')).toContainText('Thank you for subscribing')
  expect(await subscriber(request, email)).toMatchObject({ is_active: true })
})

test('the blog’s form has words of its own: refused, failed, sending, thanked', async ({ page, request }) => {
  const email = address('blog')
  await page.goto('/blog')
  await siteReady(page)
  const main = page.getByRole('main')
  const typed = main.getByLabel('Your email')
  const button = main.getByRole('button', { name: 'Subscribe' })
  await typed.fill('aisyah.example')
  await button.click()
  await expect(main.getByRole('alert')).toHaveText('Please enter a valid email address')
  await page.route(`**${rpc}`, (route) => route.abort())
  await typed.fill(email)
  await button.click()
  await expect(main.getByRole('alert')).toHaveText('Failed to subscribe. Please try again.')
  await expect(typed).toHaveValue(email)
  await page.unroute(`**${rpc}`)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${rpc}`, async (route) => {
    await held
    await route.continue()
  })
  await button.click()
  await expect(main.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  release()
  const thanks = main.getByRole('status').filter({ hasText: 'Thank You for Subscribing!' })
  await expect(thanks).toContainText(
    "You'll now receive our latest articles and insights directly in your inbox. First check your inbox and press “Yes, it was me”.",
  )
  await expect(typed).toHaveCount(0)
  expect(await subscriber(request, email)).toMatchObject({ is_active: true })
})

test('while sending, the button says so and nothing can be sent twice', async ({ page, request }) => {
  const email = address('devan')
  await openHome(page)
  let calls = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${rpc}`, async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await field(page).fill(email)
  await send(page).dblclick()
  const busy = footer(page).getByRole('button', { name: 'Subscribing...' })
  await expect(busy).toBeDisabled()
  await expect(busy.locator('.loader path').first()).toHaveCSS('animation-name', 'thread')
  await expect(field(page)).toBeDisabled()
  release()
  await expect(footer(page).getByRole('status')).toContainText('Thank you for subscribing')
  expect(calls).toBe(1)
  expect(await subscriber(request, email)).toBeDefined()
})

test('an address sent before the script runs is held and then stored', async ({ page, request }) => {
  const email = address('farid')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await field(page).fill(email)
  await send(page).click()
  release()
  await expect(footer(page).getByRole('status')).toContainText('Thank you for subscribing')
  expect(await subscriber(request, email)).toMatchObject({ is_active: true })
})

test('the typed placeholder cycles, can be paused, and stands still under reduced motion', async ({
  page,
}) => {
  await page.clock.install()
  await openHome(page)
  expect(await typedPhrases(page, field(page))).toEqual(
    expect.arrayContaining([
      'Enter your email',
      'Get inspired weekly',
      'Join our community',
      'Stay in the loop',
      'Get expert insights',
      'Receive design tips',
      'Subscribe for updates',
      'Never miss an article',
    ]),
  )
  await footer(page).getByRole('button', { name: 'Pause typing' }).click()
  await expect(field(page)).toHaveAttribute('placeholder', 'Enter your email')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(footer(page).getByRole('button', { name: /typing/ })).toHaveCount(0)
})

test.describe('the API, called without the page', () => {
  const headers = { apikey: publicKey }

  test('refuses an address without @ and one of 300 characters, and stores nothing', async ({ request }) => {
    for (const email of ['nobody.example', `${'a'.repeat(290)}@example.test`]) {
      const response = await request.post(rpc, { headers, data: { subscriber_email: email } })
      expect(response.status()).toBe(400)
      expect(await response.text()).toContain('invalid_email')
      expect(await subscriber(request, email)).toBeUndefined()
    }
  })

  test('refuses what is not JSON, and methods that are not meant', async ({ request }) => {
    const notJson = await request.post(rpc, {
      headers: { ...headers, 'content-type': 'application/json' },
      data: Buffer.from('{"subscriber_email": '),
    })
    expect(notJson.status()).toBe(400)
    const wrongMethod = await request.put(rpc, { headers, data: { subscriber_email: address('put') } })
    expect(wrongMethod.status()).toBeGreaterThanOrEqual(400)
    const functionGet = await request.get('/functions/v1/send-welcome-email', { headers })
    expect(functionGet.status()).toBe(405)
    const functionNotJson = await request.post('/functions/v1/send-welcome-email', {
      headers: { ...headers, 'content-type': 'application/json' },
      data: Buffer.from('not json'),
    })
    expect(functionNotJson.status()).toBe(400)
  })

  test('refuses a script in the name, and stores nothing', async ({ request }) => {
    const email = address('script')
    const name = '<script>alert(1)</script>'
    const response = await request.post(rpc, {
      headers,
      data: { subscriber_email: email, subscriber_name: name },
    })
    expect(response.status()).toBe(400)
    expect(await response.text()).toContain('invalid_input')
    expect(await subscriber(request, email)).toBeUndefined()
    const plain = { subscriber_email: email, subscriber_name: "Aisyah D'Cruz" }
    expect((await request.post(rpc, { headers, data: plain })).status()).toBe(200)
    expect(await subscriber(request, email)).toMatchObject({ name: "Aisyah D'Cruz" })
  })

  test('a hundred calls of the function at once send one letter', async ({ request }) => {
    const email = address('hundred')
    const stored = await request.post(rpc, { headers, data: { subscriber_email: email } })
    const { subscriber_id: subscriberId } = (await stored.json()) as { subscriber_id: string }
    const calls = Array.from({ length: 100 }, () =>
      request.post('/functions/v1/send-welcome-email', { headers, data: { email, subscriberId } }),
    )
    const answers = await Promise.all(calls)
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]))
    await expect.poll(() => mailsTo(request, email)).toHaveLength(1)
  })

  test('another address with a known id sends and changes nothing', async ({ request }) => {
    const email = address('owner')
    const unknown = address('unknown')
    const stored = await request.post(rpc, { headers, data: { subscriber_email: email } })
    const { subscriber_id: subscriberId } = (await stored.json()) as { subscriber_id: string }
    const call = await request.post('/functions/v1/send-welcome-email', {
      headers,
      data: { email: unknown, subscriberId },
    })
    expect(call.status()).toBe(200)
    // The owner's letter still comes: by this call, or by the schedule that was quicker.
    await request.post('/functions/v1/send-welcome-email', { headers, data: { email, subscriberId } })
    await expect.poll(() => mailsTo(request, email)).toHaveLength(1)
    expect(await mailsTo(request, unknown)).toHaveLength(0)
    expect(await subscriber(request, unknown)).toBeUndefined()
  })
})
