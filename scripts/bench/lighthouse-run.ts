import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../find-binaries.mjs'

export interface PageFigures {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  scores: number[]
  /** First contentful paint, largest contentful paint, total blocking time: ms. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * One Lighthouse run as a phone on simulated slow 4G (its own default), in a browser of its own.
 * @throws when Lighthouse could not finish it
 */
export async function measurePage(url: string): Promise<PageFigures> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(4)),
    }
  } finally {
    chrome.kill()
  }
}
