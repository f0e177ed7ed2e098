// Weaves the founder's portrait: 73 by 91 cells, 730 by 910 px, into public/images/founder.svg. A photograph that
// the owner chooses replaces it (`photo_url` of About's founder section).
//
//   npx tsx scripts/images/portrait.ts
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Cloth, diamond, ring, siku, weave } from './songket.ts'

const width = 73
const height = 91
const middle = 36
const { abs } = Math

type Shape = (x: number, y: number) => boolean
const oval =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

const cloth = new Cloth(width, height)

/** Behind her: small crosses between two zigzag borders. */
function ground(): void {
  for (let y = 9; y < 60; y += 8)
    for (let x = (y - 1) % 16 ? 18 : 12; x < width - 11; x += 12)
      if (!oval(middle, 38, 23, 30)(x, y)) cloth.stamp(diamond(x, y, 1), 'g')
  for (let y = 3; y < height - 3; y++)
    for (const side of [0, 1])
      for (let d = 0; d < 2; d++) cloth.put(side ? width - 4 - siku(y) - d : 3 + siku(y) + d, y, 'g')
}

/** Her dress, strewn with gold. */
function dress(): void {
  const shape: Shape = (x, y) => y > 58 && oval(middle, 96, 35, 36)(x, y)
  cloth.stamp((x, y) => oval(middle, 96, 36.5, 37.5)(x, y) && y > 56, 0)
  cloth.stamp(shape, 'r')
  // The ground shows through every other row, so that the dress lies darker than the face.
  cloth.stamp((x, y) => shape(x, y) && y % 2 === 0 && (x + y) % 4 < 2, 0)
  cloth.stamp((x, y) => shape(x, y) && y > 62 && (x + 2 * y) % 12 === 0 && y % 3 === 0, 'g')
}

/** Her scarf: round the head, folded over the shoulders, pinned with a flower. */
function scarf(): void {
  const head = oval(middle, 34, 18.6, 23.7)
  const fall: Shape = (x, y) =>
    y > 36 && y <= 76 && abs(x - middle) <= Math.min(18.4 + ((y - 36) / 11) ** 2, (77 - y) * 1.35)
  const whole: Shape = (x, y) => head(x, y) || fall(x, y)
  const grown: Shape = (x, y) => [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => whole(x + dx, y + dy)))
  cloth.stamp(grown, 0)
  cloth.stamp(whole, 't')
  // Folds: threads left out along curves that begin at the pin.
  for (const [rx, ry] of [
    [15.5, 25],
    [21, 33],
  ] as const) {
    const line = oval(middle, 36, rx, ry)
    const inner = oval(middle, 36, rx - 1.2, ry - 1.2)
    cloth.stamp((x, y) => y > 40 && whole(x, y) && line(x, y) && !inner(x, y), 0)
  }
  // The border of its lower edge.
  const inside: Shape = (x, y) => [-2, 2].every((dx) => fall(x + dx, y + 2))
  cloth.stamp((x, y) => y > 62 && fall(x, y) && !inside(x, y) && fall(x, y + 1), 'g')
}

function face(): void {
  const cx = middle
  cloth.stamp((x, y) => oval(cx, 36, 13, 16.5)(x, y) && y > 21, 'w') // the band under the scarf
  cloth.stamp((x, y) => oval(cx, 36.5, 12, 15.6)(x, y) && y > 23, 0)
  cloth.stamp((x, y) => oval(cx, 37, 11.4, 14.6)(x, y) && y > 24, 'g')
  for (const side of [-1, 1]) {
    const at = (from: number, to: number, y: number) => {
      for (let d = from; d <= to; d++) cloth.put(cx + side * d, y, 0)
    }
    at(4, 7, 30) // brow
    at(3, 4, 31)
    at(8, 8, 31)
    at(4, 7, 34) // lid
    at(3, 3, 35)
    at(8, 8, 35)
    at(5, 6, 35)
    at(5, 6, 36)
    at(2, 2, 41) // nostril
  }
  cloth.block(cx - 1, cx + 1, 42, 42, 0)
  cloth.block(cx - 3, cx + 3, 46, 46, 'r')
  cloth.block(cx - 2, cx + 2, 47, 47, 'r')
  cloth.put(cx - 4, 45, 'r')
  cloth.put(cx + 4, 45, 'r')
}

function pin(): void {
  cloth.stamp(diamond(middle, 57, 4), 0)
  cloth.stamp(ring(middle, 57, 3), 'g')
  cloth.stamp(diamond(middle, 57, 1), 'r')
}

ground()
dress()
scarf()
face()
pin()
cloth.edge()

const out = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../public/images/founder.svg')
const svg = weave(cloth, 'The founder, woven')
writeFileSync(out, svg)
console.log(`${svg.length} bytes`)
