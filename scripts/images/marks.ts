// Draws the favicon, the home screen icon and the default share picture.
//
//   npx tsx scripts/images/marks.ts
//
// Another studio changes the two values below, and MARK if its mark is another, and runs it again.
// CHROMIUM names the browser; default /usr/bin/chromium.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const STUDIO = 'Rentak Studio'
const LINE = ['Websites for Malaysian law firms,', 'clinics and growing businesses']

/** The mark on a grid of 28 by 27: an R of seven threads, its leg in the accent colour. */
const MARK = {
  threads:
    'M0 0h20v3H0zM0 4h8v3H0zM16 4h8v3h-8zM0 8h8v3H0zM16 8h8v3h-8zM0 12h20v3H0zM0 16h8v3H0zM0 20h8v3H0zM0 24h8v3H0z',
  accent: 'M12 16h8v3h-8zM16 20h8v3h-8zM20 24h8v3h-8z',
}
const COLOUR = {
  night: '#161b2e',
  paper: '#f5f0e6',
  accentOnNight: '#f0576c',
  accent: '#be1e3c',
  quiet: '#4b4e5c',
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const file = (name: string) => path.join(root, name)

/** The mark redrawn for 16 px, where threads of 3 would blur. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${COLOUR.night}" d="M0 0h16v16H0z"/>` +
  `<path fill="${COLOUR.paper}" d="M3 2h7v2H3zM3 5h3v1H3zM8 5h3v1H8zM3 7h7v2H3zM3 10h3v2H3zM3 13h3v2H3z"/>` +
  `<path fill="${COLOUR.accentOnNight}" d="M7 10h3v2H7zM10 13h3v2h-3z"/></svg>\n`

/** A square icon on the night ground; a whole number of pixels to a cell keeps the threads sharp. */
function icon(size: number, cell: number): Promise<Buffer> {
  const x = Math.round((size - 28 * cell) / 2)
  const y = Math.round((size - 27 * cell) / 2)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${COLOUR.night}" d="M0 0h${size}v${size}H0z"/>` +
    `<g transform="translate(${x} ${y}) scale(${cell})"><path fill="${COLOUR.paper}" d="${MARK.threads}"/><path fill="${COLOUR.accentOnNight}" d="${MARK.accent}"/></g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** 1200 x 630: the mark, the name in the heading face, the line, and Home's cloth hanging from the upper edge. */
async function openGraph(): Promise<Buffer> {
  const data = (name: string, type: string) =>
    `data:${type};base64,${readFileSync(file(name)).toString('base64')}`
  const page = `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Texturina; src: url(${data('public/fonts/texturina-display.woff2', 'font/woff2')}); font-weight: 400 700 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; overflow: hidden; background: ${COLOUR.paper}; color: ${COLOUR.night}; font-family: Texturina }
    .mark { position: absolute; left: 72px; top: 76px; width: 112px; height: 108px }
    h1 { position: absolute; left: 69px; bottom: 208px; font: 540 108px/.96 Texturina; letter-spacing: -.03em }
    p { position: absolute; left: 72px; bottom: 80px; font: 400 38px/1.24 Texturina; color: ${COLOUR.quiet} }
    img { position: absolute; right: 72px; top: -44px; width: 400px; filter: drop-shadow(0 14px 16px rgb(10 12 24 / .35)) }
  </style><svg class="mark" viewBox="0 0 28 27"><path fill="${COLOUR.night}" d="${MARK.threads}"/><path fill="${COLOUR.accent}" d="${MARK.accent}"/></svg>
  <h1>${STUDIO.replace(' ', '<br>')}</h1><p>${LINE.join('<br>')}</p><img src="${data('src/assets/cloth-face.svg', 'image/svg+xml')}">`
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
  try {
    const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    await tab.setContent(page)
    await tab.evaluate(() => document.fonts.ready)
    return await sharp(await tab.screenshot())
      .png({ palette: true, colours: 96, effort: 10 })
      .toBuffer()
  } finally {
    await browser.close()
  }
}

const written: Record<string, string | Buffer> = {
  'public/favicon.svg': favicon,
  'public/apple-touch-icon.png': await icon(180, 4),
  'public/icon-192.png': await icon(192, 4),
  'public/icon-512.png': await icon(512, 11),
  'public/images/og-default.png': await openGraph(),
}
for (const [name, bytes] of Object.entries(written)) {
  writeFileSync(file(name), bytes)
  console.log(`${name}  ${bytes.length} bytes`)
}
