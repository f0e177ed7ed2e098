import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../find-binaries.mjs'
import { builtSite } from './built-site'
import { byteLimits, secondPageLimit } from './byte-limits'
import { publicPages } from './public-pages'
import { printTable } from './table'
import { kilobytes, openPage, secondPageKilobytes, traffic } from './traffic'

const kinds = ['document', 'script', 'font', 'image', 'fetch'] as const

/** The bytes that a phone fetches for each public URL: as the first page of a visit, and as the second. */
export async function run(): Promise<void> {
  const site = await builtSite()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const over: string[] = []
  const rows: string[][] = []
  try {
    for (const address of await publicPages()) {
      const answers = await visiting(browser, (page) => traffic(page, () => openPage(page, site + address)))
      const [html = 0, scripts = 0, ...others] = kinds.map((kind) => kilobytes(answers, kind))
      const all = kilobytes(answers)
      const second = await secondPage(browser, site, address)
      const limits = byteLimits(address)
      const held = (figure: number, limit: number, what: string) => {
        if (figure > limit) over.push(`${address} ${what} ${figure.toFixed(1)}`)
        return `${figure.toFixed(1)}${limit < Infinity ? ` of ${limit}` : ''}`
      }
      rows.push([
        address,
        held(html, limits.html, 'HTML'),
        held(scripts, limits.scripts, 'scripts'),
        ...others.map((figure) => figure.toFixed(1)),
        held(all, limits.all, 'all'),
        second === undefined ? '' : held(second, secondPageLimit, 'as second page'),
      ])
    }
  } finally {
    await browser.close()
  }
  printTable(
    'Bytes of bodies as sent, brotli, KB (1024), each with its limit',
    [
      'page',
      'HTML with style and data',
      'scripts',
      'fonts',
      'images',
      'data fetched after',
      'all',
      'as second page, without images',
    ],
    rows,
  )
  if (over.length > 0) throw new Error(`Over budget: ${over.join(', ')}`)
}

async function visiting<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

/**
 * The bytes, without images, of each page opened from the page above it, or of Home opened from the blog.
 */
function secondPage(browser: Browser, site: string, address: string): Promise<number | undefined> {
  const first = address === '/' ? '/blog' : address.slice(0, address.lastIndexOf('/')) || '/'
  return visiting(browser, async (page) => {
    await traffic(page, () => openPage(page, site + first))
    // A page that is linked only from newsletters and emails has no page above it.
    if ((await page.locator(`a[href="${address}"]`).count()) === 0) return undefined
    return secondPageKilobytes(page, address)
  })
}
