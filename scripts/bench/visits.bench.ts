import { chromium } from '@playwright/test'
import { findChromium } from '../find-binaries.mjs'
import { builtSite } from './built-site'
import { visit } from './blog-visit'
import { appPages } from './public-pages'
import { printTable } from './table'

const visitsADay = 10_000

/** What first visits of an unchanged site ask of its API, page by page, and 10,000 in a day, as many of each page. */
export async function run(): Promise<void> {
  const site = await builtSite()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const rows: Array<[address: string, queries: number, bytes: number]> = []
    for (const address of await appPages()) {
      const { queries, data } = await visit(browser, site + address)
      rows.push([address, queries, data])
    }
    const aDay = (figure: 1 | 2) =>
      Math.round((rows.reduce((sum, row) => sum + row[figure], 0) / rows.length) * visitsADay)
    printTable(
      'What a visit asks of the API',
      ['page', 'requests', 'bytes of answers'],
      [...rows, [`${visitsADay} visits a day`, aDay(1), `${Math.round(aDay(2) / 1024)} KB`]],
    )
  } finally {
    await browser.close()
  }
}
