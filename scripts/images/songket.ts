// Songket as data: a grid of cells in which each run of one colour is a weft float, drawn as one thread. The
// motifs have the measures of the studio's cloth, so that all woven images match it.

/** A thread's colour by its letter: gold, hibiscus, teal, undyed cotton. 0 is the ground. */
export type Cell = 'g' | 'r' | 't' | 'w' | 0
export type Cells = Cell[][]
type Shape = (x: number, y: number) => boolean

const CELL = 10 // the size of a cell in px
const TRIM = 0.6 // px of space at each end of a float, so that floats look like threads

/** Each colour is drawn twice: the thread, and the light on its upper side. */
const THREADS: [Exclude<Cell, 0>, base: string, sheen: string][] = [
  ['g', '#a9782c', '#e3bd6b'],
  ['r', '#a81f3a', '#e2556a'],
  ['t', '#2c7a75', '#6fb9ae'],
  ['w', '#a49c8d', '#e6dfd0'],
]

const { abs, min, max, floor } = Math

/** Bunga, the eight-petalled star, 21 by 21 cells around `c`. */
export const star: (x: number, y: number, c?: number) => boolean = (x, y, c = 10) => {
  const a = abs(x - c)
  const b = abs(y - c)
  const lo = min(a, b)
  const hi = max(a, b)
  if (a + b <= 1 || a + b === 3) return true // heart and its ring
  const axis = [0, 1, 1, 1, 0][hi - 5]
  if (axis !== undefined && lo <= axis && !(hi === 7 && lo === 0)) return true // petals on the axes
  return lo >= 3 && lo <= 6 && hi - lo <= 1 && hi <= 6 && !(lo === 5 && hi === 5) // petals between
}

/** A filled diamond of radius `r` around (`cx`, `cy`). */
export const diamond =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    abs(x - cx) + abs(y - cy) <= r

/** The outline of a diamond, `wide` cells thick, its outer radius `r`. */
export const ring =
  (cx: number, cy: number, r: number, wide = 1): Shape =>
  (x, y) => {
    const d = abs(x - cx) + abs(y - cy)
    return d <= r && d > r - wide
  }

/** Pucuk rebung, a bamboo shoot: `h` rows high, `half` cells to each side of its middle. */
export const shoot = (x: number, y: number, half = 8, h = 15): boolean => {
  const a = abs(x - half)
  const w = floor((y * half) / (h - 1) + 0.001)
  if (y < 0 || y >= h || a > w) return false
  if (a >= w - 1) return true // outline
  if (a === 0) return y > 4 // spine
  return y > 5 && y < h - 1 && (y + a) % 3 === 0 && a < w - 2
}

/**
 * Siku keluang, the zigzag: the height of the thread above its lowest row at `x`, for a tooth of `half`
 * cells.
 */
export const siku = (x: number, half = 4): number =>
  half - abs((((x % (2 * half)) + 2 * half) % (2 * half)) - half)

/** A cloth on the loom: cells are set by position, rectangle or shape; later ones cover earlier ones. */
export class Cloth {
  readonly cells: Cells

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.cells = Array.from({ length: height }, () => Array.from({ length: width }, () => 0 as Cell))
  }

  put(x: number, y: number, colour: Cell): void {
    if (x >= 0 && x < this.width && this.cells[y]) this.cells[y][x] = colour
  }

  /** Both ends are part of the block. */
  block(x0: number, x1: number, y0: number, y1: number, colour: Cell): void {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) this.put(x, y, colour)
  }

  /** Colours every cell of the shape; `left` and `top` move the shape's origin. */
  stamp(shape: Shape, colour: Cell, left = 0, top = 0): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) if (shape(x - left, y - top)) this.put(x, y, colour)
  }

  /** The border of every cover: two gold lines with a broken one between, above and below. */
  edge(): void {
    for (const [first, last] of [
      [0, 2],
      [this.height - 3, this.height - 1],
    ] as const) {
      this.block(0, this.width - 1, first, first, 'g')
      this.block(0, this.width - 1, last, last, 'g')
      for (let x = 0; x < this.width; x++) this.put(x, first + 1, x % 4 < 2 ? 'g' : 0)
    }
  }
}

