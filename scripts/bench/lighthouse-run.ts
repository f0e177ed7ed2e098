import { launch } from 'chrome-launcher'
import lighthouse, { type LighthouseResult } from 'lighthouse'
import { findChromium } from '../find-binaries.mjs'

/**
 * First contentful paint, largest contentful paint and total blocking time in ms; cumulative layout shift.
 */
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

export type PageFigures = Record<keyof typeof metrics | 'performance', number>

export const otherCategories = ['accessibility', 'best-practices', 'seo'] as const

export type PageScores = Record<(typeof otherCategories)[number], number>

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100)

/** Runs Lighthouse as a phone on simulated slow 4G (its default), in a separate browser. */
export async function openLighthouse() {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const once = async (url: string, selection: { onlyAudits?: string[]; onlyCategories?: string[] }) => {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      disableFullPageScreenshot: true,
      ...selection,
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { runtimeError, audits } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    // Sometimes the browser's trace lacks its beginning; then each figure has an error.
    for (const name of selection.onlyAudits ?? []) {
      const audit = audits[name]
      if (audit?.numericValue === undefined) throw new Error(`${url}: ${audit?.errorMessage ?? name}`)
    }
    return result.lhr
  }
  /** An unfinished run says nothing about the page, so it is logged and repeated once. */
  const finished = (...run: Parameters<typeof once>) =>
    once(...run).catch((error: Error) => {
      console.error(`Run again, ${error.message}`)
      return once(...run)
    })
  return {
    /**
     * Only the timed audits: only these count in the performance category, and the run takes half as long.
     */
    async figures(url: string): Promise<PageFigures> {
      const { audits, categories } = await finished(url, {
        onlyAudits: [...Object.values(metrics), 'speed-index'],
      })
      const value = (metric: keyof typeof metrics) => audits[metrics[metric]]?.numericValue ?? Number.NaN
      return {
        performance: percent(categories.performance?.score),
        fcp: value('fcp'),
        lcp: value('lcp'),
        tbt: value('tbt'),
        cls: value('cls'),
      }
    },
    /** The categories without times, so that one run is enough. */
    async scores(url: string, isToBeFound: boolean): Promise<PageScores> {
      const lhr = await finished(url, { onlyCategories: [...otherCategories] })
      const score = (category: string) => percent(lhr.categories[category]?.score)
      return {
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: isToBeFound ? score('seo') : scoreOfUnlisted(lhr),
      }
    },
    close: () => chrome.kill(),
  }
}

/** A page that must not be indexed is scored by all other audits of the category, with their weights. */
function scoreOfUnlisted({ audits, categories }: LighthouseResult): number {
  const counted = (categories.seo?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = audits[id]?.score
    return id === 'is-crawlable' || score === null || score === undefined ? [] : [{ score, weight }]
  })
  const sum = counted.reduce((all, { score, weight }) => all + score * weight, 0)
  return percent(sum / counted.reduce((all, { weight }) => all + weight, 0))
}
