import * as v from 'valibot'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { SelectField } from '@/admin/kit/form/select-field'
import { field } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import type { FormDescription, RecordHandle } from '@/admin/kit/record/record'
import { callTimeSchema, FreeTimes, timeColumns } from '@/admin/calls/bookings/call-time'
import { NewLead, personFields } from '@/admin/leads/shared/new-lead'
import { callMethodSchema } from '@/features/booking/booking-schema'
import { defaultReminders } from '@/features/booking/reminders'
import { isEmail, plainContact } from '@/lib/contact-detail'
import type { Tables } from '@/lib/database.types'
import { isToCome, toMalaysiaField } from '@/lib/dates'
import { callMethods } from '@shared/calendar/call-methods'

const table = 'booking_submissions'
const schema = v.object({
  ...personFields,
  starts_at: field('When (MYT)', callTimeSchema),
  call_method: field('Method', callMethodSchema),
  notify_by_email: field('Email them the confirmation, reminders and changes', v.boolean()),
})
type BookingForm = v.InferInput<typeof schema>
export type BookingRow = Pick<Tables<typeof table>, 'id' | 'updated_at' | keyof BookingForm>

/** The form of a call that was not booked on the website; later changes are made on the call's screen. */
export const bookingForm: FormDescription<BookingRow, typeof schema> = {
  schema,
  empty: () => ({
    call_method: 'voice',
    notify_by_email: true,
  }),
  // A link from the calendar sets the time.
  start: async (search) => ({ starts_at: new URLSearchParams(search).get('at') ?? '' }),
  toForm: ({ starts_at: at, call_method: method }) => ({
    starts_at: toMalaysiaField(at),
    call_method: method as BookingForm['call_method'],
  }),
  toRow: ({ starts_at: at, ...form }) => ({
    ...form,
    ...timeColumns(at),
    reminders: isEmail(form.contact) ? defaultReminders(form.contact, false) : {},
  }),
  Fields: BookingFields,
  Aside: NewLead,
}

function BookingFields({ form }: RecordHandle<BookingRow, BookingForm>) {
  const starts = form.watch('starts_at')
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
        help={
          starts === '' || isToCome(starts)
            ? 'Any time in steps of five minutes, also outside your hours. It must not overlap another call.'
            : 'This time has passed: no email goes out.'
        }
      />
      <FreeTimes
        starts={starts}
        onChoose={(at) => form.setValue('starts_at', at, { shouldDirty: true, shouldValidate: true })}
      />
      <SelectField form={form} name="call_method" choices={callMethods} />
      <TextField form={form} name="message" rows={5} />
    </>
  )
}
