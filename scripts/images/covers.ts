// Weaves the covers of the articles, 128 by 48 cells, 1280 by 480 px, into public/images/covers/<name>.svg. Each has a
// drawing of its own; its ground is the colour of the article's category.
//
//   npx tsx scripts/images/covers.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { webDesign, searchAndContent, runningABusiness } from './cover-craft.ts'
import { cafe, key, languages, padlock, photographs, receipts, replies, scales } from './cover-objects.ts'
import {
  legalServices,
  healthcare,
  financialServices,
  hospitality,
  eCommerce,
  beauty,
} from './cover-trades.ts'
import { Cloth, dyes, weave } from './songket.ts'

const covers: Record<string, [title: string, draw: (cloth: Cloth) => void, ground: keyof typeof dyes]> = {
  'legal-services': ['Numbered clauses and three seals, woven', legalServices, 'green'],
  scales: ['Scales with coins and a form, woven', scales, 'green'],
  healthcare: ['A pulse, woven', healthcare, 'cotton'],
  padlock: ['A padlock beside a form, woven', padlock, 'cotton'],
  'financial-services': ['A ledger and its coins, woven', financialServices, 'sky'],
  hospitality: ['Houses on stilts at night, woven', hospitality, 'maroon'],
  photographs: ['Fourteen photographs, woven', photographs, 'maroon'],
  'e-commerce': ['A shop front and its shelf, woven', eCommerce, 'pandan'],
  receipts: ['Three receipts, woven', receipts, 'pandan'],
  beauty: ['A flowering vine, woven', beauty, 'rose'],
  'web-design': ['One page at three widths, woven', webDesign, 'indigo'],
  languages: ['Two speech bubbles, woven', languages, 'indigo'],
  'search-and-content': ['A lens over lines of writing, woven', searchAndContent, 'teal'],
  cafe: ['A cup of coffee and twelve Mondays, woven', cafe, 'teal'],
  'running-a-business': ['An abacus, woven', runningABusiness, 'turmeric'],
  key: ['A key, woven', key, 'turmeric'],
  replies: ['Nine replies, woven', replies, 'turmeric'],
}

const out = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../public/images/covers')
mkdirSync(out, { recursive: true })
for (const [name, [title, draw, ground]] of Object.entries(covers)) {
  const cloth = new Cloth(128, 48)
  draw(cloth)
  cloth.edge()
  const svg = weave(cloth, title, dyes[ground])
  writeFileSync(path.join(out, `${name}.svg`), svg)
  console.log(`${name}  ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli`)
}
