import { chromium } from '@playwright/test'
import { findChromium } from '../find-binaries.mjs'

export type PageBytes = Record<'document' | 'script' | 'font' | 'image' | 'fetch' | 'all', string>

/** What a phone's first visit downloads without scrolling, by kind, in KB (1024 bytes) as sent. */
export async function pageBytes(url: string): Promise<PageBytes> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, string>()
    const sizes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      sizes.set(kind, (sizes.get(kind) ?? 0) + encodedDataLength)
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const kb = (...names: string[]) =>
      (names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1024).toFixed(1)
    return {
      document: kb('Document'),
      script: kb('Script'),
      font: kb('Font'),
      image: kb('Image'),
      fetch: kb('Fetch', 'XHR', 'Preflight'),
      all: kb(...sizes.keys()),
    }
  } finally {
    await browser.close()
  }
}
