// The covers for articles about the studio's industries.
import { type Cell, type Cloth, diamond, ring, shoot, siku, star } from './songket.ts'

const WIDTH = 128
const { abs, min } = Math

/** Numbered clauses, with the fee in red; beside them the seal, three times. */
export function legalServices(cloth: Cloth): void {
  const lines = [34, 30, 34, 27, 0, 34, 32, 20, 0, 34, 29, 12]
  lines.forEach((long, i) => {
    const y = 7 + 3 * i
    cloth.block(4, 5, y, y, 't')
    if (long) cloth.block(9, 8 + long, y, y, 'w')
    if (i === 7) cloth.block(21, 28, y, y, 'r')
  })
  cloth.stamp((x, y) => {
    if (x < 50) return false
    const d = abs(((x - 24) % 26) - 13) + abs(y - 24)
    return d === 12 || d === 13
  }, 't')
  for (const cx of [63, 89, 115]) {
    cloth.stamp((x, y) => x >= 0 && x <= 20 && y >= 0 && y <= 20 && star(x, y), 'g', cx - 10, 14)
    cloth.stamp(diamond(cx, 24, 1), 'r')
  }
  for (const cx of [76, 102])
    for (const cy of [10, 38]) {
      cloth.stamp(ring(cx, cy, 5), 'g')
      cloth.stamp(ring(cx, cy, 3), 'g')
      cloth.stamp(diamond(cx, cy, 1), 'r')
    }
}

/** A pulse of three beats, the middle one in red. */
export function healthcare(cloth: Cloth): void {
  const base = 27
  const beat = [[0, 0], [9, 0], [11, -3], [13, 0], [16, 0], [20, -20], [24, 13], [27, 0], [30, 0], [33, -5], [36, 0], [43, 0]] // oxfmt-ignore
  for (let i = 0; i < 3; i++) {
    const left = i * 43 - 1
    beat.slice(1).forEach(([x1 = 0, y1 = 0], k) => {
      const [x0 = 0, y0 = 0] = beat[k] ?? []
      const steps = Math.max(x1 - x0, abs(y1 - y0))
      for (let n = 0; n <= steps; n++) {
        const x = left + x0 + Math.round(((x1 - x0) * n) / steps)
        const y = base + y0 + Math.round(((y1 - y0) * n) / steps)
        cloth.block(x, x + 1, y, y, i === 1 && x1 > 16 && x1 < 28 ? 'r' : 't')
      }
    })
    for (const [cx, cy] of [
      [left + 7, 14],
      [left + 36, 39],
    ] as const) {
      cloth.stamp(ring(cx, cy, 5), 'g')
      cloth.stamp(ring(cx, cy, 3), 'g')
      cloth.stamp(diamond(cx, cy, 1), 'w')
    }
    cloth.stamp(diamond(left + 36, 9, 1), 'w')
    cloth.stamp(diamond(left + 7, 40, 1), 'w')
  }
}

/** A balanced ledger: entries on the left, their sums as stacked coins, a total under a double rule. */
export function financialServices(cloth: Cloth): void {
  const entries: [label: number, sum: number][] = [[15, 8], [20, 6], [12, 9], [18, 5], [22, 7], [14, 9], [19, 6]] // oxfmt-ignore
  entries.forEach(([label, sum], i) => {
    const y = 7 + 4 * i
    cloth.block(5, 4 + label, y, y, 'w')
    cloth.block(47 - sum, 46, y, y, 'g')
  })
  cloth.block(36, 46, 34, 34, 't')
  cloth.block(36, 46, 37, 38, 'r')
  cloth.block(36, 46, 40, 40, 't')
  cloth.block(36, 46, 42, 42, 't')
  cloth.block(5, 16, 37, 38, 'w')
  cloth.block(52, 52, 4, 43, 't')
  const coins = [2, 3, 3, 4, 6, 7, 8]
  coins.forEach((high, i) => {
    const cx = 60 + i * 10
    for (let k = 0; k < high; k++) {
      const y = 39 - k * 4
      const colour: Cell = i === 6 && k === high - 1 ? 'r' : 'g'
      cloth.block(cx - 3, cx + 3, y, y, colour)
      cloth.block(cx - 4, cx + 4, y + 1, y + 1, colour)
      cloth.block(cx - 3, cx + 3, y + 2, y + 2, colour)
      cloth.put(cx, y + 1, 0)
    }
  })
  cloth.block(55, 124, 43, 43, 't')
}

