import type { Browser } from '@playwright/test'
import { builtSite } from './built-site'
import { tasksOf, type Task } from './main-thread-trace'
import { appPages } from './public-pages'
import { referencePages, type Scripts } from './reference-pages'
import { benchRuns, median, quietBrowser } from './runs'
import { printTable } from './table'

/** A task of 12.5 ms here is one of 50 ms, which a finger feels, on a phone four times slower. */
const longestMs = 12.5
/** How much more than React and the router alone a page may cost. */
const mostTimes = 1.5

/**
 * What each public page costs the main thread from the navigation until it is idle, in ms of processor time (which other
 * work on the machine disturbs little), beside two pages with the same HTML. Throws when a page is over its budget.
 */
export async function run(): Promise<void> {
  const site = await builtSite()
  const pages = await referencePages(site)
  const runs = benchRuns()
  const browser = await quietBrowser()
  const over: string[] = []
  const rows: string[][] = []
  try {
    for (const address of await appPages()) {
      const cost = async (scripts: Scripts) => {
        const traces: Task[][] = []
        const url = await pages.address(address, scripts)
        for (let count = 0; count < runs; count++) traces.push(await trace(browser, url))
        const sums = traces.map((tasks) => tasks.reduce((sum, { ms }) => sum + ms, 0))
        const late = traces.map((tasks) => tasks.filter(({ isAfterPaint }) => isAfterPaint))
        const longest = late.map((tasks) => Math.max(0, ...tasks.map(({ ms }) => ms)))
        return { sum: median(sums), longest: median(longest), worst: Math.max(...longest) }
      }
      const [bare, react, ours] = [await cost('none'), await cost('reference'), await cost('ours')]
      const times = ours.sum / react.sum
      if (ours.longest > longestMs || times > mostTimes) over.push(address)
      const figures = [bare.sum, react.sum, ours.sum].map((ms) => ms.toFixed(0))
      rows.push([address, ...figures, times.toFixed(2), ours.longest.toFixed(1), ours.worst.toFixed(1)])
    }
  } finally {
    await browser.close()
    await pages.close()
  }
  printTable(
    `Main thread, processor time in ms, medians of ${runs}`,
    [
      'page',
      'no scripts',
      'React and router',
      'ours',
      'times',
      'longest task after first paint',
      'worst of all runs',
    ],
    [...rows, ['limit', '', '', '', mostTimes.toFixed(2), longestMs.toFixed(1), '']],
  )
  if (over.length > 0) throw new Error(`Over budget: ${over.join(', ')}`)
}

/** The tasks of the page's main thread, in a window of a phone's size, by the clock that the site's visitors have. */
async function trace(browser: Browser, url: string): Promise<Task[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    deviceScaleFactor: 1.75,
    timezoneId: 'Asia/Kuala_Lumpur',
  })
  try {
    return await tasksOf(await context.newPage(), url)
  } finally {
    await context.close()
  }
}
