import type { APIRequestContext, Page } from '@playwright/test'
import { adminHeaders, publicKey, serviceHeaders } from '../support/admin-api'
import { openAdmin, toast } from '../support/admin'
import { expect, test } from '../support/test'

const email = 'admin@example.test'
const word = () => crypto.randomUUID().slice(0, 8)
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Adds a row as the administrator and returns its id. */
async function add(
  request: APIRequestContext,
  table: string,
  data: Record<string, unknown>,
): Promise<string> {
  const headers = { ...(await adminHeaders(request)), Prefer: 'return=representation' }
  const response = await request.post(`/rest/v1/${table}`, { headers, data })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as [{ id: string }])[0].id
}

async function remove(request: APIRequestContext, table: string, id: string) {
  await request.delete(`/rest/v1/${table}?id=eq.${id}`, { headers: serviceHeaders })
}

test('the search finds and opens an article and a lead by keyboard @nightly', async ({ page, request }) => {
  const mark = word()
  const article = await add(request, 'blog_posts', { slug: `found-${mark}`, title: `Found ${mark}` })
  const lead = await add(request, 'contact_submissions', {
    name: `Asker ${mark}`,
    contact: '+60 12-345 6789',
    message: 'How much?',
  })
  await openAdmin(page)
  for (const [text, id, path, group] of [
    [`found ${mark}`, article, 'blog', 'Articles'],
    [`asker ${mark}`, lead, 'requests', 'Enquiries'],
  ] as const) {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search screens, articles and leads' })
    await expect(field).toBeFocused()
    await field.fill(text)
    await expect(
      page
        .getByRole('group', { name: group })
        .getByRole('option', { name: text.replace(/^./, (a) => a.toUpperCase()) }),
    ).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin/${path}/${id}$`))
    await expect(field).toBeHidden()
    await expect(title(page)).toBeFocused()
  }
  await remove(request, 'blog_posts', article)
  await remove(request, 'contact_submissions', lead)

  await page.getByRole('button', { name: 'Search the admin' }).click()
  await page.getByRole('combobox', { name: /^Search screens/ }).fill('history')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('History')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('today lists waiting tasks, the history shows and undoes a change, and publishing needs a sign-in @nightly', async ({
  page,
  request,
}) => {
  const mark = word()
  const waiting = await add(request, 'contact_submissions', {
    name: `Waiting ${mark}`,
    contact: 'waiting@example.test',
    message: 'Hello',
  })
  const order = await add(request, 'orders', {
    order_number: `LATE-${mark.toUpperCase()}`,
    customer_name: 'Late',
    customer_contact: 'late@example.test',
    amount_sen: 100,
    status: 'sent',
    due_date: '2026-01-01',
  })
  await openAdmin(page)
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByRole('link', { name: /order.* overdue/ })).toBeVisible()
  await expect(today.getByRole('link', { name: /^\d+ to answer/ })).toHaveAttribute('href', '/admin/inbox')
  await remove(request, 'contact_submissions', waiting)
  await remove(request, 'orders', order)

  const topic = await add(request, 'blog_topics', { name: `Topic ${mark}`, slug: `topic-${mark}` })
  const headers = await adminHeaders(request)
  await request.patch(`/rest/v1/blog_topics?id=eq.${topic}`, { headers, data: { name: `Renamed ${mark}` } })
  await page.goto(`/admin/history?rows=${topic}`)
  const change = page.getByRole('listitem').filter({ hasText: `changed the topic Renamed ${mark}` })
  await expect(change).toContainText(email)
  await change.getByRole('button', { name: /What changed/ }).click()
  await expect(change.locator('del')).toContainText(`Topic ${mark}`)
  await expect(change.locator('ins')).toContainText(`Renamed ${mark}`)
  await change.getByRole('button', { name: /Go back to before/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  await expect(toast(page, `The topic “Renamed ${mark}” was restored.`)).toBeVisible()
  const stored = await request.get(`/rest/v1/blog_topics?select=name&id=eq.${topic}`, {
    headers: { apikey: publicKey },
  })
  expect(await stored.json()).toEqual([{ name: `Topic ${mark}` }])

  await page.goto('/admin')
  await expect(page.getByText('Website: updating, about a minute').filter({ visible: true })).toHaveCount(1)
  const anonymous = await request.post('/functions/v1/publish', { headers: { apikey: publicKey } })
  expect(anonymous.status()).toBe(401)
  await remove(request, 'blog_topics', topic)
})
