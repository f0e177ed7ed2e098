import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { closuresQuery, useClose } from '@/admin/calls/hours/closures-query'
import { useAction } from '@/admin/kit/api/use-action'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { optionalText } from '@/admin/kit/form/text-schema'
import { amount } from '@/admin/kit/format/amount'
import { Button } from '@/components/ui/button'
import { Loaded } from '@/components/ui/loaded'
import { slotOf } from '@/features/booking/slots'
import { addDays, calendarDay, dayMs, malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { hasMarkup } from '@/lib/written-text'

/** As many as are closed at once. */
const mostDays = 62

/** Holidays, leave, and single times of a day: what is closed from today on, and what is to be. */
export function ClosedDays() {
  const closures = useQuery(closuresQuery)
  const remove = useDeleteRows()
  return (
    <section className="settings-group" aria-labelledby="closed-days">
      <h2 className="text-h4" id="closed-days">
        Closed days and times
      </h2>
      <Loaded
        query={closures}
        loading="Loading what is closed..."
        failed={{ title: 'Unable to load what is closed', text: ({ message }) => message }}
        className="py-6"
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-ink-2">Nothing is closed: every day has the hours above.</p>
          ) : (
            <ul>
              {rows.map(({ id, day, slot, reason }) => {
                const what = `${calendarDay(day)}${slot ? `, ${slot}` : ''}`
                return (
                  <li key={id} className="setting-line">
                    <span className="font-semibold">{what}</span>
                    <span className="flex flex-wrap justify-between gap-x-6 gap-y-1">
                      {reason || (slot ? 'This time' : 'The whole day')}
                      <button
                        type="button"
                        className="quiet-action"
                        disabled={remove.isPending}
                        onClick={() => remove.mutate({ table: 'call_closures', ids: [id], what })}
                      >
                        Open again<span className="sr-only"> {what}</span>
                      </button>
                    </span>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
      <CloseForm />
    </section>
  )
}

/** What is to be closed, from `today` on. */
const closeSchema = (today: string) =>
  v.pipe(
    v.object({
      first: v.pipe(
        v.string(),
        v.check((day) => day >= today, 'Choose a day that is still to come.'),
      ),
      last: v.string(),
      time: v.pipe(
        v.string(),
        v.check((time) => time === '' || slotOf(time) !== '', 'Choose a time in steps of five minutes.'),
      ),
      reason: v.pipe(
        optionalText(100),
        v.check((reason) => !hasMarkup(reason), 'Write the reason without < and >.'),
      ),
    }),
    v.forward(
      v.check((days) => !(countOf(days) < 1), 'The last day is before the first.'),
      ['last'],
    ),
    v.forward(
      v.check((days) => !(countOf(days) > mostDays), `Close ${mostDays} days at most at once.`),
      ['last'],
    ),
  )

/** How many days; NaN without a first one. */
const countOf = ({ first, last }: { first: string; last: string }) =>
  Math.round((Date.parse(last || first) - Date.parse(first)) / dayMs) + 1

const empty = { first: '', last: '', time: '', reason: '' }

/** A day, several, or one time of them. */
function CloseForm() {
  const today = malaysiaDay(useNow())
  const form = useForm({ resolver: valibotResolver(closeSchema(today)), defaultValues: empty })
  const close = useClose()
  const closing = useAction(async (days: typeof empty) => {
    const slot = slotOf(days.time) || null
    const added = await close(
      Array.from({ length: countOf(days) }, (_, day) => ({
        day: addDays(days.first, day),
        slot,
        reason: days.reason,
      })),
    )
    form.reset()
    if (added === 0) return 'It was closed already.'
    return slot
      ? `${amount(added, 'time is', 'times are')} closed now.`
      : `${amount(added, 'day is', 'days are')} closed now.`
  }, 'Nothing was closed.')
  return (
    <ActionForm form={form} action={closing} className="mt-5 grid gap-4" aria-label="Close days">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField form={form} name="first" label="Closed on" type="date" min={today} />
        <TextField
          form={form}
          name="last"
          label="Until"
          type="date"
          min={today}
          help="Empty: that one day."
        />
        <TextField
          form={form}
          name="time"
          label="Only at"
          type="time"
          step={300}
          help="Empty: the whole day. A time closes its half hour."
        />
        <TextField form={form} name="reason" label="Why" help="Of a whole day, visitors read it." />
      </div>
      <p>
        <Button type="submit" size="small" variant="line" busy={closing.isPending} busyLabel="Closing...">
          Close it
        </Button>
      </p>
    </ActionForm>
  )
}
