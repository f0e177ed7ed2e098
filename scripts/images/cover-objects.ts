// Covers that show one object: what the article is about.
import { type Cell, type Cloth, diamond, ring, shoot, siku, star } from './songket.ts'

const { abs } = Math

/** The outline of a rectangle, one cell thick. */
function frame(cloth: Cloth, x0: number, x1: number, y0: number, y1: number, colour: Cell): void {
  cloth.block(x0, x1, y0, y1, colour)
  cloth.block(x0 + 1, x1 - 1, y0 + 1, y1 - 1, 0)
}

/** Bunga, centred on a cell. */
function bloom(cloth: Cloth, cx: number, cy: number, colour: Cell): void {
  cloth.stamp((x, y) => abs(x) <= 10 && abs(y) <= 10 && star(x, y, 0), colour, cx, cy)
  cloth.stamp(diamond(cx, cy, 1), 'r')
}

/** A key with a flower in its bow; its bit has seven notches. */
export function key(cloth: Cloth): void {
  cloth.stamp(ring(26, 24, 18, 3), 'g')
  bloom(cloth, 26, 24, 'w')
  cloth.block(44, 116, 22, 25, 'g')
  cloth.block(46, 47, 20, 27, 'r')
  cloth.block(50, 51, 20, 27, 't')
  for (const [i, long] of [6, 2, 8, 5, 1, 7, 4].entries()) {
    const x = 84 + 5 * i
    cloth.block(x, x + 2, 26, 30 + long, i === 3 ? 'r' : 'g')
  }
  for (let x = 60; x < 118; x += 8) cloth.stamp(diamond(x, 13, 2), 't')
}

/** Nine replies: bubbles in three columns, one of them in red. */
export function replies(cloth: Cloth): void {
  for (const [i, wide] of [26, 30, 22, 32, 24, 28, 30, 22, 26].entries()) {
    const left = 6 + (i % 3) * 41
    const top = 6 + Math.floor(i / 3) * 13
    const mine = i % 2 === 1
    const x0 = mine ? left + 33 - wide : left
    const colour: Cell = i === 4 ? 'r' : mine ? 't' : 'w'
    cloth.block(x0, x0 + wide, top, top + 7, colour)
    for (const x of [x0, x0 + wide]) for (const y of [top, top + 7]) cloth.put(x, y, 0)
    const tail = mine ? x0 + wide - 6 : x0 + 3
    cloth.block(tail, tail + 3, top + 8, top + 8, colour)
    cloth.block(mine ? tail + 2 : tail, mine ? tail + 3 : tail + 1, top + 9, top + 9, colour)
    cloth.block(x0 + 4, x0 + wide - 5, top + 2, top + 2, 0)
    cloth.block(x0 + 4, x0 + wide - 10, top + 5, top + 5, 0)
  }
}

/** A pair of scales: coins in one pan, a form in the other. */
export function scales(cloth: Cloth): void {
  cloth.block(63, 64, 8, 41, 'g')
  cloth.block(26, 101, 9, 10, 'g')
  cloth.stamp(ring(64, 9, 5, 2), 'g')
  cloth.stamp(diamond(64, 9, 2), 'r')
  for (const [y, half] of [[38, 6], [39, 6], [40, 10], [41, 10], [42, 14], [43, 14]] as const) cloth.block(64 - half, 63 + half, y, y, 'g') // oxfmt-ignore
  for (const cx of [27, 100]) {
    for (let k = 0; k < 20; k++) for (const side of [-1, 1]) cloth.put(cx + side * k, 11 + k, 't')
    cloth.block(cx - 21, cx + 21, 31, 32, 'g')
    cloth.block(cx - 16, cx + 16, 33, 34, 'g')
    cloth.block(cx - 9, cx + 9, 35, 36, 'g')
  }
  for (let k = 0; k < 4; k++) cloth.block(22, 32, 29 - 3 * k, 30 - 3 * k, k === 3 ? 'r' : 'w')
  for (let k = 0; k < 4; k++) cloth.block(95, 105 - (k % 2) * 4, 29 - 3 * k, 29 - 3 * k, 'w')
}

/** Fourteen photographs, hung in two rows: the house, the sun on the hill, the flower, the water. */
export function photographs(cloth: Cloth): void {
  const views: ((x: number, y: number) => Cell)[] = [
    (x, y) => (abs(x - 6) + 2 <= y && y < 7 && y > abs(x - 6) ? 'g' : y >= 7 && x > 2 && x < 10 ? 'w' : 0),
    (x, y) =>
      y === 3 + siku(x + 6, 6) || y > 3 + siku(x + 6, 6) ? 't' : abs(x - 6) + abs(y - 2) < 2 ? 'r' : 0,
    (x, y) => ([1, 4].includes(abs(x - 6) + abs(y - 5)) ? 'g' : abs(x - 6) + abs(y - 5) === 0 ? 'r' : 0),
    (x, y) => (y > 2 && (y + siku(x, 3)) % 3 === 0 ? 't' : 0),
    (x, y) => (shoot(x, y, 6, 11) ? 'g' : 0),
  ]
  for (let i = 0; i < 14; i++) {
    const left = 4 + (i % 7) * 17
    const top = i < 7 ? 6 : 26
    frame(cloth, left, left + 16, top, top + 16, i === 9 ? 'r' : 'w')
    const view = views[(i * 2 + (i < 7 ? 0 : 3)) % 5]
    if (!view) continue
    for (let y = 0; y <= 10; y++)
      for (let x = 0; x <= 12; x++) cloth.put(left + 2 + x, top + 3 + y, view(x, y))
  }
}

