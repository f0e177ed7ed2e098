// Weaves the portraits of the sample studio's people: 73 by 91 cells, 730 by 910 px, into public/images. A photograph
// that the owner chooses replaces each (`photo_url` of About's founder section, `avatar_url` of an author).
//
//   npx tsx scripts/images/portrait.ts
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cell, Cloth, diamond, dyes, ring, siku, weave } from './songket.ts'

const width = 73
const height = 91
const middle = 36
const { abs } = Math

type Shape = (x: number, y: number) => boolean
const oval =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

/** Behind a person: small crosses between two zigzag borders. */
function ground(cloth: Cloth): void {
  for (let y = 9; y < 60; y += 8)
    for (let x = (y - 1) % 16 ? 18 : 12; x < width - 11; x += 12)
      if (!oval(middle, 38, 23, 30)(x, y)) cloth.stamp(diamond(x, y, 1), 'g')
  for (let y = 3; y < height - 3; y++)
    for (const side of [0, 1])
      for (let d = 0; d < 2; d++) cloth.put(side ? width - 4 - siku(y) - d : 3 + siku(y) + d, y, 'g')
}

/** A dress or a shirt with gold dots. */
function dress(cloth: Cloth, colour: Cell): void {
  const shape: Shape = (x, y) => y > 58 && oval(middle, 96, 35, 36)(x, y)
  cloth.stamp((x, y) => oval(middle, 96, 36.5, 37.5)(x, y) && y > 56, 0)
  cloth.stamp(shape, colour)
  // The ground shows through every other row, so that the dress is darker than the face.
  cloth.stamp((x, y) => shape(x, y) && y % 2 === 0 && (x + y) % 4 < 2, 0)
  cloth.stamp((x, y) => shape(x, y) && y > 62 && (x + 2 * y) % 12 === 0 && y % 3 === 0, 'g')
}

/** A scarf: around the head, folded over the shoulders, pinned with a flower. */
function scarf(cloth: Cloth): void {
  const head = oval(middle, 34, 18.6, 23.7)
  const fall: Shape = (x, y) =>
    y > 36 && y <= 76 && abs(x - middle) <= Math.min(18.4 + ((y - 36) / 11) ** 2, (77 - y) * 1.35)
  const whole: Shape = (x, y) => head(x, y) || fall(x, y)
  const grown: Shape = (x, y) => [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => whole(x + dx, y + dy)))
  cloth.stamp(grown, 0)
  cloth.stamp(whole, 't')
  // Folds: threads left out along curves that start at the pin.
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
  cloth.stamp((x, y) => oval(middle, 36, 13, 16.5)(x, y) && y > 21, 'w') // the band under the scarf
}

/** Dark hair is drawn as the bare ground, so a disc of thread is placed behind it. */
function hair(cloth: Cloth, disc: Cell, shape: Shape): void {
  cloth.stamp(oval(middle, 35, 25, 29), disc)
  cloth.stamp((x, y) => oval(middle, 35, 25, 29)(x, y) && !oval(middle, 35, 23.4, 27.4)(x, y), 'g')
  cloth.stamp(shape, 0)
}

function neck(cloth: Cloth): void {
  cloth.stamp((x, y) => y > 46 && y < 64 && abs(x - middle) <= Math.max(6, y - 54), 0)
  cloth.stamp((x, y) => y > 50 && y < 63 && abs(x - middle) <= Math.max(5, y - 56), 'g')
}

function face(cloth: Cloth): void {
  const cx = middle
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

function flower(cloth: Cloth, x: number, y: number): void {
  cloth.stamp(diamond(x, y, 4), 0)
  cloth.stamp(ring(x, y, 3), 'g')
  cloth.stamp(diamond(x, y, 1), 'r')
}

function founder(cloth: Cloth): void {
  ground(cloth)
  dress(cloth, 'r')
  scarf(cloth)
  face(cloth)
  flower(cloth, middle, 57)
}

/** Hair parted in the middle, and the end of a sari over her left shoulder. */
function editor(cloth: Cloth): void {
  ground(cloth)
  hair(cloth, 'r', (x, y) => oval(middle, 33, 15.4, 18)(x, y) || (y > 32 && y < 58 && abs(x - middle) < 14))
  dress(cloth, 't')
  neck(cloth)
  face(cloth)
  cloth.stamp((x, y) => y < 24.5 + abs(x - middle) * 0.75 && oval(middle, 33, 13, 16)(x, y), 0)
  cloth.put(middle, 28, 'r')
  cloth.put(middle, 29, 'r')
  for (const side of [-1, 1]) cloth.stamp(diamond(middle + side * 13, 43, 1), 'w')
  const fall: Shape = (x, y) => y > 60 && abs(x + y * 0.8 - 106) < 9 && oval(middle, 96, 35, 36)(x, y)
  cloth.stamp(fall, 'r')
  cloth.stamp((x, y) => fall(x, y) && (!fall(x - 2, y) || !fall(x + 2, y)), 'g')
}

/** A bob with a fringe, round glasses, a shirt with a collar. */
function developer(cloth: Cloth): void {
  ground(cloth)
  hair(cloth, 't', (x, y) =>
    oval(middle, 34, 17.5, 20)(x, y) && y < 34
      ? true
      : y > 33 && y < 53 && abs(x - middle) < 17.5 + (y - 33) / 12,
  )
  dress(cloth, 'w')
  neck(cloth)
  face(cloth)
  cloth.stamp((x, y) => y < 28 && oval(middle, 33, 14, 17)(x, y), 0)
  for (const side of [-1, 1]) {
    const lens = oval(middle + side * 5.5, 35, 4.6, 4.4)
    const glass = oval(middle + side * 5.5, 35, 3.5, 3.3)
    cloth.stamp((x, y) => lens(x, y) && !glass(x, y), 'r')
    const collar: Shape = (x, y) =>
      y > 58 &&
      y < 70 &&
      side * (x - middle) > (y - 60) * -0.2 &&
      abs(side * (x - middle) - 5 + (y - 62) * 0.2) < 5 - (y - 62) * 0.4
    cloth.stamp((x, y) => collar(x, y) || collar(x, y - 1) || collar(x - side, y), 0)
    cloth.stamp(collar, 'w')
  }
}

const out = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../public/images')
for (const [name, title, draw, dye] of [
  ['founder', 'The founder, woven', founder, dyes.indigo],
  ['editor', 'The editor, woven', editor, dyes.green],
  ['developer', 'The developer, woven', developer, dyes.maroon],
] as const) {
  const cloth = new Cloth(width, height)
  draw(cloth)
  cloth.edge()
  const svg = weave(cloth, title, dye)
  writeFileSync(path.join(out, `${name}.svg`), svg)
  console.log(`${name}.svg  ${svg.length}`)
}
