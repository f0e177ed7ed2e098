/**
 * A weaver's draft: threads run through eight shafts to a point and back, and eight treadles are pressed in the same
 * order. Each path is one repeat of the pattern, a cell being one unit; runs of filled cells are single strokes.
 */
const shafts = 8
const point = [0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1]
/** Which shafts a treadle lifts, counted up from its own. */
const lifted = [0, 1, 2, 4]

const lifts = (treadle: number, shaft: number) => lifted.includes((shaft - treadle + shafts) % shafts)

function path(width: number, height: number, filled: (x: number, y: number) => boolean): string {
  const strokes: string[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const start = x
      while (x < width && filled(x, y)) x += 1
      if (x > start) strokes.push(`M${start} ${y + 0.5}h${x - start}`)
    }
  }
  return strokes.join('')
}

export interface PatternPart {
  /** Of one repeat, in cells. */
  width: number
  height: number
  path: string
}

export const weavePattern = {
  /** Above the cloth: through which shaft each thread goes. */
  threading: {
    width: point.length,
    height: shafts,
    path: path(point.length, shafts, (x, y) => point[x] === shafts - 1 - y),
  },
  /** In the corner: which treadle lifts which shafts. */
  tieUp: { width: shafts, height: shafts, path: path(shafts, shafts, (x, y) => lifts(x, shafts - 1 - y)) },
  /** Beside the cloth: which treadle is pressed for each row. */
  treadling: {
    width: shafts,
    height: point.length,
    path: path(shafts, point.length, (x, y) => point[y] === x),
  },
  /** What comes of the three. */
  cloth: {
    width: point.length,
    height: point.length,
    path: path(point.length, point.length, (x, y) => lifts(point[y] ?? 0, point[x] ?? 0)),
  },
} satisfies Record<string, PatternPart>