/** A padlock; beside it the fields of a form, one of them closed in red. */
export function padlock(cloth: Cloth): void {
  for (const [i, label] of [18, 14, 21, 16].entries()) {
    const y = 7 + 9 * i
    cloth.block(6, 6 + label, y, y, 'w')
    frame(cloth, 6, 66, y + 2, y + 6, i === 2 ? 'r' : 't')
    if (i === 2) cloth.block(9, 34, y + 4, y + 4, 'r')
  }
  cloth.stamp((x, y) => y <= 22 && x * x + (y - 22) * (y - 22) * 1.15 <= 255 && x * x + (y - 22) * (y - 22) * 1.15 >= 110, 'g', 97, 0) // oxfmt-ignore
  cloth.block(76, 118, 22, 42, 'g')
  cloth.stamp(diamond(97, 32, 9), 0)
  cloth.stamp(ring(97, 32, 7, 2), 'w')
  cloth.stamp(diamond(97, 32, 3), 'r')
}

/** A cup of coffee, and twelve Mondays beside it; the last is still to come. */
export function cafe(cloth: Cloth): void {
  for (let y = 20; y <= 38; y++) {
    const narrow = y > 32 ? (y - 32) * 1.5 : 0
    cloth.block(14 + Math.round(narrow), 45 - Math.round(narrow), y, y, y === 24 || y === 26 ? 'r' : 'w')
  }
  cloth.stamp((x, y) => x > 0 && abs(x) + abs(y) <= 9 && abs(x) + abs(y) >= 7, 'w', 45, 27)
  cloth.block(8, 52, 41, 42, 'g')
  for (const x of [21, 29, 37])
    for (let y = 6; y < 18; y++) cloth.block(x + siku(y, 3), x + siku(y, 3) + 1, y, y, 'g')
  for (let i = 0; i < 12; i++) {
    const cx = 71 + (i % 4) * 15
    const cy = 11 + Math.floor(i / 4) * 13
    cloth.stamp(ring(cx, cy, 6), i === 11 ? 't' : 'g')
    if (i < 11) cloth.stamp(diamond(cx, cy, 3), i === 10 ? 'r' : 'g')
  }
}

/** Three receipts with torn edges; the middle one bears the square code of an e-invoice. */
export function receipts(cloth: Cloth): void {
  for (const [i, left] of [10, 47, 84].entries()) {
    for (let x = 0; x < 34; x++) cloth.block(left + x, left + x, 4, 40 + siku(x, 2), 'w')
    const line = (y: number, label: number, sum: number, colour: Cell = 0) => {
      cloth.block(left + 4, left + 3 + label, y, y, colour)
      cloth.block(left + 30 - sum, left + 29, y, y, colour)
    }
    cloth.block(left + 10, left + 23, 8, 9, i === 1 ? 'r' : 0)
    if (i === 1) {
      const side = 21
      for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++) {
          const corner = (cx: number, cy: number) => Math.max(abs(x - cx), abs(y - cy))
          const eye = [corner(3, 3), corner(17, 3), corner(3, 17)].find((d) => d <= 4)
          const on = eye === undefined ? (x * 7 + y * 5 + x * y) % 3 === 0 : eye === 3 || eye <= 1
          if (on) cloth.put(left + 6 + x, 14 + y, 0)
        }
    } else {
      for (let k = 0; k < 6; k++) line(14 + 3 * k, 8 + ((k * 5 + i * 3) % 8), 4 + ((k * 3) % 3))
      line(34, 7, 8, 'r')
      line(36, 7, 8, 'r')
    }
  }
}

/** Two speech bubbles that meet: one speaks in lines, the other in squares. */
export function languages(cloth: Cloth): void {
  frame(cloth, 6, 72, 7, 32, 'g')
  frame(cloth, 7, 71, 8, 31, 'g')
  for (let k = 0; k < 7; k++) cloth.block(14, 22 - k, 32 + k, 32 + k, 'g')
  for (const [i, long] of [46, 52, 38].entries())
    cloth.block(13, 12 + long, 13 + 6 * i, 14 + 6 * i, i === 2 ? 't' : 'w')
  cloth.block(53, 121, 14, 40, 0)
  frame(cloth, 55, 121, 16, 38, 't')
  frame(cloth, 56, 120, 17, 37, 't')
  for (let k = 0; k < 6; k++) cloth.block(106 + k, 113, 39 + k, 39 + k, 't')
  for (let i = 0; i < 10; i++) {
    const left = 61 + (i % 5) * 11
    const top = i < 5 ? 20 : 29
    const colour: Cell = i === 7 ? 'r' : 'w'
    frame(cloth, left, left + 7, top, top + 6, colour)
    cloth.block(left, left + 7, top + 3, top + 3, colour)
    if (i % 2) cloth.block(left + 3, left + 4, top, top + 6, colour)
  }
}
