interface DayThreadsProps {
  caption: string
  /** The times of a day, in order; a gap stands before the one named `afternoon`. */
  times: readonly string[]
  afternoon: string
  /** The one thread that is marked, and its words. */
  marked: { time: string; label: string }
}

/** A day as a weaving draft: a thread for each time at which something may begin, one of them in red. */
export function DayThreads({ caption, times, afternoon, marked }: DayThreadsProps) {
  return (
    <figure className="day-threads" aria-hidden="true">
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
