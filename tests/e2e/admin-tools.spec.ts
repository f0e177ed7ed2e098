import type { APIRequestContext } from '@playwright/test'
import { adminHeaders, publicKey, serviceHeaders } from '../support/admin-api'
import { add, openAdmin, toast } from '../support/admin'
import { expect, test } from '../support/test'

const email = 'admin@example.test'
const word = () => crypto.randomUUID().slice(0, 8)

async function remove(request: APIRequestContext, table: string, id: string) {
  await request.delete(`/rest/v1/${table}?id=eq.${id}`, { headers: serviceHeaders })
}

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
