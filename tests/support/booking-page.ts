import type { Page } from '@playwright/test'
import { siteReady } from './console-errors'

export const bookingForm = (page: Page) => page.locator('#booking-form')

/** The date in Malaysia `days` from today. Each test books on its own days. */
export const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(Date.now() + days * 86_400_000)

/** The studio's clock follows the page's clock, which the test sets. */
export const studioClockAsInPage = (page: Page) =>
  page.route('**/rpc/studio_clock', async (route) =>
    route.fulfill({ json: await page.evaluate(() => Date.now()) }),
  )

/** Records the chats that the page opens instead of opening them. */
export async function stubWindowOpen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    window.open = (url) => {
      opened.push(String(url))
      return { opener: null } as Window
    }
  })
}

/** The chats that the page has opened since `stubWindowOpen`. */
export const openedChats = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: string[] }).opened)

export async function openBooking(page: Page, query = ''): Promise<void> {
  await page.goto(`/book-a-call${query}`)
  await siteReady(page)
  await stubWindowOpen(page)
}

/** The label of a free time of the shown day, in the visitor's zone; it can be tapped. */
export const slot = (page: Page, time: string) =>
  bookingForm(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: new RegExp(`^${time}`) }) })

/** Shows any bookable day, yyyy-mm-dd in the visitor's zone. */
export async function showDate(page: Page, date: string): Promise<void> {
  const field = bookingForm(page).getByLabel('Another date')
  if (!(await field.isVisible()))
    await bookingForm(page).getByRole('button', { name: 'Another date' }).click()
  await field.fill(date)
}

export async function writeDetails(page: Page, email: string): Promise<void> {
  await bookingForm(page).getByLabel('Your name').fill('Nurul Hidayah')
  await bookingForm(page).getByLabel('Email or phone number').fill(email)
  await bookingForm(page).getByLabel('About your project').fill('Two clinics in Ipoh.')
}

export async function writeBooking(
  page: Page,
  { email, date, time }: { email: string; date: string; time: string },
): Promise<void> {
  await showDate(page, date)
  await slot(page, time).click()
  await writeDetails(page, email)
}

export const press = (page: Page) => bookingForm(page).getByRole('button', { name: 'Book Your Call' }).click()
