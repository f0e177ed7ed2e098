import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { closuresQuery, useClose } from '@/admin/calls/hours/closures-query'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { amount } from '@/admin/kit/format/amount'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'
import { Loaded } from '@/components/ui/loaded'
import { slotOf } from '@/features/booking/slots'
import { addDays, calendarDay, dayMs, malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'

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

const fields = [
  { name: 'first', label: 'Closed on', type: 'date' },
  { name: 'last', label: 'Until', type: 'date', help: 'Empty: that one day.' },
  {
    name: 'time',
    label: 'Only at',
    type: 'time',
    step: 300,
    help: 'Empty: the whole day. A time closes its half hour.',
  },
  { name: 'reason', label: 'Why', maxLength: 100, help: 'Of a whole day, visitors read it.' },
]

/** A day, several, or one time of them. */
function CloseForm() {
  const [problem, setProblem] = useState('')
  const close = useClose()
  const today = malaysiaDay(useNow())

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (close.isPending) return
    const form = event.currentTarget
    const [first = '', last = '', time = '', reason = ''] = Array.from(new FormData(form).values(), (value) =>
      String(value).trim(),
    )
    const days = Math.round((Date.parse(last || first) - Date.parse(first)) / dayMs) + 1
    const wrong =
      (!(first >= today) && 'Choose a day that is still to come.') ||
      (days < 1 && 'The last day is before the first.') ||
      (days > mostDays && `Close ${mostDays} days at most at once.`) ||
      (time && !slotOf(time) && 'Choose a time in steps of five minutes.') ||
      (/[<>]/.test(reason) && 'Write the reason without < and >.') ||
      ''
    setProblem(wrong)
    if (wrong) return
    const closures = Array.from({ length: days }, (_, day) => ({
      day: addDays(first, day),
      slot: slotOf(time) || null,
      reason,
    }))
    close.mutate(closures, { onSuccess: () => form.reset() })
  }

  return (
    <form noValidate className="mt-5 grid gap-4" onSubmit={submit} aria-label="Close days">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {fields.map(({ label, help, ...input }) => (
          <Field key={label} label={label} help={help}>
            {(inputProps) => (
              <Input
                {...inputProps}
                {...input}
                min={input.type === 'date' ? today : undefined}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
      {(problem || close.isError) && (
        <FieldError>{problem || `Nothing was closed. ${close.error?.message}`}</FieldError>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small" variant="line" busy={close.isPending} busyLabel="Closing...">
          Close it
        </Button>
        <span role="status" className="text-ink-2">
          {close.isSuccess && `${amount(close.data, 'entry', 'entries')} added.`}
        </span>
      </p>
    </form>
  )
}
