import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { adminHeaders, adminSession } from './admin-api'

/** A toast; scoped to its region, because the announcement to screen readers has the same text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /^Messages/ }).getByText(text)

/** The line with the time at which a form was saved. */
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ })

/** Opens a screen of the admin as the local administrator, who signed in before (sign-in.spec.ts does so by the form). */
export async function openAdmin(page: Page, path = '/admin') {
  const session = await adminSession(page.request)
  await page.addInitScript((stored) => {
    localStorage['sb-localhost-auth-token'] ??= JSON.stringify(stored)
  }, session)
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
}

/** Opens another screen of the admin without reloading it, like Back and Forward. */
export async function openScreen(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Presses an item of the menu `More`, in a part of a screen or on the screen itself. */
export async function pressInMenu(within: Locator, name: string) {
  await within.getByRole('button', { name: 'More', exact: true }).click()
  await within.getByRole('group', { name: 'More' }).getByText(name, { exact: true }).click()
}

/** The first row of a query, read as the administrator. */
export async function row<Row>(request: APIRequestContext, table: string, query: string): Promise<Row> {
  const headers = await adminHeaders(request)
  const rows = (await (await request.get(`/rest/v1/${table}?${query}`, { headers })).json()) as Row[]
  const [first] = rows
  if (!first) throw new Error(`no row: ${table}?${query}`)
  return first
}

/** Adds one or more rows, as the administrator unless other headers are given; returns the id of the first. */
export async function add(
  request: APIRequestContext,
  table: string,
  data: object,
  user?: Readonly<Record<string, string>>,
): Promise<string> {
  const headers = { ...(user ?? (await adminHeaders(request))), Prefer: 'return=representation' }
  const answer = await request.post(`/rest/v1/${table}?select=id`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as Array<{ id: string }>)[0]?.id ?? ''
}

/** Changes rows as the administrator. */
export async function change(request: APIRequestContext, table: string, query: string, data: object) {
  const headers = await adminHeaders(request)
  const answer = await request.patch(`/rest/v1/${table}?${query}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The sidebar entry that contains a screen; other screens are entries themselves or in 'Website'. */
const sections: Readonly<Record<string, string>> = {
  Newsletters: 'Newsletter',
  Subscribers: 'Newsletter',
  'Emails and texts': 'Settings',
  History: 'Settings',
  Staff: 'Settings',
  'Calls and hours': 'Calendar',
}

/** Opens a screen by the sidebar, because a reload would fetch the session again. */
async function followSidebar(page: Page, place: string) {
  const links = page.getByRole('navigation', { name: 'Admin' })
  const isEntry = ['Dashboard', 'Inbox', 'Calendar', 'Orders', 'People', 'Settings'].includes(place)
  const section = isEntry ? '' : (sections[place] ?? 'Website')
  if (section) await links.getByRole('link', { name: section, exact: true }).click()
  await links.getByRole('link', { name: place, exact: true }).click()
}

/** Opens one screen after another by the sidebar. */
export async function goTo(page: Page, ...places: string[]) {
  for (const place of places) {
    await followSidebar(page, place)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place)
  }
}

/** Simulates returning to the tab, so that the admin polls at once instead of after 10 s. */
export const returnToTab = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
