/**
 * The seven rows of the mark as [from, to] ranges of its 28 cells; ranges with `true` are in the accent
 * colour.
 */
// oxfmt-ignore
const rows: ReadonlyArray<ReadonlyArray<readonly [from: number, to: number, accent?: true]>> = [
  [[0, 20]],
  [[0, 8], [16, 24]],
  [[0, 8], [16, 24]],
  [[0, 20]],
  [[0, 8], [12, 20, true]],
  [[0, 8], [16, 24, true]],
  [[0, 8], [20, 28, true]],
]

const cell = 12
const top = 60
const warp = Array.from({ length: 15 }, (_, thread) => `M${thread * 2 * cell} 0V432`).join('')

/** Each row is drawn as three threads. */
const weft = (accent: boolean) =>
  rows
    .flatMap((row, index) =>
      row
        .filter((part) => (part[2] ?? false) === accent)
        .flatMap(([from, to]) =>
          [0, 1, 2].map((thread) => {
            const y = top + index * 4 * cell + thread * cell
            return `M${from * cell} ${y}h${(to - from) * cell}v9h${(from - to) * cell}z`
          }),
        ),
    )
    .join('')

const threads = { plain: weft(false), accent: weft(true) }

/** The logo as a weave that hangs from the header. Decorative. */
export function WovenMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="-1 0 338 432" className={className} aria-hidden="true">
      <path d={warp} className="stroke-edge" strokeOpacity=".5" />
      <path d={threads.plain} className="fill-ink" />
      <path d={threads.accent} className="fill-accent" />
    </svg>
  )
}
