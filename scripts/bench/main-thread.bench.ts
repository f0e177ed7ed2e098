import { rm } from 'node:fs/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build } from 'vite'
import { findChromium } from '../find-binaries.mjs'
import { builtSite } from './built-site'
import { tasksOf, type Task } from './main-thread-trace'
import { publicPages } from './public-pages'
import { printTable } from './table'

/** A task of 12.5 ms here is one of 50 ms, which a finger feels, on a phone four times slower. */
const longestMs = 12.5
/** How much more than React and the router alone a page may cost. */
const mostTimes = 1.5
const runs = 5

/** The same page, but for its scripts: none, or React and the router over HTML that they leave as it is. */
type Scripts = 'ours' | 'none' | 'reference'

/**
 * What each public page costs the main thread from the navigation until it is idle, in ms of processor time (which other
 * work on the machine disturbs little), beside two pages with the same HTML. Throws when a page is over its budget.
 */
export async function run(): Promise<void> {
  const site = await builtSite()
  const reference = await buildReference()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const over: string[] = []
  const rows: string[][] = []
  try {
    for (const address of (await publicPages()).filter((page) => !page.startsWith('/demo/'))) {
      const cost = async (scripts: Scripts) => {
        const traces: Task[][] = []
        for (let count = 0; count < runs; count++)
          traces.push(await trace(browser, site, address, scripts, reference))
        const sums = traces.map((tasks) => tasks.reduce((sum, { ms }) => sum + ms, 0)).toSorted(ascending)
        const late = traces.map((tasks) => tasks.filter(({ isAfterPaint }) => isAfterPaint))
        const longest = late.map((tasks) => Math.max(0, ...tasks.map(({ ms }) => ms))).toSorted(ascending)
        return { sum: median(sums), longest: median(longest), worst: longest.at(-1) ?? 0 }
      }
      const [bare, react, ours] = [await cost('none'), await cost('reference'), await cost('ours')]
      const times = ours.sum / react.sum
      if (ours.longest > longestMs || times > mostTimes) over.push(address)
      const figures = [bare.sum, react.sum, ours.sum].map((ms) => ms.toFixed(0))
      rows.push([address, ...figures, times.toFixed(2), ours.longest.toFixed(1), ours.worst.toFixed(1)])
    }
  } finally {
    await browser.close()
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

const ascending = (a: number, b: number) => a - b
const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

/** The tasks of the page's main thread, in a window of a phone's size. */
async function trace(
  browser: Browser,
  site: string,
  address: string,
  scripts: Scripts,
  reference: string,
): Promise<Task[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    deviceScaleFactor: 1.75,
  })
  try {
    const page = await context.newPage()
    if (scripts !== 'ours') await replaceScripts(page, site + address, scripts === 'none' ? [] : [reference])
    return await tasksOf(page, site + address)
  } finally {
    await context.close()
  }
}

const referenceAddress = '/assets/reference.js'

/** Lets the boot script run, with other chunks: the policy of the page holds as it is. */
async function replaceScripts(page: Page, url: string, chunks: readonly string[]): Promise<void> {
  await page.route(url, async (route) => {
    const answer = await route.fetch()
    const rest = JSON.stringify({ sheet: '', chunks: chunks.map(() => referenceAddress) })
    const body = (await answer.text())
      .replace(/(id="rest">)[^<]*/, `$1${rest}`)
      // One element around the page's own, for React to leave alone.
      .replace(/<div id="root"[^>]*>/, '$&<div>')
      .replace('<script type="application/json" id="seed">', '</div>$&')
    await route.fulfill({ response: answer, body })
  })
  await page.route(`**${referenceAddress}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: chunks[0] }),
  )
}

/** React and the router taking over a page that they leave as it is, as one script. */
async function buildReference(): Promise<string> {
  const outDir = '.local/bench-reference'
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: 'scripts/bench/reference.js', formats: ['es'], fileName: 'reference' },
    },
  })
  await rm(outDir, { recursive: true, force: true })
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const script = output.find((file) => file.type === 'chunk')
  if (!script) throw new Error('The reference could not be built')
  return script.code
}
