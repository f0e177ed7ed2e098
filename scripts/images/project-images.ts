// Photographs each client's page at 1200 x 900: clients/<name>.html, or the sample site in public/demo/<name>, and of
// a sample also a phone, an inner page and a detail for its case study, of a concept a detail. Writes AVIF and WebP of at most 45 kB each,
// in full and smaller widths, to public/images/projects, and a 24 px placeholder into the row of
// supabase/seed/30_portfolio.sql that uses it.
//
//   npx tsx scripts/images/project-images.ts [name ...]      (no name: all of them)
//
// FONTS    folder whose node_modules contains the fonts of clients/*.html (see README.md). Default: the project.
// CHROMIUM the browser. Default: /usr/bin/chromium.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { drawnWidths } from '../../src/lib/image-url'

const LIMIT = 45_000
const ORIGIN = 'http://client.test'

/**
 * A fixed date for the sample sites, because they show free rooms and times and must look the same in every
 * run.
 */
const TODAY = '2026-11-24T08:30:00+08:00'

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(here, '../..')
const clients = path.join(here, 'clients')
const demo = path.join(root, 'public/demo')
const fonts = path.resolve(process.env.FONTS ?? root, 'node_modules')
const out = path.join(root, 'public/images/projects')
const seed = path.join(root, 'supabase/seed/30_portfolio.sql')

/**
 * For each sample site: an inner page, the part of a page for the detail, and the buttons pressed on its home
 * page.
 */
const samples: Record<string, { inner: string; detail: [page: string, part: string]; press?: string[] }> = {
  'bengkel-ketam': { inner: 'repairs.html', detail: ['', '#order'] },
  'gua-kapur': { inner: 'first-visit.html', detail: ['', '.day'] },
  kirasen: { inner: 'fees.html', detail: ['', '.papers'] },
  'kuih-selasa': {
    inner: 'collection.html',
    detail: ['', '.when'],
    press: [
      'Put one Ang ku',
      'Put one Ang ku',
      'Put one Seri muka',
      'Put one Onde-onde',
      'Put one Onde-onde',
      'Put one Onde-onde',
    ],
  },
  'rumah-padi': { inner: 'directions.html', detail: ['', '#card'] },
  'simpang-tiga': { inner: 'sambal.html', detail: ['', '.night'] },
  'teluk-senja': { inner: 'rooms.html', detail: ['', '#getting-here'] },
  terus: { inner: 'charge.html', detail: ['', '#sheet'] },
}

/** For each concept: the part of its page that is shown larger, in px. */
const concepts: Record<string, { x: number; y: number; width: number; height: number }> = {
  'cetak-dua': { x: 20, y: 500, width: 860, height: 400 },
  'kelas-tambah': { x: 60, y: 520, width: 640, height: 330 },
  mutiara: { x: 30, y: 710, width: 530, height: 174 },
}

/**
 * Serves the sources, the sample sites and, under /fonts/, the fonts that a source names, so that it contains
 * no local path.
 */
async function serve(page: Page, missing: string[]): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname)
    const [, folder = '', rest = ''] = /^\/(fonts|demo)\/(.*)$/.exec(name) ?? []
    const base = { fonts, demo }[folder] ?? clients
    const file = path.join(base, folder ? rest : name, name.endsWith('/') ? 'index.html' : '')
    if (existsSync(file)) return route.fulfill({ path: file })
    if (name !== '/favicon.ico') missing.push(name)
    return route.fulfill({ status: 404 })
  })
}

/**
 * The best image of one format and width within the size limit. Flat colour tolerates a low quality well.
 */
async function encode(png: Buffer, width: number, kind: 'avif' | 'webp'): Promise<Buffer> {
  for (let quality = kind === 'avif' ? 54 : 66; quality >= 12; quality -= kind === 'avif' ? 5 : 6) {
    const image = sharp(png).resize(width)
    const drawn =
      kind === 'avif'
        ? image.avif({ quality, effort: 5 })
        : image.webp({ quality, effort: 6, preset: 'drawing', smartSubsample: true })
    const bytes = await drawn.toBuffer()
    if (bytes.length <= LIMIT) return bytes
  }
  throw new Error(`No ${kind} of ${width} px fits in ${LIMIT} bytes`)
}

/** Replaces the text after a known place in the seed; if the seed lacks the place, it stays unchanged. */
function changeSeed(place: RegExp, value: string): void {
  const sql = readFileSync(seed, 'utf8')
  writeFileSync(
    seed,
    sql.replace(place, (_, before: string) => before + value),
  )
}

