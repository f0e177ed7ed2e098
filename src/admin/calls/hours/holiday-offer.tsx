import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closuresQuery, useBlock } from '@/admin/calls/hours/closures-query'
import { holidaysBetween } from '@/admin/calls/hours/holidays'
import { useAction } from '@/admin/kit/api/use-action'
import { amount } from '@/admin/kit/format/amount'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { Collapsible } from '@/admin/kit/screen/collapsible'
import { Button } from '@/components/ui/button'
import { Checkbox, Input } from '@/components/ui/controls'
import { addDays, calendarDay, malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'

/** A year and a half. */
const offeredDays = 548

/** The upcoming national holidays; the owner selects which to block and can change their days. */
export function HolidayOffer() {
  const today = malaysiaDay(useNow())
  const closures = useQuery(closuresQuery)
  const [days, setDays] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<readonly string[]>([])
  const block = useBlock()
  const closing = useAction(async (holidays: ReadonlyArray<{ day: string; name: string }>) => {
    const added = await block(
      holidays.map(({ day, name }) => ({
        day,
        from_time: null,
        to_time: null,
        reason: name,
      })),
    )
    return `${amount(added, 'holiday is', 'holidays are')} blocked now.`
  }, 'Nothing was blocked.')
  const isClosed = (day: string) =>
    closures.data?.some((closure) => closure.day === day && closure.from_time === null)
  const offered = holidaysBetween(today, addDays(today, offeredDays)).map(({ day, ...holiday }) => ({
    ...holiday,
    announced: day,
    day: days[day] || day,
  }))
  const open = offered.filter(({ day }) => !isClosed(day))
  const chosen = open.filter(({ announced, day }) => !left.includes(announced) && day >= today)

  return (
    <Collapsible summary="Malaysia’s national holidays" className="mb-11">
      <p className="mt-3 max-w-prose text-ink-2">
        The holidays of the next 18 months, as announced by the government, with the day that replaces one on
        a Sunday. Change a day that was moved, and block your state’s own holidays above. Those that are not
        announced yet are missing.
      </p>
      {closures.data === undefined ? (
        <LoadFailed query={closures} what="The times you have blocked" />
      ) : open.length === 0 ? (
        <p className="mt-3">All of them are already blocked.</p>
      ) : (
        <>
          <ul className="mt-3">
            {open.map(({ name, announced, day, moves }) => (
              <li
                key={announced}
                className="grid items-center gap-x-6 gap-y-1 py-1.5 sm:grid-cols-[11rem_1fr]"
              >
                <Input
                  type="date"
                  compact
                  aria-label={`Day of ${name}, ${calendarDay(announced)}`}
                  min={today}
                  value={day}
                  onChange={(event) => setDays({ ...days, [announced]: event.target.value })}
                />
                <Checkbox
                  checked={!left.includes(announced)}
                  onChange={({ target: { checked } }) =>
                    setLeft(checked ? left.filter((one) => one !== announced) : [...left, announced])
                  }
                >
                  {name}
                  {moves && <span className="text-ink-2"> (moves; as announced)</span>}
                </Checkbox>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Button
              size="small"
              variant="line"
              disabled={chosen.length === 0}
              busy={closing.isPending}
              busyLabel="Blocking..."
              onClick={() => closing.mutate(chosen)}
            >
              Block {amount(chosen.length, 'holiday', 'holidays')}
            </Button>
          </p>
        </>
      )}
    </Collapsible>
  )
}
