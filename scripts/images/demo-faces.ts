// Reduces the fonts of the sample sites to the characters and axes they use: public/demo/<site>/<face>.woff2.
//
//   npx tsx scripts/images/demo-faces.ts
//
// FONTS  folder whose node_modules contains the fonts and subset-font (see README.md). Default: the project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

type Axes = Record<string, number | { min: number; max: number }>
interface SubsetOptions {
  targetFormat: 'woff2'
  variationAxes?: Axes
  noLayoutClosure: boolean
}
type Subset = (font: Buffer, letters: string, options: SubsetOptions) => Promise<Buffer>

interface Face {
  site: string
  /** The name of the written file, without its extension. */
  face: string
  /** The file in the package. */
  from: string
  /** The axes that stay variable, and the fixed values of the others. */
  axes?: Axes
}

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full'
const heptaSlab = '@fontsource-variable/hepta-slab/files/hepta-slab-latin-wght-normal'
const londrina = '@fontsource/londrina-solid/files/londrina-solid-latin'

const faces: Face[] = [
  {
    site: 'bengkel-ketam',
    face: 'truculenta',
    from: '@fontsource-variable/truculenta/files/truculenta-latin-standard-normal',
    axes: { wght: { min: 500, max: 800 }, wdth: 100, opsz: 40 },
  },
  {
    site: 'gua-kapur',
    face: 'anybody',
    from: '@fontsource-variable/anybody/files/anybody-latin-standard-normal',
    axes: { wght: { min: 500, max: 900 }, wdth: { min: 100, max: 125 } },
  },
  { site: 'kirasen', face: 'hepta-slab-500', from: heptaSlab, axes: { wght: 500 } },
  { site: 'kirasen', face: 'hepta-slab-900', from: heptaSlab, axes: { wght: 900 } },
  {
    site: 'kirasen',
    face: 'sometype-mono',
    from: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    site: 'kuih-selasa',
    face: 'bagel-fat-one',
    from: '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal',
  },
  {
    site: 'kuih-selasa',
    face: 'figtree',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal',
    axes: { wght: { min: 500, max: 800 } },
  },
  {
    site: 'rumah-padi',
    face: 'alfa-slab-one',
    from: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal',
  },
  {
    site: 'rumah-padi',
    face: 'mansalva',
    from: '@fontsource/mansalva/files/mansalva-latin-400-normal',
  },
  { site: 'simpang-tiga', face: 'londrina-400', from: `${londrina}-400-normal` },
  { site: 'simpang-tiga', face: 'londrina-900', from: `${londrina}-900-normal` },
  {
    site: 'teluk-senja',
    face: 'fraunces-display',
    from: `${fraunces}-normal`,
    axes: { opsz: 144, SOFT: 100, WONK: 0, wght: 300 },
  },
  {
    site: 'teluk-senja',
    face: 'fraunces-italic',
    from: `${fraunces}-italic`,
    axes: { opsz: 144, SOFT: 100, WONK: 1, wght: 300 },
  },
  {
    site: 'teluk-senja',
    face: 'fraunces-text',
    from: `${fraunces}-normal`,
    axes: { opsz: 14, SOFT: 100, WONK: 0, wght: 400 },
  },
  {
    site: 'terus',
    face: 'sofia-sans',
    from: '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal',
    axes: { wght: { min: 800, max: 900 } },
  },
  {
    site: 'terus',
    face: 'instrument-sans',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal',
    axes: { wght: { min: 400, max: 700 } },
  },
]

/** Basic Latin, which is enough for Malay, and the punctuation of the texts. */
const letters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}‘’“”–…·×°½¼¾−é↑↓`

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(here, '../..')
const modules = path.resolve(process.env.FONTS ?? root, 'node_modules')
const out = path.join(root, 'public/demo')
const subset = createRequire(path.join(modules, 'x.js'))('subset-font') as Subset

const licences = new Map<string, string>()
for (const { site, face, from, axes } of faces) {
  const source = readFileSync(path.join(modules, `${from}.woff2`))
  // Without alternate glyphs, which no page uses.
  const font = await subset(source, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
  })
  mkdirSync(path.join(out, site), { recursive: true })
  writeFileSync(path.join(out, site, `${face}.woff2`), font)
  const family = path.dirname(path.dirname(from))
  licences.set(path.basename(family), readFileSync(path.join(modules, family, 'LICENSE'), 'utf8'))
  console.log(`${site}/${face}.woff2  ${font.length}`)
}

// The fonts' licence must be published with them: the copyright lines, then the common text.
const whose = [...licences].map(([face, text]) => `${face}: ${text.split('\n')[0]}`).toSorted()
const common = [...licences.values()][0]?.split('\n').slice(1).join('\n') ?? ''
writeFileSync(path.join(out, 'faces-OFL.txt'), `${whose.join('\n')}\n${common}`)
