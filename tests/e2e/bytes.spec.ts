import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { byteLimits, secondPageLimit } from '../../scripts/bench/byte-limits'
import { appPages, builtAddresses, builtHtml } from '../../scripts/bench/public-pages'
import { kilobytes, openPage, secondPageKilobytes, traffic } from '../../scripts/bench/traffic'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

const article = '/blog/who-owns-your-domain-name'

/** The name of a rule of the Markdown parser. */
const signOfParser = 'fragments_join'

const open = (page: Page, address: string) => traffic(page, () => openPage(page, address))

// No newer content, because other tests publish while this one counts.
test.beforeEach(({ page }) => page.route('**/rpc/content_versions', (route) => route.abort()))

test('the HTML of each public page with its data fits in the first round trip, and the scripts that it starts in their limit', async ({
  request,
}) => {
  const kilobytesOf = async (address: string) => {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], address).toBe('br')
    return { kb: Number(answer.headers()['content-length']) / 1024, text: await answer.text() }
  }
  const written = builtAddresses()
  const addresses = appPages().filter((address) => written.includes(address))
  expect(addresses.length).toBeGreaterThan(12)
  for (const address of addresses) {
    const { kb, text } = await kilobytesOf(address)
    expect.soft(kb, address).toBeLessThanOrEqual(byteLimits(address).html)
    const names = /data-chunks="([^"]+)"/.exec(text)?.[1]?.split(' ') ?? []
    const scripts = await Promise.all(names.map((name) => kilobytesOf(`/assets/${name}.js`)))
    expect(scripts.length).toBeGreaterThan(3)
    // A built page embeds its texts parsed.
    expect.soft(scripts.filter(({ text: script }) => script.includes(signOfParser)).length, address).toBe(0)
    const total = scripts.reduce((sum, script) => sum + script.kb, 0)
    expect.soft(total, address).toBeLessThanOrEqual(byteLimits(address).scripts)
  }
})

test('the Markdown parser is a script of its own', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const withParser = scripts.filter((name) =>
    readFileSync(`dist/assets/${name}`, 'utf8').includes(signOfParser),
  )
  expect(withParser).toHaveLength(1)
})

test('every page inlines the same style sheet of at most 17 KB', () => {
  const sheets = new Set<string>()
  for (const address of builtAddresses()) {
    sheets.add(/<style>([\s\S]*?)<\/style>/.exec(builtHtml(address))?.[1] ?? '')
  }
  expect(sheets.size).toBe(1)
  const [sheet = ''] = sheets
  expect(sheet).toContain('@layer utilities')
  expect(brotliCompressSync(sheet).length / 1024).toBeLessThanOrEqual(17)
})

for (const address of ['/', article, '/portfolio']) {
  const tag = address === '/' ? [] : ['@nightly']
  test(`a first visit to ${address} stays within its byte limit`, { tag }, async ({ page }) => {
    const answers = await open(page, address)
    const limits = byteLimits(address)
    expect.soft(kilobytes(answers, 'script'), 'scripts').toBeLessThanOrEqual(limits.scripts)
    expect.soft(kilobytes(answers), 'all').toBeLessThanOrEqual(limits.all)
  })
}

const seconds = {
  '/': ['/services', '/portfolio', '/pricing', '/about', '/blog', '/book-a-call', '/contact'],
  '/services': ['/services/law-firm'],
  '/portfolio': ['/portfolio/teluk-senja'],
  '/blog': ['/blog/contact-form-and-pdpa-field-by-field'],
  [article]: ['/'],
}

for (const [first, addresses] of Object.entries(seconds)) {
  for (const address of addresses) {
    test(`${address} after ${first} fetches little except images @nightly`, async ({ page }) => {
      await open(page, first)
      const kb = await secondPageKilobytes(page, address)
      expect(kb).toBeGreaterThan(0)
      expect(kb).toBeLessThanOrEqual(secondPageLimit)
    })
  }
}
