// Weaves the covers of each blog category, so that its articles need not all wear one: 128 by 48 cells, 1280 by 480 px,
// into public/images/covers/<slug>.svg, and in other colours and mirrored <slug>-green.svg, <slug>-maroon.svg.
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

const covers: Record<string, [title: string, draw: (cloth: Cloth) => void]> = {
  'legal-services': ['Numbered clauses and three seals, woven', legalServices],
  healthcare: ['A pulse, woven', healthcare],
  'financial-services': ['A ledger and its coins, woven', financialServices],
  hospitality: ['Houses on stilts at night, woven', hospitality],
  'e-commerce': ['A shop front and its shelf, woven', eCommerce],
  beauty: ['A flowering vine, woven', beauty],
  'web-design': ['One page at three widths, woven', webDesign],
  'search-and-content': ['A lens over lines of writing, woven', searchAndContent],
  'running-a-business': ['An abacus, woven', runningABusiness],
}

const out = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../public/images/covers')
mkdirSync(out, { recursive: true })
for (const [slug, [title, draw]] of Object.entries(covers)) {
  const cloth = new Cloth(128, 48)
  draw(cloth)
  cloth.edge()
  for (const [name, dye] of Object.entries(dyes)) {
    const file = dye === dyes.indigo ? slug : `${slug}-${name}`
    const svg = weave(cloth, title, dye)
    writeFileSync(path.join(out, `${file}.svg`), svg)
    console.log(`${file}  ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli`)
    // The next one is woven the other way round.
    for (const row of cloth.cells) row.reverse()
  }
}
