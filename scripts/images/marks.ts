// Draws the favicon and the home screen icons.
//
//   npx tsx scripts/images/marks.ts
//
// Another studio replaces these files with its own, or changes MARK and runs it again.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The mark on a grid of 28 by 27: an R of seven threads with its leg in the accent colour. */
const MARK = {
  threads:
    'M0 0h20v3H0zM0 4h8v3H0zM16 4h8v3h-8zM0 8h8v3H0zM16 8h8v3h-8zM0 12h20v3H0zM0 16h8v3H0zM0 20h8v3H0zM0 24h8v3H0z',
  accent: 'M12 16h8v3h-8zM16 20h8v3h-8zM20 24h8v3h-8z',
}
const COLOUR = {
  night: '#161b2e',
  paper: '#f5f0e6',
  accentOnNight: '#f0576c',
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const file = (name: string) => path.join(root, name)

/** The mark redrawn for 16 px, where threads 3 units high would blur. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${COLOUR.night}" d="M0 0h16v16H0z"/>` +
  `<path fill="${COLOUR.paper}" d="M3 2h7v2H3zM3 5h3v1H3zM8 5h3v1H8zM3 7h7v2H3zM3 10h3v2H3zM3 13h3v2H3z"/>` +
  `<path fill="${COLOUR.accentOnNight}" d="M7 10h3v2H7zM10 13h3v2h-3z"/></svg>\n`

/**
 * A square icon on the dark ground; each cell is a whole number of pixels, so that the threads stay sharp.
 */
function icon(size: number, cell: number): Promise<Buffer> {
  const x = Math.round((size - 28 * cell) / 2)
  const y = Math.round((size - 27 * cell) / 2)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${COLOUR.night}" d="M0 0h${size}v${size}H0z"/>` +
    `<g transform="translate(${x} ${y}) scale(${cell})"><path fill="${COLOUR.paper}" d="${MARK.threads}"/><path fill="${COLOUR.accentOnNight}" d="${MARK.accent}"/></g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

const written: Record<string, string | Buffer> = {
  'public/favicon.svg': favicon,
  'public/apple-touch-icon.png': await icon(180, 4),
  'public/icon-192.png': await icon(192, 4),
  'public/icon-512.png': await icon(512, 11),
}
for (const [name, bytes] of Object.entries(written)) {
  writeFileSync(file(name), bytes)
  console.log(`${name}  ${bytes.length} bytes`)
}
