import type { Browser, Page } from '@playwright/test'
import { bookingForm, openBooking, press, writeBooking } from './booking-page'
import { siteReady } from './console-errors'
import { expect } from './test'

export interface Person {
  name: string
  contact: string
}

let callers = 0
/** Opens a page as a new visitor with a new browser context and address. */
export async function newVisitorPage(browser: Browser): Promise<Page> {
  callers += 1
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-test-caller': `10.77.${process.pid % 250}.${callers}` },
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

/** Books a call through the form. */
export async function book(page: Page, person: Person, date: string, time: string) {
  await openBooking(page)
  await writeBooking(page, { email: person.contact, date, time })
  await bookingForm(page).getByLabel('Your name').fill(person.name)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
}

/** Sends a message or a quote request. */
export async function write(page: Page, person: Person, form: 'contact' | 'quote') {
  const isQuote = form === 'quote'
  await page.goto(isQuote ? '/get-a-quote' : '/contact')
  await siteReady(page)
  const main = page.getByRole('main')
  await main.getByLabel('Your name').fill(person.name)
  await main.getByLabel('Email or phone number').fill(person.contact)
  await main.getByLabel(isQuote ? 'About your project' : 'Your message').fill('A shop for batik.')
  await main.getByRole('button', { name: isQuote ? 'Request my quote' : 'Send message' }).click()
  await expect(main.getByRole('status')).toContainText('Thank you.')
}

/** Applies for work. */
export async function apply(page: Page, person: Person) {
  await page.goto('/about')
  await siteReady(page)
  await page.getByRole('button', { name: 'Work With Us' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Full name').fill(person.name)
  await form.getByLabel('Contact number').fill('012-345 6789')
  await form.getByLabel('Email address').fill(person.contact)
  await form.getByLabel('Area of expertise').selectOption('UI/UX Design')
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Thank you for your interest.')).toBeVisible()
}