/** Houses on stilts at night, one window still lit, over water; the star represents the moon. */
export function hospitality(cloth: Cloth): void {
  const houses: [cx: number, half: number, storeys: number][] = [[40, 11, 1], [68, 14, 2], [98, 11, 1], [119, 7, 1]] // oxfmt-ignore
  cloth.stamp((x, y) => x >= 0 && x <= 20 && y >= 0 && y <= 20 && star(x, y), 'g', 4, 7)
  cloth.stamp(diamond(14, 17, 1), 'w')
  for (const [cx, half, storeys] of houses) {
    const floor = 33
    const eaves = floor - 2 - storeys * 6
    for (let i = 0; i <= half; i++) {
      const y = eaves - Math.round(((half - i) * 9) / half)
      cloth.block(cx - i, cx - i + 1, y, y, 'g')
      cloth.block(cx + i - 1, cx + i, y, y, 'g')
    }
    cloth.block(cx - half - 1, cx + half + 1, eaves + 1, eaves + 1, 'g')
    for (let s = 0; s < storeys; s++)
      for (let x = cx - half + 3; x <= cx + half - 5; x += 5) {
        const lit = cx === 68 && s === 0 && x === cx - half + 13
        cloth.block(x, x + 2, eaves + 3 + s * 6, eaves + 6 + s * 6, lit ? 'r' : 'w')
      }
    cloth.block(cx - half, cx + half, floor, floor, 'g')
    for (const x of [cx - half + 1, cx, cx + half - 1]) cloth.block(x, x, floor + 1, floor + 3, 'g')
  }
  for (let x = 0; x < WIDTH; x++) {
    cloth.put(x, 41 - siku(x, 4), 't')
    cloth.put(x, 44 - siku(x + 4, 4), 't')
  }
  for (const [x, y] of [
    [31, 7],
    [44, 10],
    [52, 6],
    [86, 8],
    [93, 12],
    [108, 6],
    [115, 14],
    [122, 9],
    [28, 22],
    [33, 15],
  ] as const)
    cloth.put(x, y, 'w')
}

/** A shop's front: its awning, its shelf of ten, one of them with a red tag. */
export function eCommerce(cloth: Cloth): void {
  for (let x = 0; x < WIDTH; x++) {
    const stripe = Math.floor(x / 8) % 2 === 0
    const drop = min(x % 8, 7 - (x % 8))
    for (let y = 4; y <= 9 + min(drop, 2); y++) if (y % 2 === 0 || y > 8) cloth.put(x, y, stripe ? 'r' : 'w')
  }
  const wares: ((x: number, y: number) => Cell)[] = [
    (x, y) => (abs(x - 5) + abs(y - 5) <= 1 ? 'r' : [3, 5].includes(abs(x - 5) + abs(y - 5)) ? 'g' : 0),
    (x, y) =>
      y > 2 && x > 0 && x < 10
        ? 'g'
        : y >= 0 && (x === 3 || x === 7)
          ? 't'
          : y === 0 && x > 3 && x < 7
            ? 't'
            : 0,
    (x, y) => (shoot(x, y, 5, 11) ? 'g' : 0),
    (x, y) =>
      y < 2
        ? x > 3 && x < 7
          ? 'w'
          : 0
        : x > (y < 4 ? 2 : 1) && x < (y < 4 ? 8 : 9)
          ? y > 5 && y < 9
            ? 'w'
            : 't'
          : 0,
    (x, y) => (x === 5 || y === 5 ? 'r' : x > 0 && x < 10 && y > 0 ? 'g' : 0),
  ]
  for (let i = 0; i < 10; i++) {
    const left = 8 + (i % 5) * 25
    const top = i < 5 ? 14 : 31
    const draw = wares[(i * 3 + (i < 5 ? 0 : 1)) % 5]
    if (!draw) continue
    for (let y = 0; y <= 10; y++) for (let x = 0; x <= 10; x++) cloth.put(left + x, top + y, draw(x, y))
    cloth.block(left + 13, left + 17, top + 8, top + 8, i === 7 ? 'r' : 'w')
    cloth.block(left + 13, left + (i === 7 ? 17 : 15), top + 10, top + 10, i === 7 ? 'r' : 'w')
  }
  cloth.block(0, WIDTH - 1, 27, 27, 't')
  cloth.block(0, WIDTH - 1, 43, 43, 't')
}

/** A climbing vine: blooms where it turns, buds between, one open heart. */
export function beauty(cloth: Cloth): void {
  const vine = (x: number) => 24 + Math.round(siku(x + 5, 16) * 1.2 - 9.6)
  for (let x = 0; x < WIDTH; x++) {
    const y = vine(x)
    const next = vine(x + 1)
    for (let k = min(y, next); k <= Math.max(y, next); k++) cloth.put(x, k, 't')
  }
  for (let i = 0; i < 5; i++) {
    const x = 3 + i * 32
    for (const [dx, dy] of [
      [-3, 19],
      [-1, 27],
      [15, 28],
    ] as const)
      cloth.stamp(diamond(x + dx, dy, 2), 't')
    cloth.stamp(ring(x + 3, 10, 4), 'g')
    cloth.stamp(diamond(x + 3, 10, 2), 'r')
    cloth.stamp(ring(x + 19, 38, 4), 'g')
    cloth.stamp(diamond(x + 19, 38, 2), 'r')
  }
  for (const [cx, cy] of [
    [11, 33],
    [43, 33],
    [75, 33],
    [107, 33],
    [27, 14],
    [59, 14],
    [91, 14],
    [123, 14],
  ] as const) {
    cloth.stamp(
      (x, y) => x >= -1 && x <= 21 && y >= -1 && y <= 21 && abs(x - 10) + abs(y - 10) <= 11,
      0,
      cx - 10,
      cy - 10,
    )
    cloth.stamp((x, y) => x >= 0 && x <= 20 && y >= 0 && y <= 20 && star(x, y), 'g', cx - 10, cy - 10)
    cloth.stamp(diamond(cx, cy, 1), cx === 59 ? 'r' : 'w')
  }
}
