// The covers for articles about the studio's own work: making a site, being found, selling online.
import { type Cell, type Cloth, diamond, ring, star } from './songket.ts'

/** One page at three widths: desktop, tablet, phone. The red button is on each. */
export function webDesign(cloth: Cloth): void {
  const frame = (x0: number, x1: number, y0: number, y1: number) => {
    cloth.block(x0, x1, y0, y0, 'g')
    cloth.block(x0, x1, y1, y1, 'g')
    for (const x of [x0, x1]) cloth.block(x, x, y0, y1, 'g')
  }
  const bloom = (left: number, top: number) => {
    cloth.stamp((x, y) => x >= 0 && x <= 20 && y >= 0 && y <= 20 && star(x, y), 'g', left, top)
    cloth.stamp(diamond(left + 10, top + 10, 1), 'r')
  }
  frame(5, 66, 5, 42)
  for (const x of [8, 11, 14]) cloth.put(x, 7, 't')
  cloth.block(6, 65, 9, 9, 't')
  cloth.block(10, 33, 14, 15, 'w')
  cloth.block(10, 29, 18, 19, 'w')
  for (const [i, x] of [34, 31, 25].entries()) cloth.block(10, x, 23 + 2 * i, 23 + 2 * i, 't')
  cloth.block(10, 20, 31, 33, 'r')
  bloom(41, 14)
  for (let x = 10; x < 62; x += 14) cloth.block(x, x + 9, 39, 39, 'w')
  frame(73, 101, 5, 42)
  cloth.block(74, 100, 9, 9, 't')
  cloth.put(76, 7, 't')
  bloom(77, 11)
  cloth.block(77, 95, 34, 34, 'w')
  cloth.block(77, 90, 36, 36, 'w')
  cloth.block(77, 85, 39, 40, 'r')
  frame(108, 123, 5, 42)
  cloth.block(109, 122, 9, 9, 't')
  for (const r of [5, 3]) cloth.stamp(ring(116, 17, r), 'g')
  cloth.stamp(diamond(116, 17, 1), 'r')
  for (const [i, x] of [120, 118, 120, 115].entries()) cloth.block(111, x, 26 + 3 * i, 26 + 3 * i, 'w')
  cloth.block(111, 120, 38, 40, 'r')
}

/** Lines of text; the lens enlarges one of them, and a flower grows in it. */
export function searchAndContent(cloth: Cloth): void {
  const long = [62, 88, 60, 94, 80, 52, 90, 76, 84, 46]
  long.forEach((n, i) => {
    const y = 7 + 4 * i
    cloth.block(5, 6, y, y, 't')
    cloth.block(10, 9 + n, y, y, 'w')
    cloth.block(110, 122 - (i * 5) % 9, y, y, 'w') // oxfmt-ignore
  })
  cloth.block(10, 30, 19, 19, 'r')
  cloth.stamp(diamond(76, 21, 18), 0)
  cloth.stamp(ring(76, 21, 17, 2), 't')
  cloth.stamp((x, y) => x >= 0 && x <= 20 && y >= 0 && y <= 20 && star(x, y), 'g', 66, 11)
  cloth.stamp(diamond(76, 21, 1), 'r')
  for (let k = 0; k < 13; k++) {
    cloth.block(84 + k, 92 + k, 30 + k, 30 + k, 0)
    cloth.block(86 + k, 89 + k, 30 + k, 30 + k, 't')
  }
}

/** The shop's abacus, showing a price. */
export function runningABusiness(cloth: Cloth): void {
  cloth.block(3, 124, 5, 6, 'g')
  cloth.block(3, 124, 41, 42, 'g')
  for (const x of [3, 123]) cloth.block(x, x + 1, 5, 42, 'g')
  cloth.block(5, 122, 16, 17, 't')
  const digits = [0, 0, 0, 0, 0, 0, 1, 2, 5, 0, 0, 0, 0] // RM 12,500.00
  digits.forEach((digit, i) => {
    const cx = 10 + i * 9
    cloth.block(cx, cx, 7, 40, 't')
    const bead = (y: number, colour: Cell) => {
      cloth.block(cx - 2, cx + 2, y, y, colour)
      cloth.block(cx - 3, cx + 3, y + 1, y + 1, colour)
      cloth.block(cx - 2, cx + 2, y + 2, y + 2, colour)
    }
    bead(digit >= 5 ? 13 : 8, digit >= 5 ? 'r' : 'g')
    const up = digit % 5
    for (let k = 0; k < 4; k++) bead(k < up ? 18 + k * 4 : 38 - (3 - k) * 4, k < up ? 'r' : 'g')
  })
}
