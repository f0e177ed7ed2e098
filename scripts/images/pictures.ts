// Photographs clients/*.html at 1200 x 900 and writes AVIF and WebP at 640 and 1200 wide, each at most 45 kB,
// to public/images/projects, and a 24 px placeholder into the row of supabase/seed/30_portfolio.sql that uses it.
//
//   npx tsx scripts/images/pictures.ts [name ...]      (no name: all of them)
//
// FONTS    folder whose node_modules holds the faces the pages name (see README.md). Default: the project.
// CHROMIUM the browser. Default: /usr/bin/chromium.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

const LIMIT = 45_000
const WIDTHS = [640, 1200]
const ORIGIN = 'http://client.test'

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(here, '../..')
const clients = path.join(here, 'clients')
const fonts = path.resolve(process.env.FONTS ?? root, 'node_modules')
const out = path.join(root, 'public/images/projects')
const seed = path.join(root, 'supabase/seed/30_portfolio.sql')

/** Serves the page and, under /fonts/, the faces it names, so that a source holds no path of any machine. */
async function serve(page: Page, missing: string[]): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname)
    const file = name.startsWith('/fonts/') ? path.join(fonts, name.slice(7)) : path.join(clients, name)
    if (existsSync(file)) return route.fulfill({ path: file })
    if (name !== '/favicon.ico') missing.push(name)
    return route.fulfill({ status: 404 })
  })
}

/** The best picture of one kind and width that stays under the limit. Flat colour bears a low quality well. */
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

/** Puts the placeholder beside its picture in the seed; a picture without a row is left alone. */
function seedPlaceholder(name: string, uri: string): void {
  const sql = readFileSync(seed, 'utf8')
  const row = new RegExp(
    `(/images/projects/${name}-1200\\.webp',\\s*'(?:[^']|'')*',\\s*)(?:null|'data:[^']*')`,
  )
  writeFileSync(
    seed,
    sql.replace(row, (_, before: string) => `${before}'${uri}'`),
  )
}

async function photograph(page: Page, name: string): Promise<string> {
  const missing: string[] = []
  await serve(page, missing)
  await page.goto(`${ORIGIN}/${name}.html`)
  await page.evaluate(() => document.fonts.ready)
  if (missing.length) throw new Error(`${name}: not found: ${missing.join(', ')}`)
  const png = await page.screenshot()
  const sizes: string[] = []
  for (const width of WIDTHS) {
    for (const kind of ['avif', 'webp'] as const) {
      const bytes = await encode(png, width, kind)
      writeFileSync(path.join(out, `${name}-${width}.${kind}`), bytes)
      sizes.push(`${kind} ${width}: ${bytes.length}`)
    }
  }
  const tiny = await sharp(png).resize(24).webp({ quality: 40 }).toBuffer()
  seedPlaceholder(name, `data:image/webp;base64,${tiny.toString('base64')}`)
  return `${name}  ${sizes.join('  ')}  placeholder: ${tiny.length}`
}

const asked = process.argv.slice(2)
const names = readdirSync(clients)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -5))
  .filter((name) => !asked.length || asked.includes(name))
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
try {
  for (const name of names) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    console.log(await photograph(page, name))
    await page.close()
  }
} finally {
  await browser.close()
}
