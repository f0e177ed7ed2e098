import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { adminHeaders } from '../support/admin-api'

const email = 'admin@example.test'
const password = 'local-admin-password'
const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, secret = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function openAdmin(page: Page, path = '/admin') {
  await page.goto(path)
  await signIn(page)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
}

/** A count by the API, as the administrator. */
async function count(request: APIRequestContext, table: string, filter = ''): Promise<number> {
  const headers = { ...(await adminHeaders(request)), Prefer: 'count=exact' }
  const response = await request.head(`/rest/v1/${table}?select=id${filter}`, { headers })
  return Number(response.headers()['content-range']?.split('/')[1])
}

/** The figures of the dashboard, by what stands beside them; without the commas of thousands. */
async function tally(page: Page): Promise<Record<string, string | undefined>> {
  const counts = page.getByRole('region', { name: 'Counts' })
  await expect(counts).not.toContainText('being counted')
  const lines = await counts
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent?.trim().replaceAll(',', '') ?? ''),
      ),
    )
  return Object.fromEntries(lines)
}

test('the sign-in asks for both fields in the specified words and leads to the first empty one', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password')
})

test('the dashboard counts what the database holds and leads to all nine screens', async ({
  page,
  request,
}) => {
  await openAdmin(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const now = new Date().toISOString()
  // Other tests subscribe meanwhile: a figure is right when it agrees with a count taken around it.
  await expect(async () => {
    await page.reload()
    const shown = await tally(page)
    expect(shown).toMatchObject({
      'Calls booked': String(await count(request, 'booking_submissions')),
      Drafts: String(await count(request, 'blog_posts', '&is_published=is.false')),
      'Active subscribers': String(
        await count(request, 'newsletter_subscribers', '&is_active=is.true&confirmed_at=not.is.null'),
      ),
      Authors: String(await count(request, 'blog_authors')),
      Orders: String(await count(request, 'orders')),
    })
    const published = await count(request, 'blog_posts', `&is_published=is.true&published_at=lte.${now}`)
    expect(shown['Articles published']).toBe(`${published} of ${await count(request, 'blog_posts')}`)
  }).toPass()

  // The counts and buttons lead to most of them, the sidebar to all.
  for (const [path, name] of [
    ['bookings', 'Inbox'],
    ['subscribers', 'Subscribers'],
    ['orders', 'Orders'],
    ['blog', 'Articles'],
    ['blog/new', 'New article'],
    ['blog/authors', 'Authors'],
    ['blog/authors/new', 'New author'],
    ['emails', 'Emails and texts'],
    ['about', 'About page'],
  ] as const) {
    await page.locator(`a[href="/admin/${path}"]:visible`).last().click()
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeFocused()
    await expect(main(page), name).not.toContainText(/Unable to load|did not come up|Loading/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  }
})

test('counts that fail show 0 and say so; the rest of the dashboard stands', async ({ page }) => {
  await page.route('**/rest/v1/rpc/admin_counts', (route) => route.fulfill({ status: 500, body: '' }))
  await openAdmin(page)
  const counts = page.getByRole('region', { name: 'Counts' })
  const orders = counts.locator('dl > div', { hasText: 'Orders' })
  await expect(orders).toContainText('could not be counted')
  await expect(orders.locator('dd')).toHaveText(/0$/)
  await expect(page.getByRole('region', { name: 'Today', exact: true })).not.toContainText(
    'could not be loaded',
  )
  await page.unroute('**/rest/v1/rpc/admin_counts')
  await counts.getByRole('button', { name: 'Try Again' }).click()
  await expect(counts).not.toContainText('could not be counted')
})

test('signing out returns to /admin, in this tab and in the other', async ({ page, context }) => {
  await openAdmin(page, '/admin/orders')
  const other = await context.newPage()
  await other.goto('/admin/subscribers')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Subscribers')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(other.getByLabel('Password')).toBeVisible()
  await expect(other.getByRole('status')).toContainText('Your session has ended. Please sign in again.')
  await expect(other.getByRole('table')).toHaveCount(0)
  await other.reload()
  await expect(other.getByLabel('Password')).toBeVisible()
})

test('signing in in one tab opens the admin in the other, at the screen it was asked for', async ({
  page,
  context,
}) => {
  await page.goto('/admin/bookings')
  await expect(page.getByLabel('Password')).toBeVisible()
  await openAdmin(await context.newPage())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
})

test('a session that ends while one writes asks to sign in again, and loses no word', async ({ page }) => {
  await openAdmin(page, '/admin/blog/new')
  await page.getByLabel('Title').fill('Half written')
  await page.getByRole('textbox', { name: 'Body' }).fill('The first sentence.')
  // What is left of a session whose tokens the server takes no more.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...kept, access_token: 'spent', refresh_token: 'spent' }))
  })
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(
    page.getByText(
      'Your session has ended. Please sign in again. Your unsaved drafts are stored in this browser.',
    ),
  ).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
  await expect(page).toHaveURL(/\/admin\/blog\/new$/)
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText('The first sentence.')
})

test('an address that is taken is said in words, and what was written stays', async ({ page, request }) => {
  const headers = await adminHeaders(request)
  const posts = await request.get('/rest/v1/blog_posts?select=slug&limit=1', { headers })
  const [{ slug }] = (await posts.json()) as [{ slug: string }]
  await openAdmin(page, '/admin/blog/new')
  await page.getByLabel('Title').fill('An article of the same address')
  await expect(page.getByLabel('Address')).toHaveValue('an-article-of-the-same-address')
  await page.getByLabel('Address').fill(slug)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Another article has this address already. Choose another one.')).toBeVisible()
  await expect(page.getByLabel('Address')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('An article of the same address')
})

test('on a phone the menu opens, leads on, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page)
  await page.getByLabel('Menu').click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden()
})
