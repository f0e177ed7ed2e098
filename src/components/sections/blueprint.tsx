import { useId } from 'react'

interface Value {
  title: string
  text: string
}

/** Three values at the parts of a weaver's draft: above what is threaded, at the corner, beside what is pressed. */
export function Blueprint({ heading, values }: { heading: string; values: readonly [Value, Value, Value] }) {
  const [threading, tieUp, treadling] = values
  return (
    <section className="page py-section">
      <h2 className="mb-8 lg:col-[main-start/span_8] lg:mb-12">{heading}</h2>
      <div className="blueprint">
        <ValueText {...threading} className="blueprint-first" />
        <Draft part={weavePattern.threading} className="blueprint-threading" />
        <ValueText {...tieUp} className="blueprint-second" />
        <Draft part={weavePattern.tieUp} className="blueprint-tie-up" />
        <Draft part={weavePattern.cloth} className="blueprint-cloth" />
        <Draft part={weavePattern.treadling} className="blueprint-treadling" />
        <ValueText {...treadling} className="blueprint-third" />
      </div>
    </section>
  )
}

function ValueText({ title, text, className }: Value & { className: string }) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <p className="mt-2.5 text-ink-2">{text}</p>
    </div>
  )
}

/** A cell is 8 px; the pattern repeats over whatever room there is. */
function Draft({ part, className }: { part: PatternPart; className: string }) {
  const id = useId()
  return (
    <svg className={className} width="100%" height="100%" shapeRendering="crispEdges" aria-hidden="true">
      <pattern
        id={id}
        width={part.width}
        height={part.height}
        patternUnits="userSpaceOnUse"
        patternTransform="scale(8)"
      >
        <path d={part.path} stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

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
