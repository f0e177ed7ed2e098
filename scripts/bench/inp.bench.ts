import type { Page } from '@playwright/test'
import { bookingForm } from '../../tests/support/booking-page'
import { atMost, benchRuns, median, printTable, type Row } from './figures'
import { withPhones } from './phone'
import { builtSite } from './site'
import { openPage } from './traffic'

/** How many times slower the simulated phone is than this machine. */
const slowness = 4
const limitMs = 100
/** During the start the page's scripts run first, so the limit is higher. */
const startLimitMs = 200
/** The shortest duration that the Event Timing API reports. */
const leastMs = 16
/** The browser reports an interaction only after it has painted the result. */
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
const day = (page: Page) => bookingForm(page).locator('label:has([name="date"])').nth(3)
const time = (page: Page) => bookingForm(page).locator('label:has([name="slot"])').first()

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
    act: (page) => day(page).tap(),
  },
  {
    name: 'the time of a call',
    address: '/book-a-call',
    prepare: (page) => day(page).tap(),
    act: (page) => time(page).tap(),
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

/**
 * How long ten common actions take on a slow phone, from the touch or key press until the browser has painted
 * the result (INP, as reported by the browser), and taps on the menu while the page is still starting.
 */
export async function run(): Promise<void> {
  const site = await builtSite()
  await withPhones(async (onPhone) => {
    const rows: Row[] = []
    const measure = async (name: string, limit: number, once: (page: Page) => Promise<number>) => {
      const taken: number[] = []
      for (let count = 0; count < benchRuns(); count++) {
        taken.push(await onPhone(once))
      }
      rows.push([name, atMost(median(taken), limit), Math.max(...taken)])
    }
    for (const action of actions)
      await measure(`${action.name} (${action.address})`, limitMs, (page) => timeAction(page, site, action))
    for (const address of ['/', '/blog', '/book-a-call'])
      await measure(`taps while the page starts (${address})`, startLimitMs, (page) =>
        timeStart(page, site + address),
      )
    printTable(
      `Interaction to next paint at ${slowness}x, ms, of ${benchRuns()} runs; 0 is less than ${leastMs}`,
      ['action', 'median', 'worst'],
      rows,
    )
  })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

async function timeAction(page: Page, site: string, action: Action): Promise<number> {
  await openPage(page, site + action.address)
  await action.prepare?.(page)
  await page.waitForTimeout(reportMs)
  await slowDown(page)
  return longest(page, () => action.act(page))
}

/** Repeated taps from the first paint until the site's own scripts run: the slowest of them. */
async function timeStart(page: Page, url: string): Promise<number> {
  await slowDown(page)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const place = await menu(page).boundingBox()
  if (!place) throw new Error(`${url} has no menu`)
  const isReady = async () => (await page.locator('html[data-ready]').count()) > 0
  return longest(page, async () => {
    do await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
    while (!(await isReady()))
  })
}

/** The slowest interaction of an action; 0 if all were too short to be reported. @throws if there was none */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  const watch = await page.evaluateHandle((durationThreshold) => {
    const seen = { slowest: 0, before: performance.interactionCount }
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.slowest = Math.max(seen.slowest, duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    return seen
  }, leastMs)
  await act()
  await page.waitForTimeout(reportMs)
  const interactions = await watch.evaluate(({ before }) => performance.interactionCount - before)
  if (interactions === 0) throw new Error(`${page.url()} was touched by nothing`)
  return watch.evaluate(({ slowest }) => slowest)
}
