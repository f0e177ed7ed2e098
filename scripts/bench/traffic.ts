import type { Page, Request } from '@playwright/test'

export interface Answer {
  /** As Playwright names it: document, script, stylesheet, image, font, fetch … */
  kind: string
  path: string
  /** Of its body, as sent: headers are left out, as each host sends its own. */
  bytes: number
}

/** An action's requests have ended after this time without one. */
const quietMs = 1500

/** What a page fetches from an action on, until it asks for nothing more. */
export async function traffic(page: Page, action: () => Promise<unknown>): Promise<Answer[]> {
  const answers: Array<Promise<Answer>> = []
  const unanswered = new Set<Request>()
  let last = performance.now()
  const asked = (request: Request) => {
    unanswered.add(request)
    last = performance.now()
  }
  const ended = (request: Request) => {
    unanswered.delete(request)
    last = performance.now()
  }
  const answered = (request: Request) => {
    ended(request)
    answers.push(read(request))
  }
  page.on('request', asked).on('requestfinished', answered).on('requestfailed', ended)
  await action()
  last = performance.now()
  while (unanswered.size > 0 || performance.now() - last < quietMs) await page.waitForTimeout(100)
  page.off('request', asked).off('requestfinished', answered).off('requestfailed', ended)
  return Promise.all(answers)
}

async function read(request: Request): Promise<Answer> {
  const { responseBodySize } = await request.sizes()
  const path = new URL(request.url()).pathname
  return { kind: request.resourceType(), path, bytes: Math.max(0, responseBodySize) }
}

/** Opens an address, starts its scripts by moving the pointer, and waits until the page is hydrated. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.mouse.move(2, 2)
  // The sample sites have none of our scripts.
  await page.locator('html[data-ready], html:not(:has(#root))').waitFor({ state: 'attached' })
}

/** Goes to an address by a link of the page, as the site does it itself. */
async function followLink(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForFunction((path) => location.pathname === path, address)
}

export const bytesOf = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0)

/** KB (1024 bytes) of the answers of some kinds; without a kind, of all. */
export const kilobytes = (answers: readonly Answer[], ...kinds: string[]) =>
  bytesOf(answers.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))) / 1024

/** What a page costs that is opened by a link of another: KB beside its pictures, whose number is the page's own. */
export async function secondPageKilobytes(page: Page, address: string): Promise<number> {
  const answers = await traffic(page, () => followLink(page, address))
  return kilobytes(answers.filter(({ kind }) => kind !== 'image'))
}
