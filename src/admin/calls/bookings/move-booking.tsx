import { valibotResolver } from '@hookform/resolvers/valibot'
import { ChevronDown } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { callTimeSchema, FreeTimes, timeColumns } from '@/admin/calls/bookings/call-time'
import { moveCall, timeTaken, type MovableCall } from '@/admin/calls/bookings/move-call'
import { moveHint } from '@/admin/calls/bookings/notify-hint'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { Button } from '@/components/ui/button'
import { calendarDay, isToCome } from '@/lib/dates'

const schema = v.object({
  starts_at: v.pipe(callTimeSchema, v.check(isToCome, 'Choose a time that is still to come')),
})

interface MoveBookingProps {
  call: MovableCall & { contact: string; notify_by_email: boolean }
}

/** Moves a call to any time that the studio chooses; the database prevents overlapping calls. */
export function MoveBooking({ call }: MoveBookingProps) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { starts_at: '' } })
  const moving = useAction(async ({ starts_at: at }: { starts_at: string }) => {
    const to = timeColumns(at)
    if (!(await moveCall(call, to)))
      return form.setError('starts_at', { message: timeTaken }, { shouldFocus: true })
    form.reset()
    return `Moved to ${calendarDay(to.preferred_date)}, ${to.preferred_time}.`
  }, 'The call was not moved.')
  return (
    <section aria-label="Move the call">
      <details className="group/move">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold">
          Move the call
          <ChevronDown size={18} aria-hidden="true" className="group-open/move:rotate-180" />
        </summary>
        <ActionForm form={form} action={moving} className="grid max-w-prose gap-3 pt-2">
          <TextField
            form={form}
            name="starts_at"
            label="New time (MYT)"
            type="datetime-local"
            help={
              call.status === 'booked'
                ? moveHint(call)
                : 'The new time is reserved once you confirm the call here.'
            }
            compact
          />
          <FreeTimes
            starts={useWatch({ control: form.control, name: 'starts_at' })}
            moving={call.id}
            onChoose={(at) => form.setValue('starts_at', at, { shouldValidate: true })}
          />
          <p>
            <Button type="submit" size="small" variant="line" busy={moving.isPending} busyLabel="Moving...">
              Move the call
            </Button>
          </p>
        </ActionForm>
      </details>
    </section>
  )
}