interface Shot {
  address: string
  /** The names of buttons to press first. */
  press?: string[]
  /**
   * The part to photograph instead of the screen, which is then narrower so that the text is large enough.
   */
  part?: string
  /** The area to photograph instead of the screen, enlarged to 1200 px. */
  clip?: { x: number; y: number; width: number; height: number }
  phone?: boolean
}

async function photograph(
  browser: Browser,
  { address, press = [], part, clip, phone = false }: Shot,
): Promise<Buffer> {
  const screen = phone
    ? { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
    : part
      ? { viewport: { width: 900, height: 900 }, deviceScaleFactor: 4 / 3 }
      : { viewport: { width: 1200, height: 900 }, deviceScaleFactor: clip ? 1200 / clip.width : 1 }
  const page = await browser.newPage({ locale: 'en-MY', ...screen })
  const missing: string[] = []
  await serve(page, missing)
  await page.clock.setFixedTime(TODAY)
  await page.goto(`${ORIGIN}/${address}`)
  // Hides the line that marks the site as a sample, which is meant for its visitors.
  await page.addStyleTag({ content: ':has(> a[href^="/portfolio/"]) { display: none }' })
  await page.evaluate(() => document.fonts.ready)
  if (missing.length) throw new Error(`${address}: not found: ${missing.join(', ')}`)
  for (const name of press) await page.getByRole('button', { name }).first().click()
  await page.evaluate(() => scrollTo(0, 0))
  const png = part ? await page.locator(part).screenshot() : await page.screenshot({ clip })
  await page.close()
  return png
}

/** Writes one image in both formats and logs their sizes. */
async function write(png: Buffer, name: string, width: number): Promise<void> {
  for (const kind of ['avif', 'webp'] as const) {
    const bytes = await encode(png, width, kind)
    writeFileSync(path.join(out, `${name}.${kind}`), bytes)
    console.log(`${name}.${kind}  ${bytes.length}`)
  }
}

/** The images of a case study: their names end in their size, from which the page reserves their space. */
async function caseStudy(browser: Browser, name: string, shots: Record<string, Shot>): Promise<void> {
  for (const old of readdirSync(out)) {
    if (old.startsWith(`${name}-`) && /-(?:phone|inner|detail)-[\dx]+\.\w+$/.test(old))
      rmSync(path.join(out, old))
  }
  for (const [view, shot] of Object.entries(shots)) {
    const png = await photograph(browser, shot)
    const { width, height } = await sharp(png).metadata()
    const file = `${name}-${view}-${width}x${height}`
    await write(png, file, width)
    for (const narrower of drawnWidths({ width, height }))
      await write(png, `${name}-${view}-${narrower}`, narrower)
    changeSeed(new RegExp(`(/images/projects/)${name}-${view}-\\d+x\\d+(?=\\.webp)`), file)
  }
}

function sampleShots(name: string): Record<string, Shot> {
  const sample = samples[name]
  if (!sample) throw new Error(`${name} has no inner page and detail here`)
  const site = `demo/${name}/`
  const [page, part] = sample.detail
  return {
    phone: { address: site, press: sample.press, phone: true },
    inner: { address: site + sample.inner },
    detail: { address: site + page, press: page ? [] : sample.press, part },
  }
}

const chosen = process.argv.slice(2)
const isSample = (name: string) => existsSync(path.join(demo, name, 'index.html'))
const names = [
  ...readdirSync(clients).flatMap((file) => (file.endsWith('.html') ? file.slice(0, -5) : [])),
  ...readdirSync(demo).filter(isSample),
].filter((name) => !chosen.length || chosen.includes(name))
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
try {
  for (const name of names) {
    const png = await photograph(
      browser,
      isSample(name)
        ? { address: `demo/${name}/`, press: samples[name]?.press }
        : { address: `${name}.html` },
    )
    for (const width of [...drawnWidths({ width: 1200, height: 900 }), 1200])
      await write(png, `${name}-${width}`, width)
    const tiny = await sharp(png).resize(24).webp({ quality: 40 }).toBuffer()
    changeSeed(
      new RegExp(`(/images/projects/${name}-1200\\.webp',\\s*'(?:[^']|'')*',\\s*)(?:null|'data:[^']*')`),
      `'data:image/webp;base64,${tiny.toString('base64')}'`,
    )
    if (isSample(name)) await caseStudy(browser, name, sampleShots(name))
    const clip = concepts[name]
    if (clip) await caseStudy(browser, name, { detail: { address: `${name}.html`, clip } })
  }
} finally {
  await browser.close()
}
