import { useId } from 'react'
import { useInterpolated } from '@/components/layout/studio'

interface Value {
  title: string
  text: string
}

/**
 * Three values placed around a weaving pattern: above its threading, at the corner, and beside its treadling.
 */
export function Blueprint({ heading, values }: { heading: string; values: readonly [Value, Value, Value] }) {
  const [threading, tieUp, treadling] = useInterpolated(values)
  return (
    <section className="page py-section">
      <h2 className="mb-8 lg:col-[main-start/span_8] lg:mb-12">{heading}</h2>
      {/* Cells of 8 px: strips of eight cells above and beside the cloth, their tie-up in the corner. */}
      <div className="grid grid-cols-[64px_1fr] gap-x-4 gap-y-6 lg:grid-cols-subgrid">
        <ValueText {...threading} className="col-span-full lg:col-[1/span_5] lg:row-1 lg:self-end" />
        <PatternArea part={weavePattern.threading} className="col-span-full h-16 lg:col-[1/span_8]" />
        <ValueText {...tieUp} className="col-2 row-3 lg:col-[9/-1] lg:row-1 lg:self-end" />
        <PatternArea part={weavePattern.tieUp} className="row-3 h-16 text-accent lg:col-9 lg:row-2 lg:w-16" />
        {/* On wide screens 43 rows: three repeats and one closing row. */}
        <PatternArea
          part={weavePattern.cloth}
          className="col-span-full h-[232px] bg-cloth text-(--cloth-gold) lg:col-[1/span_8] lg:h-[344px]"
        />
        <PatternArea part={weavePattern.treadling} className="lg:col-9 lg:row-3 lg:w-16" />
        <ValueText {...treadling} className="lg:col-[9/-1] lg:row-3 lg:pl-22" />
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

/** A cell is 8 px; the pattern repeats to fill the available space, in whole cells. */
function PatternArea({ part, className }: { part: PatternPart; className: string }) {
  const id = useId()
  return (
    <svg
      className={`min-h-0 max-w-[round(down,100%,8px)] ${className}`}
      width="100%"
      height="100%"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
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
 * A weaving pattern: threads run through eight shafts up and back down, and eight treadles are pressed in the
 * same order. Each path is one repeat in cells; a run of filled cells is one stroke.
 */
const shafts = 8
const point = [0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1]
/** The shafts that a treadle lifts, as offsets from its own number. */
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
  /** Size of one repeat in cells. */
  width: number
  height: number
  path: string
}

export const weavePattern = {
  /** The shaft of each thread. */
  threading: {
    width: point.length,
    height: shafts,
    path: path(point.length, shafts, (x, y) => point[x] === shafts - 1 - y),
  },
  /** The shafts that each treadle lifts. */
  tieUp: { width: shafts, height: shafts, path: path(shafts, shafts, (x, y) => lifts(x, shafts - 1 - y)) },
  /** The treadle pressed for each row. */
  treadling: {
    width: shafts,
    height: point.length,
    path: path(shafts, point.length, (x, y) => point[y] === x),
  },
  /** The fabric that results from the other three. */
  cloth: {
    width: point.length,
    height: point.length,
    path: path(point.length, point.length, (x, y) => lifts(point[y] ?? 0, point[x] ?? 0)),
  },
} satisfies Record<string, PatternPart>
