import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { SelectField } from '@/admin/kit/form/select-field'
import { field } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import type { FormDescription, RecordHandle } from '@/admin/kit/record/record'
import { dayTimesQuery } from '@/admin/calls/bookings/move-booking'
import { NewLead, personFields } from '@/admin/leads/shared/new-lead'
import { ChoicePill } from '@/admin/kit/screen/filter-pill'
import { callMethodSchema } from '@/features/booking/booking-schema'
import { defaultReminders } from '@/features/booking/reminders'
import { slotOf, startOf, timesAt } from '@/features/booking/slots'
import { isEmail, plainContact } from '@/lib/contact-detail'
import type { Tables } from '@/lib/database.types'
import { fromMalaysiaField, isDate, malaysiaTime, toMalaysiaField } from '@/lib/dates'
import { useNow } from '@/lib/use-now'
import { callMethods } from '@shared/calendar/call-methods'

const table = 'booking_submissions'
const schema = v.object({
  ...personFields,
  /** Malaysia time in the format of a datetime-local field. */
  starts_at: field(
    'When (MYT)',
    v.pipe(
      v.string(),
      v.check((at) => isDate(at.slice(0, 10)), 'Choose a day and a time'),
      v.check((at) => slotOf(at.slice(11)) !== '', 'Choose a time in steps of five minutes'),
    ),
  ),
  call_method: field('Method', callMethodSchema),
  notify_by_email: field('Email them the confirmation, reminders and changes', v.boolean()),
})
export type BookingForm = v.InferInput<typeof schema>
export type BookingRow = Pick<Tables<typeof table>, 'id' | 'updated_at' | keyof BookingForm>

/** The form of a call that was not booked on the website; later changes are made on the call's screen. */
export const bookingForm: FormDescription<BookingRow, typeof schema> = {
  schema,
  empty: () => ({
    call_method: 'voice',
    notify_by_email: true,
    // A link from the calendar sets the time.
    starts_at: new URLSearchParams(window.location.search).get('at') ?? '',
  }),
  toForm: ({ starts_at: at, call_method: method }) => ({
    starts_at: toMalaysiaField(at),
    call_method: method as BookingForm['call_method'],
  }),
  toRow: ({ starts_at: at, ...form }) => ({
    ...form,
    preferred_date: at.slice(0, 10),
    preferred_time: slotOf(at.slice(11)),
    reminders: isEmail(form.contact) ? defaultReminders(form.contact, false) : {},
  }),
  Fields: BookingFields,
  Aside: ({ stored }) => <NewLead table={table} stored={stored} />,
}

function BookingFields({ form }: RecordHandle<BookingRow, BookingForm>) {
  const byEmail = isEmail(plainContact(form.watch('contact')))
  return (
    <>
      <TextField form={form} name="name" />
      <TextField
        form={form}
        name="contact"
        help={
          byEmail
            ? 'An email address: emails can go there.'
            : 'An email address or a phone number. With a phone number only, tell them yourself.'
        }
      />
      {byEmail && <CheckboxField form={form} name="notify_by_email" />}
      <TextField
        form={form}
        name="starts_at"
        type="datetime-local"
        help="Any time in steps of five minutes, also outside your hours. It must not overlap another call."
      />
      <FreeTimes
        starts={form.watch('starts_at')}
        onChoose={(at) => form.setValue('starts_at', at, { shouldDirty: true, shouldValidate: true })}
      />
      <SelectField form={form} name="call_method" choices={callMethods} />
      <TextField form={form} name="message" rows={5} />
    </>
  )
}

/** Buttons for the times that visitors could book on the chosen day. */
function FreeTimes({ starts, onChoose }: { starts: string; onChoose: (starts: string) => void }) {
  const date = starts.slice(0, 10)
  const now = useNow()
  const { data } = useQuery({ ...dayTimesQuery(date), enabled: isDate(date) })
  if (!data || !isDate(date)) return null
  const free = timesAt(now, date, data.times).filter(({ state }) => state === 'free')
  return (
    <div role="group" aria-label="Free times" className="grid gap-2">
      <p className="text-small text-ink-2" role="status">
        {free.length === 0 ? 'No free times for visitors on that day.' : 'Free on that day:'}
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {free.map(({ slot }) => {
          const at = toMalaysiaField(startOf({ date, slot }))
          return (
            <ChoicePill key={slot} aria-pressed={at === starts} onClick={() => onChoose(at)}>
              {malaysiaTime(fromMalaysiaField(at))}
            </ChoicePill>
          )
        })}
      </p>
    </div>
  )
}
