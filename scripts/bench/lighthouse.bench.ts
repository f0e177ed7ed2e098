import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type LighthouseResult } from 'lighthouse'
import { findChromium } from '../find-binaries.mjs'
import { atLeast, atMost, benchRuns, median, printTable } from './figures'
import { appPages, builtAddresses } from './public-pages'
import { builtSite } from './site'
import { withoutScripts } from './without-scripts'

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
const otherCategories = ['accessibility', 'best-practices', 'seo']
const limits = { performance: 99, others: 100, tbt: 60, cls: 0.005 }
/** The limits compared with the same HTML without scripts. */
const ratioLimits = { fcp: 1.05, lcp: 1.1 }

/**
 * Measures every public page as a phone on simulated slow 4G, beside the same HTML without scripts
 * (without-scripts.ts): the median of several runs.
 */
export async function run(): Promise<void> {
  const site = await builtSite()
  const bareSite = await withoutScripts()
  const { measure, close } = await openLighthouse()
  const listed = builtAddresses()

  const timesOf = async (url: string) => {
    const results: LighthouseResult[] = []
    // Only these audits count in the performance category, and the run takes half as long.
    const onlyAudits = [...Object.values(metrics), 'speed-index']
    for (let count = 0; count < benchRuns(); count++) results.push(await measure(url, { onlyAudits }))
    return {
      scores: results.map((result) => score(result, 'performance')),
      middle: (name: keyof typeof metrics) =>
        median(results.map(({ audits }) => audits[metrics[name]]?.numericValue ?? Number.NaN)),
    }
  }

  const measurePage = async (address: string) => {
    const isListed = listed.includes(address)
    // A page that is not prerendered is blank without its scripts, so there is nothing to compare.
    const bare = isListed ? await timesOf(bareSite.url + address) : undefined
    const { scores, middle } = await timesOf(site + address)
    const others = await measure(site + address, {
      onlyCategories: otherCategories,
      // A page that must not be indexed is not penalised for it.
      skipAudits: isListed ? [] : ['is-crawlable'],
    })
    const ratio = (name: keyof typeof ratioLimits) =>
      bare ? atMost(middle(name) / bare.middle(name), ratioLimits[name], 2) : ''
    return [
      address,
      atLeast(median(scores), limits.performance),
      Math.min(...scores),
      ...otherCategories.map((category) => atLeast(score(others, category), limits.others)),
      middle('fcp').toFixed(0),
      middle('lcp').toFixed(0),
      ratio('fcp'),
      ratio('lcp'),
      atMost(middle('tbt'), limits.tbt),
      atMost(middle('cls'), limits.cls, 4),
    ]
  }

  try {
    const rows = []
    for (const address of appPages()) rows.push(await measurePage(address))
    const head = ['page', 'performance', 'worst', ...otherCategories, 'FCP', 'LCP', 'FCP ratio', 'LCP ratio']
    printTable(
      `Lighthouse, mobile, simulated slow 4G, median of ${benchRuns()}, ms; ratio to the same HTML without scripts`,
      [...head, 'TBT', 'CLS'],
      rows,
    )
  } finally {
    close()
    await bareSite.close()
  }
}

const score = (result: LighthouseResult, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** Lighthouse in its own browser, as a phone on simulated slow 4G (its default). */
async function openLighthouse() {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const once = async (url: string, flags: Flags): Promise<LighthouseResult> => {
    const always = { port: chrome.port, output: 'json', disableFullPageScreenshot: true } as const
    const result = await lighthouse(url, { ...always, ...flags })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { runtimeError, audits } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    // Sometimes the browser's trace lacks its beginning; then each figure has an error.
    for (const name of flags.onlyAudits ?? []) {
      const audit = audits[name]
      if (audit?.numericValue === undefined) throw new Error(`${url}: ${audit?.errorMessage ?? name}`)
    }
    return result.lhr
  }
  return {
    /** An unfinished run says nothing about the page, so it is logged and repeated once. */
    measure: (url: string, flags: Flags) =>
      once(url, flags).catch((error: Error) => {
        console.error(`Run again, ${error.message}`)
        return once(url, flags)
      }),
    close: () => chrome.kill(),
  }
}
