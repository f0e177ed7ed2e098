// Weaves a cover for each blog category, 128 by 48 cells, 1280 by 480 px, into public/images/covers/<slug>.svg, and in
// other colours (<slug>-green.svg, which is mirrored, <slug>-maroon.svg), so that neighbouring articles differ.
//
//   npx tsx scripts/images/covers.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { webDesign, searchAndContent, runningABusiness } from './cover-craft.ts'
import {
  legalServices,
  healthcare,
  financialServices,
  hospitality,
  eCommerce,
  beauty,
} from './cover-trades.ts'
import { Cloth, dyes, weave } from './songket.ts'

type Dye = keyof typeof dyes

const covers: Record<string, [title: string, draw: (cloth: Cloth) => void, ...others: Dye[]]> = {
  'legal-services': ['Numbered clauses and three seals, woven', legalServices, 'green'],
  healthcare: ['A pulse, woven', healthcare, 'green'],
  'financial-services': ['A ledger and its coins, woven', financialServices, 'maroon'],
  hospitality: ['Houses on stilts at night, woven', hospitality, 'green'],
  'e-commerce': ['A shop front and its shelf, woven', eCommerce, 'green'],
  beauty: ['A flowering vine, woven', beauty],
  'web-design': ['One page at three widths, woven', webDesign, 'green'],
  'search-and-content': ['A lens over lines of writing, woven', searchAndContent, 'green'],
  'running-a-business': ['An abacus, woven', runningABusiness, 'green', 'maroon'],
}

const out = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../public/images/covers')
mkdirSync(out, { recursive: true })
for (const [slug, [title, draw, ...others]] of Object.entries(covers)) {
  const cloth = new Cloth(128, 48)
  draw(cloth)
  cloth.edge()
  const mirror = () => {
    for (const row of cloth.cells) row.reverse()
  }
  for (const name of ['indigo', ...others] as const) {
    const file = name === 'indigo' ? slug : `${slug}-${name}`
    if (name === 'green') mirror()
    const svg = weave(cloth, title, dyes[name])
    if (name === 'green') mirror()
    writeFileSync(path.join(out, `${file}.svg`), svg)
    console.log(`${file}  ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli`)
  }
}
