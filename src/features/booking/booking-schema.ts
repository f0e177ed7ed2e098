import * as v from 'valibot'
import { packages, projectTypes } from '@/content/contact'
import { hasReminder, reminderTimes, type Reminders } from '@/features/booking/reminders'
import { isInWindow, slotSchema, startOf, windowLength, type CallTimes } from '@/features/booking/slots'
import { isDate, malaysiaDay } from '@/lib/dates'
import { isEmailOrPhone, plainContact } from '@/lib/contact-detail'
import { messageTooLong } from '@/lib/message-limit'
import { hasMarkup, lengthOf, tidy } from '@/lib/written-text'
import { callMethods } from '@shared/calendar/call-methods'

const nameLimit = 200

export const callMethodSchema = v.picklist(callMethods.map(({ value }) => value))

const channel = v.object({ enabled: v.boolean(), times: v.array(v.picklist(reminderTimes)) })

const text = v.pipe(v.string(), v.transform(tidy))

/**
 * The rules of a booking at the moment `now` (ms), in the order in which their messages are shown: validate with
 * `abortEarly`, and the first issue is the message to show. The procedure submit_booking checks the same. `days` are
 * the first and the last that can be booked, where they are known.
 */
export const bookingSchema = (now: number, days?: Pick<CallTimes, 'first' | 'last'>) =>
  v.pipe(
    v.object({
      name: v.pipe(
        text,
        v.nonEmpty('Please enter your name.'),
        v.check(
          (name) => lengthOf(name) <= nameLimit,
          `Please shorten your name to ${nameLimit} characters.`,
        ),
        v.check((name) => !hasMarkup(name), 'Please write your name without < and >.'),
      ),
      contact: v.pipe(
        v.string(),
        v.transform(plainContact),
        v.nonEmpty('Please enter your email or phone number.'),
        v.check(isEmailOrPhone, 'Please enter a valid email address or phone number.'),
      ),
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
      message: v.pipe(
        text,
        v.nonEmpty('Please tell us about your project.'),
        v.check(
          (message) => !messageTooLong(message),
          ({ input }) => messageTooLong(input) ?? '',
        ),
      ),
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
      /** The honeypot: empty unless a program wrote it. */
      website: v.optional(v.string()),
    }),
    v.forward(
      v.check((booking) => startOf(booking) > now, 'That time has passed. Please select another time.'),
      ['slot'],
    ),
  )

export type Booking = v.InferOutput<ReturnType<typeof bookingSchema>>

/** The package in a name: 'Spark' of 'spark', 'Spark Package', 'New Website (Spark Package)'. */
export function packageIn(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/)
  // The last one is no package: not sure yet.
  return packages.slice(0, -1).find((one) => words.includes(one.toLowerCase()))
}

/** The form's values: nothing need be chosen yet. */
export interface BookingInput extends Omit<Booking, 'slot' | 'callMethod' | 'projectType' | 'reminders'> {
  reminders: Reminders
  slot: string
  callMethod: string
  projectType: string
}

/** A field that can have an error, by its name in the form. */
export type BookingField = 'name' | 'contact' | 'date' | 'slot' | 'message' | 'reminders'

export type Checked = { ok: true; booking: Booking } | { ok: false; field: BookingField; message: string }

/** The booking, or the first thing that is wrong with it. */
export function checkBooking(
  input: BookingInput,
  now: number,
  days?: Pick<CallTimes, 'first' | 'last'>,
): Checked {
  const result = v.safeParse(bookingSchema(now, days), input, { abortEarly: true })
  if (result.success) return { ok: true, booking: result.output }
  const [issue] = result.issues
  return { ok: false, field: issue.path?.[0]?.key as BookingField, message: issue.message }
}
