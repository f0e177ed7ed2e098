import type { Page, Request } from '@playwright/test'

export interface Answer {
  /** Playwright's name of it: document, script, stylesheet, image, font, fetch … */
  kind: string
  path: string
  /** The size of its body as sent, without headers, which differ between hosts. */
  bytes: number
}

/** An action's requests have ended if there is none for this time. */
const quietMs = 800

/** The requests of a page from the start of an action until it sends no more. */
export async function traffic(page: Page, action: () => Promise<unknown>): Promise<Answer[]> {
  const answers: Array<Promise<Answer>> = []
  const unanswered = new Set<Request>()
  let last = performance.now()
  const onRequest = (request: Request) => {
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
  page.on('request', onRequest).on('requestfinished', answered).on('requestfailed', ended)
  await action()
  last = performance.now()
  while (unanswered.size > 0 || performance.now() - last < quietMs) await page.waitForTimeout(100)
  page.off('request', onRequest).off('requestfinished', answered).off('requestfailed', ended)
  return Promise.all(answers)
}

async function read(request: Request): Promise<Answer> {
  const { responseBodySize } = await request.sizes()
  const path = new URL(request.url()).pathname
  return { kind: request.resourceType(), path, bytes: Math.max(0, responseBodySize) }
}

/** Opens a URL, starts the page's scripts by moving the pointer, and waits until the page is hydrated. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // In two steps: the boot script ignores the first, which has no distance.
  await page.mouse.move(2, 2, { steps: 2 })
  // The sample sites have none of the app's scripts.
  await page.locator('html[data-ready], html:not(:has(#root))').waitFor({ state: 'attached' })
}

/** Opens a page by clicking a link, so that the app navigates. */
async function followLink(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForFunction((path) => location.pathname === path, address)
}

export const bytesOf = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0)

/** KB (1024 bytes) of the responses of some kinds, or of all without a kind. */
export const kilobytes = (answers: readonly Answer[], ...kinds: string[]) =>
  bytesOf(answers.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))) / 1024

/**
 * The KB of a page opened from a link on another page, without images, whose number depends on the page.
 */
export async function secondPageKilobytes(page: Page, address: string): Promise<number> {
  const answers = await traffic(page, () => followLink(page, address))
  return kilobytes(answers.filter(({ kind }) => kind !== 'image'))
}
