import { dayParts, type VisitorDay } from '@/features/booking/visitor-days'

interface DraftSize {
  /** Width of a column of two, height of a thread, distance from one to the next and between columns. */
  column: number
  thread: number
  pitch: number
  gap: number
}

/** In a day of the row, and beside the form. */
export const draftSizes = {
  day: { column: 7, thread: 3, pitch: 4, gap: 2 },
  slip: { column: 168, thread: 8, pitch: 12, gap: 16 },
} satisfies Record<string, DraftSize>

interface DayDraftProps {
  day: VisitorDay | undefined
  /** In ms; drawn as yours. */
  chosenAt: number | undefined
  size: DraftSize
}

/**
 * A day as threads: a column for each part of it, a thread for each time; dark where it is free, red where it is the
 * chosen one. Decorative.
 */
export function DayDraft({ day, chosenAt, size: { column, thread, pitch, gap } }: DayDraftProps) {
  const times = day?.times ?? []
  // The night is drawn only if the chosen time is in it.
  const columns = dayParts
    .map((part) => times.filter((time) => time.part === part))
    .filter(
      (ofPart) =>
        ofPart.length > 0 &&
        (ofPart[0]?.part !== 'night' || ofPart.some(({ startsAt }) => startsAt === chosenAt)),
    )
  const width = 2 * column + gap
  const each = columns.length > 1 ? (width - gap * (columns.length - 1)) / columns.length : width
  const height = Math.max(1, ...columns.map(({ length }) => length)) * pitch - (pitch - thread)
  const paths = { taken: '', free: '', yours: '' }
  columns.forEach((ofPart, x) =>
    ofPart.forEach(({ startsAt, free }, y) => {
      const kind = startsAt === chosenAt ? 'yours' : free ? 'free' : 'taken'
      paths[kind] +=
        `M${Math.round(x * (each + gap) * 10) / 10} ${y * pitch}h${Math.round(each * 10) / 10}v${thread}h-${Math.round(each * 10) / 10}z`
    }),
  )
  return (
    <svg
      className="draft"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className="draft-taken" d={paths.taken} />
      <path className="draft-free" d={paths.free} />
      <path className="draft-yours" d={paths.yours} />
    </svg>
  )
}
