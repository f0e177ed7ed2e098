import { stat } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { findChromium } from '../find-binaries.mjs'
import { builtSite } from './built-site'
import { printTable } from './table'

const subscribers = 100_000
const runs = 3

/** A list of 100,000 subscribers as CSV, from the desk, in a browser: how long, and whether the page freezes. */
export async function run(): Promise<void> {
  const site = await builtSite()
  await fill(site)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${site}/admin/subscribers`)
    await page.getByLabel('Email').fill('admin@example.test')
    await page.getByLabel('Password').fill('local-admin-password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(/of [\d,]+ subscribers/).waitFor()
    const rows: Array<Array<string | number>> = []
    for (let nth = 1; nth <= runs; nth++) rows.push([`run ${nth}`, ...(await measureExport(page))])
    printTable(
      `Export of ${subscribers.toLocaleString('en')} subscribers to CSV, from the press to the saved file`,
      ['', 's', 'longest task, ms', 'tasks over 50 ms', 'frames a second', 'file, MB'],
      [...rows, ['limit', 10, '', '', '', '']],
    )
  } finally {
    await browser.close()
  }
}

interface Watched {
  longest: number
  long: number
  frames: number
}

async function measureExport(page: Page): Promise<Array<string | number>> {
  await page.evaluate(() => {
    const watched: Watched = { longest: 0, long: 0, frames: 0 }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        watched.long += 1
        watched.longest = Math.max(watched.longest, duration)
      }
    }).observe({ type: 'longtask' })
    // Without a name: the compiler of this program would call a helper that the page does not have.
    void (async () => {
      for (;;) {
        await new Promise(requestAnimationFrame)
        watched.frames += 1
      }
    })()
  })
  const began = performance.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const { size } = await stat(await download.path())
  const seconds = (performance.now() - began) / 1000
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  await page.reload()
  await page.getByText(/of [\d,]+ subscribers/).waitFor()
  return [
    seconds.toFixed(1),
    watched.longest === 0 ? 'under 50' : watched.longest.toFixed(0),
    watched.long,
    (watched.frames / seconds).toFixed(0),
    (size / 1e6).toFixed(1),
  ]
}

/** Fills the list through the API with the service key, which is refused with a browser's User-Agent. */
async function fill(site: string): Promise<void> {
  const batch = 5000
  for (let start = 0; start < subscribers; start += batch) {
    const people = Array.from({ length: batch }, (_, index) => ({
      email: `reader-${start + index}@example.test`,
      name: `Reader ${start + index}, of many`,
      is_active: index % 4 > 0,
    }))
    const response = await fetch(`${site}/rest/v1/newsletter_subscribers`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_KEYS.secret,
        Authorization: `Bearer ${LOCAL_KEYS.secret}`,
        'User-Agent': 'bench',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(people),
    })
    if (!response.ok) throw new Error(`The list was not filled: ${await response.text()}`)
  }
}
