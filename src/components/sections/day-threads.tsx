interface DayThreadsProps {
  caption: string
  /** The times of a day in order; a gap is drawn before `afternoon`. */
  times: readonly string[]
  afternoon: string | undefined
  /** The marked time and its label. */
  marked: { time: string | undefined; label: string }
}

/** The times of a day drawn as threads, one of them marked. Decorative. */
export function DayThreads({ caption, times, afternoon, marked }: DayThreadsProps) {
  return (
    <figure className="day-threads screen-only" aria-hidden="true">
      <figcaption>{caption}</figcaption>
      <ol>
        {times.map((time) => (
          <li
            key={time}
            data-gap={time === afternoon || undefined}
            data-on={time === marked.time || undefined}
          >
            <span>{time}</span>
            <i>{time === marked.time && <b>{marked.label}</b>}</i>
          </li>
        ))}
      </ol>
    </figure>
  )
}