/**
 * The floats of one colour as a path, in relative steps, so that repeated rows compress to almost nothing.
 */
function floats(cells: Cells, colour: Cell): string {
  let d = ''
  let at: [number, number] = [0, 0]
  const short = (n: number) => String(+n.toFixed(1)).replace(/^(-?)0\./, '$1.')
  cells.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== colour) continue
      const from = x
      while (row[x + 1] === colour) x++
      const start: [number, number] = [from * CELL + TRIM, y * CELL + CELL / 2]
      const length = (x + 1 - from) * CELL - 2 * TRIM
      const dy = start[1] - at[1]
      const dx = short(start[0] - at[0])
      d += `m${dx}${dy < 0 ? dy : ` ${dy}`}h${short(length)}`
      at = [start[0] + length, start[1]]
    }
  })
  return d && `M0 0${d}`
}

interface Dye {
  ground: string
  /** Weft and warp of the ground, visible between the floats. */
  weft: string
  warp: string
  /** Threads in another colour, because the usual one would not be seen on this ground. */
  threads?: Partial<Record<Exclude<Cell, 0>, readonly [base: string, sheen: string]>>
}

const plum = ['#3a1030', '#7a3a68'] as const
const navy = ['#1d2140', '#4c5590'] as const

export const dyes = {
  indigo: { ground: '#1d2140', weft: '#30355a', warp: '#151831' },
  green: { ground: '#12393b', weft: '#1f5053', warp: '#0b2628' },
  maroon: { ground: '#451627', weft: '#62283c', warp: '#2d0d19' },
  sky: { ground: '#2f5578', weft: '#41698d', warp: '#22405c' },
  teal: { ground: '#1f6a66', weft: '#2f7f7a', warp: '#154d4a', threads: { t: ['#0c3436', '#1c5355'] } },
  pandan: { ground: '#4a6130', weft: '#5c7540', warp: '#354722' },
  turmeric: { ground: '#c99a3c', weft: '#d8ad55', warp: '#a47a28', threads: { g: navy, t: ['#155250', '#2c7a75'] } }, // oxfmt-ignore
  cotton: { ground: '#e9dfc9', weft: '#f3ebd9', warp: '#cfc3a8', threads: { w: navy } },
  rose: {
    ground: '#dbad9a',
    weft: '#e7c0b0',
    warp: '#bd8d7b',
    threads: { g: plum, w: ['#c8b8a8', '#fff6e8'] },
  },
} satisfies Record<string, Dye>

/** The cloth as an SVG of 10 px a cell, on its ground with warp and weft visible between the floats. */
export function weave(cloth: Cloth, title: string, dye: Dye = dyes.indigo): string {
  const { ground, weft, warp, threads = {} } = dye
  const w = cloth.width * CELL
  const h = cloth.height * CELL
  const all = `M0 0h${w}v${h}H0z`
  const used = THREADS.map(([letter, ...usual]) => {
    const [base, sheen] = threads[letter] ?? usual
    return { letter, base, sheen, d: floats(cloth.cells, letter) }
  })
  const drawn = used.filter(({ d }) => d)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" fill="none" viewBox="0 0 ${w} ${h}"><title>${title}</title><defs>` +
    `<pattern id="weft" width="10" height="10" patternUnits="userSpaceOnUse"><path stroke="${weft}" stroke-width="3.6" d="M0 2.5h4.4m.6 5h4.4"/></pattern>` +
    `<pattern id="warp" width="10" height="10" patternUnits="userSpaceOnUse"><path stroke="${warp}" stroke-opacity=".6" d="M9.7 0v10"/></pattern>` +
    drawn.map(({ letter, d }) => `<path id="${letter}" d="${d}"/>`).join('') +
    `</defs><path fill="${ground}" d="${all}"/><path fill="url(#weft)" d="${all}"/>` +
    drawn
      .map(
        ({ letter, base, sheen }) =>
          `<use href="#${letter}" stroke="${base}" stroke-width="8.2"/><use href="#${letter}" y="-1.3" stroke="${sheen}" stroke-width="3.4"/>`,
      )
      .join('') +
    `<path fill="url(#warp)" d="${all}"/></svg>\n`
  )
}
