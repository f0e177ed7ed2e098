import type { Browser, Page } from '@playwright/test'
import { bookingForm, dayAhead, slot } from '../../tests/support/booking-page'
import { builtSite } from './built-site'
import { benchRuns, median, quietBrowser } from './runs'
import { printTable } from './table'
import { openPage } from './traffic'

/** How many times slower the simulated phone is than this machine. */
const slowness = 4
const limitMs = 100
/** During the start the page's scripts run first, so the limit is higher. */
const startLimitMs = 200
/** The shortest duration that the Event Timing API reports. */
const leastMs = 16
/**
 * Waiting time after an action, because the browser reports an interaction only after it has painted the
 * result.
 */
const reportMs = 600

interface Action {
  name: string
  address: string
  /** Steps before the action, which are not measured. */
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

const menu = (page: Page) => page.getByRole('banner').getByLabel('Toggle menu')
const field = (page: Page, name: string) => page.getByRole('combobox', { name })
const gallery = (page: Page) => page.locator('#portfolio-gallery')
const more = (page: Page) => page.getByRole('button', { name: /^Show \d+ More/ })
const question = (page: Page) => page.locator('details:not([open]) > summary:visible').last()
const send = (page: Page) => page.locator('main form[novalidate] [type=submit]').first()
const day = (page: Page) => bookingForm(page).getByLabel('Preferred date')
const chooseDay = (page: Page) => day(page).fill(dayAhead(7))

const actions: readonly Action[] = [
  { name: 'the menu opens', address: '/', act: (page) => menu(page).tap() },
  {
    name: 'the next page, by a link of the menu',
    address: '/',
    prepare: (page) => menu(page).tap(),
    act: (page) => page.locator('.site-menu').getByRole('link', { name: 'Pricing' }).tap(),
  },
  {
    name: 'a filter of the portfolio',
    address: '/portfolio',
    prepare: (page) => gallery(page).locator('summary').tap(),
    act: (page) =>
      gallery(page)
        .getByRole('link', { name: /^Live Projects/ })
        .tap(),
  },
  {
    name: 'the rest of the portfolio',
    address: '/portfolio',
    // Scrolling there makes the browser lay out part of the page, which would distort the result.
    prepare: (page) => more(page).scrollIntoViewIfNeeded(),
    act: (page) => more(page).tap(),
  },
  {
    name: 'typing in the search of the blog',
    address: '/blog',
    prepare: (page) => field(page, 'Search the articles').tap(),
    act: (page) => page.keyboard.type('clinic', { delay: 120 }),
  },
  {
    name: 'typing in the search of the services',
    address: '/services',
    prepare: (page) => field(page, 'Find your industry').tap(),
    act: (page) => page.keyboard.type('klinik', { delay: 120 }),
  },
  {
    name: 'the day of a call',
    address: '/book-a-call',
    prepare: chooseDay,
    act: async (page) => {
      await day(page).focus()
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key, { delay: 120 })
    },
  },
  {
    name: 'the time of a call',
    address: '/book-a-call',
    prepare: chooseDay,
    act: (page) => slot(page, '10:00 AM').tap(),
  },
  {
    name: 'an empty form is sent',
    address: '/contact',
    prepare: (page) => send(page).scrollIntoViewIfNeeded(),
    act: (page) => send(page).tap(),
  },
  {
    name: 'a question opens',
    address: '/pricing',
    prepare: (page) => question(page).scrollIntoViewIfNeeded(),
    act: (page) => question(page).tap(),
  },
]

/** The time that the browser needs by itself; the rest is spent by the site. */
const bare: Action = {
  name: 'a question opens on a page of nothing else',
  address: '/privacy-policy',
  prepare: (page) => page.setContent('<details><summary>Question</summary>Answer</details>'),
  act: (page) => page.locator('summary').tap(),
}

/**
 * How long ten common actions take on a slow phone, from the touch or key press until the browser has painted
 * the result (INP, as reported by the browser), and taps on the menu while the page is still starting; for
 * comparison, the time that the browser needs by itself. Throws if a median exceeds the limit.
 */
export async function run(): Promise<void> {
  const site = await builtSite()
  const runs = benchRuns()
  const browser = await quietBrowser()
  const over: string[] = []
  const rows: string[][] = []
  try {
    const measure = async (name: string, once: () => Promise<number>, limit = limitMs) => {
      const taken: number[] = []
      for (let count = 0; count < runs; count++) taken.push(await once())
      if (median(taken) > limit && name !== bare.name) over.push(`${name} ${median(taken)}`)
      rows.push([name, shown(median(taken)), shown(Math.max(...taken)), String(limit)])
    }
    await measure(bare.name, () => timeAction(browser, site, bare))
    for (const action of actions)
      await measure(`${action.name} (${action.address})`, () => timeAction(browser, site, action))
    for (const address of ['/', '/blog', '/book-a-call'])
      await measure(
        `taps while the page starts (${address})`,
        () => timeStart(browser, site + address),
        startLimitMs,
      )
  } finally {
    await browser.close()
  }
  printTable(
    `Interaction to next paint at ${slowness}x, ms, of ${runs} runs`,
    ['action', 'median', 'worst', 'limit'],
    rows,
  )
  if (over.length > 0) throw new Error(`Over budget: ${over.join(', ')}`)
}

const shown = (ms: number) => (ms < leastMs ? `< ${leastMs}` : ms.toFixed(0))

async function timeAction(browser: Browser, site: string, action: Action): Promise<number> {
  return onPhone(browser, async (page, slowDown) => {
    await openPage(page, site + action.address)
    await action.prepare?.(page)
    await page.waitForTimeout(reportMs)
    await slowDown()
    return longest(page, () => action.act(page))
  })
}

/** Repeated taps from the first paint until the site's own scripts run: the slowest of them. */
async function timeStart(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page, slowDown) => {
    await slowDown()
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const place = await menu(page).boundingBox()
    if (!place) throw new Error(`${url} has no menu`)
    const isReady = async () => (await page.locator('html[data-ready]').count()) > 0
    return longest(page, async () => {
      do await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
      while (!(await isReady()))
    })
  })
}

async function onPhone<T>(
  browser: Browser,
  visit: (page: Page, slowDown: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchInteractions, leastMs)
    const session = await context.newCDPSession(page)
    return await visit(page, () => session.send('Emulation.setCPUThrottlingRate', { rate: slowness }))
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    interactions: Array<{ began: number; ms: number }>
  }
}

/** Runs in the page: collects the browser's report of each interaction. */
function watchInteractions(durationThreshold: number): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.interactions.push({ began: startTime, ms: duration })
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
}

/** The slowest interaction of an action; 0 if all were too short to be reported. @throws if there was none */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  const heard = () =>
    page.evaluate(() => ({
      now: performance.now(),
      count: ['pointerdown', 'keydown'].reduce(
        (sum, type) => sum + (performance.eventCounts.get(type) ?? 0),
        0,
      ),
    }))
  const before = await heard()
  await act()
  await page.waitForTimeout(reportMs)
  if ((await heard()).count === before.count) throw new Error(`${page.url()} was touched by nothing`)
  return page.evaluate(
    (from) => Math.max(0, ...window.interactions.filter(({ began }) => began >= from).map(({ ms }) => ms)),
    before.now,
  )
}
