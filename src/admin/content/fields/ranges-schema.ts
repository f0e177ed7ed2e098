import * as v from 'valibot'
import { sorted } from '@/lib/sorted'
import { callMinutes } from '@shared/calendar/call-event'

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timeSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5][05]$/, 'Choose both times, in steps of five minutes.'),
)

/** The schema of a day's time ranges; it sorts them. */
export const rangesSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({ from: timeSchema, to: timeSchema }),
      v.forward(
        v.check(
          ({ from, to }) => !(minuteOf(to) - minuteOf(from) < callMinutes),
          `A call takes ${callMinutes} minutes: end at least that much after the start.`,
        ),
        ['to'],
      ),
    ),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const ranges = dataset.value
    const key = ranges.findIndex(({ from }, index) =>
      ranges.some((other, at) => at !== index && other.from <= from && from < other.to),
    )
    const value = ranges[key]
    if (value)
      addIssue({
        message: 'Two of these overlap: end the first before the second begins.',
        path: [
          { type: 'array', origin: 'value', input: ranges, key, value },
          { type: 'object', origin: 'value', input: value, key: 'from', value: value.from },
        ],
      })
  }),
  v.transform((ranges) => sorted(ranges, (a, b) => minuteOf(a.from) - minuteOf(b.from))),
)
