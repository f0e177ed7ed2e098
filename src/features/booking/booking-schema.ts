import * as v from 'valibot'
import { projectTypes } from '@/content/contact'
import { emailIn, hasReminder, reminderTimes, type Reminders } from '@/features/booking/reminders'
import { isInWindow, slotSchema, startOf, windowLength, type CallWindow } from '@/features/booking/slots'
import { isDate, malaysiaDay } from '@/lib/dates'
import { contactRules, messageRules, nameRules } from '@/lib/lead-fields'
import { callMethods } from '@shared/calendar/call-methods'

export const callMethodSchema = v.picklist(callMethods.map(({ value }) => value))

const channel = v.object({ enabled: v.boolean(), times: v.array(v.picklist(reminderTimes)) })

/**
 * The rules of a booking at the moment `now` (ms). The procedure submit_booking checks the same. `days` are
 * the first and last bookable days, if known.
 */
export const bookingSchema = (now: number, days?: CallWindow) =>
  v.pipe(
    v.object({
      name: nameRules,
      contact: contactRules,
      date: v.pipe(
        v.string(),
        v.nonEmpty('Please select your preferred date.'),
        v.check(
          (date) => isDate(date) && date >= malaysiaDay(now) && (!days || isInWindow(date, days)),
          `Please select a date from today${days ? ` to ${windowLength(days)} days ahead` : ' on'}.`,
        ),
      ),
      slot: v.pipe(
        v.string(),
        v.check((slot) => v.is(slotSchema, slot), 'Please select your preferred time.'),
      ),
      message: messageRules('Please tell us about your project.'),
      reminders: v.pipe(
        v.object({ email: channel, sms: channel }),
        v.check(
          (reminders) => hasReminder(reminders),
          'Please select at least one reminder method and time.',
        ),
      ),
      callMethod: callMethodSchema,
      projectType: v.union([v.literal(''), v.picklist(projectTypes)]),
      timezone: v.string(),
      /** The honeypot: empty unless a bot filled it in. */
      website: v.optional(v.string()),
    }),
    v.forward(
      // If the day itself is wrong, the time is not reported.
      v.check(
        (booking) => booking.date < malaysiaDay(now) || !(startOf(booking) <= now),
        'That time has passed. Please select another time.',
      ),
      ['slot'],
    ),
    v.forward(
      v.check(
        ({ callMethod, contact }) => callMethod !== 'voice' || emailIn(contact) === undefined,
        'For a voice call we need your phone number. Enter it here, or choose a video call.',
      ),
      ['contact'],
    ),
  )

export type Booking = v.InferOutput<ReturnType<typeof bookingSchema>>

/** The form's values, where nothing needs to be chosen yet. */
export interface BookingInput extends Omit<Booking, 'slot' | 'callMethod' | 'projectType' | 'reminders'> {
  reminders: Reminders
  slot: string
  callMethod: string
  projectType: string
}

/** The fields that can have an error, by their form names, in the order of the checks. */
const bookingFields = ['name', 'contact', 'date', 'slot', 'message', 'reminders'] as const

export type BookingField = (typeof bookingFields)[number]
export type BookingErrors = Partial<Record<BookingField, string>>

export type Checked = { ok: true; booking: Booking } | { ok: false; errors: BookingErrors }

/** The valid booking, or the first error message of each field, in the order of the checks. */
export function checkBooking(input: BookingInput, now: number, days?: CallWindow): Checked {
  const result = v.safeParse(bookingSchema(now, days), input)
  if (result.success) return { ok: true, booking: result.output }
  const { nested = {} } = v.flatten<ReturnType<typeof bookingSchema>>(result.issues)
  const messages = bookingFields.map((field) => [field, nested[field]?.[0]] as const)
  return { ok: false, errors: Object.fromEntries(messages.filter(([, message]) => message)) }
}
