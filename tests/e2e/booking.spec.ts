import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { adminHeaders } from '../support/admin-api'
import { siteReady } from '../support/faults'
import { expect, test } from '../support/test'

const form = (page: Page) => page.locator('#booking-form')
const submit = (page: Page) => form(page).getByRole('button', { name: 'Book Your Call' })

/** A day in the window on which no other test books. */
const day = (ahead: number) => {
  const date = new Date(Date.now() + ahead * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(date)
}

async function open(page: Page, query = '') {
  await page.goto(`/book-a-call${query}`)
  await siteReady(page)
  // No chat is really opened: what would have been is kept.
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    window.open = (url) => {
      opened.push(String(url))
      return null
    }
  })
}

test('says what is missing, in the specified words and order, at its field', async ({ page }) => {
  await open(page)
  const says = async (message: string) => {
    await submit(page).click()
    await expect(form(page).getByText(message, { exact: true }).first()).toBeVisible()
  }
  await says('Please enter your name.')
  await form(page).getByLabel('Your name').fill('Nurul Hidayah')
  await says('Please enter your email or phone number.')
  await form(page).getByLabel('Email or phone number').fill('nurul')
  await says('Please enter a valid email address or phone number.')
  await form(page).getByLabel('Email or phone number').fill('nurul@example.test')
  await says('Please select your preferred date.')
  await form(page).getByLabel('Preferred date').fill(day(20))
  await says('Please select your preferred time.')
  await form(page).getByText('10:00 AM (MYT)').click()
  await says('Please tell us about your project.')
  await form(page).getByLabel('About your project').fill('Two clinics in Ipoh.')
  await expect(form(page).getByText('Please tell us about your project.')).toHaveCount(0)
})

test('a booking opens the chat in the click, is stored once, and survives a reload', async ({
  page,
  request,
}) => {
  const email = `booking-${crypto.randomUUID().slice(0, 8)}@example.test`
  await open(page, '?call_method=voice&project_type=Website%20Redesign&message=Our%20site%20is%20slow.')
  await expect(form(page).getByLabel('About your project')).toHaveValue('Our site is slow.')
  await expect(form(page).getByLabel('Voice call')).toBeChecked()
  await form(page).getByLabel('Your name').fill('Nurul Hidayah')
  await form(page).getByLabel('Email or phone number').fill(email)
  await form(page).getByLabel('Preferred date').fill(day(21))
  await form(page).getByText('2:30 PM (MYT)').click()
  await submit(page).click()
  const chats = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  expect(chats).toHaveLength(1)
  const chat = new URL(chats[0] ?? '')
  expect(chat.host).toBe('wa.me')
  expect(chat.searchParams.get('text')).toContain('2:30 PM')
  expect(chat.searchParams.get('text')).toContain('Our site is slow.')
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()

  const headers = await adminHeaders(request)
  const query = `select=preferred_time,call_method,status&email=eq.${encodeURIComponent(email)}`
  const stored = async () => (await request.get(`/rest/v1/booking_submissions?${query}`, { headers })).json()
  await expect.poll(stored).toEqual([{ preferred_time: '2:30 PM', call_method: 'voice', status: 'booked' }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
  expect(await stored()).toHaveLength(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the booking page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    await form(page).getByLabel('Email or phone number').fill('nurul@example.test')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
}
