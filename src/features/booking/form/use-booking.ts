import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { createFormControl, useWatch, type UseFormReturn } from 'react-hook-form'
import { useStudio } from '@/components/layout/studio'
import { refusals } from '@/content/booking'
import { notSure } from '@/content/contact'
import {
  checkBooking,
  type Booking,
  type BookingErrors,
  type BookingField,
  type BookingInput,
} from '@/features/booking/booking-schema'
import { bookingChatLink } from '@/features/booking/booking-summary'
import { saveConfirmation, useConfirmation } from '@/features/booking/confirmation/use-confirmation'
import { detectZone, type ZoneInfo } from '@/features/booking/detect-zone'
import type { Failure } from '@/features/booking/form/failure-panel'
import type { Prefill } from '@/features/booking/form/prefill'
import {
  removeEntry,
  resendOutbox,
  saveEntry,
  sendEntry,
  type OutboxEntry,
} from '@/features/booking/outbox/outbox'
import { callDaysQuery, callTimesKey, fetchFreeTimes } from '@/features/booking/queries'
import {
  canRemind,
  defaultReminders,
  offeredReminders,
  toggleChannel,
  toggleDebounce,
  toggleTime,
  type Channel,
  type Reminders,
  type ReminderTime,
} from '@/features/booking/reminders'
import { windowAt, type CallTime } from '@/features/booking/slots'
import { studioNow } from '@/features/booking/studio-clock'
import { leadSource } from '@/lib/lead-source'
import { limitIn } from '@/lib/limits'
import { usePersistedForm } from '@/lib/use-persisted-form'
import { newUuid } from '@/lib/uuid'

/**
 * The state of the form: editing, sending, then booked or refused. Typed text is never lost. `sms`: whether
 * the studio sends SMS reminders. `language`: that of the confirmation and the emails, if not English.
 */
export function useBooking(zone: ZoneInfo | undefined, prefill: Prefill, sms: boolean, language?: 'ms') {
  const { whatsapp_number: chatNumber } = useStudio()
  const [form] = useState(() => createFormControl<BookingInput>({ defaultValues: { callMethod: 'video' } }))
  const contact = useWatch({ control: form.control, name: 'contact' }) ?? ''
  const reminderChoice = useReminders(form, contact, sms)
  const [failure, setFailure] = useState<Failure>()
  const [errors, setErrors] = useState<BookingErrors>({})
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  /** A day in Malaysia on which the shown day has times: the form’s date until a time is chosen. */
  const shownDate = useRef('')
  /** The key of the refused booking restored in the form, until another replaces it. */
  const refusedKey = useRef<string>(undefined)
  const client = useQueryClient()
  const confirmation = useConfirmation(restoreRefused)

  const forgetTyped = usePersistedForm({
    key: 'booking:typed',
    form,
    prefill,
    untouched: ['video', notSure],
    // A restored refused booking is newer.
    isTaken: () => refusedKey.current !== undefined,
  })

  /** Shows the form again with the refused booking's values and the reason. */
  function restoreRefused({ key, booking, refusal }: OutboxEntry) {
    if (!refusal) return
    // Already restored: do not overwrite the visitor's later changes.
    if (refusedKey.current === key) return
    refusedKey.current = key
    confirmation.clear()
    for (const [name, value] of Object.entries(booking)) form.setValue(name as keyof Booking, value)
    const reason = failureOf(booking, refusal, chatNumber)
    setFailure(reason)
    setErrors(reason.field && reason.message ? { [reason.field]: reason.message } : {})
    if (!reason.lost) return
    form.setValue('slot', '')
    void client.invalidateQueries({ queryKey: callTimesKey })
    void fetchFreeTimes(reason.lost).then((nearest) =>
      setFailure((now) => (now?.lost ? { ...now, nearest } : now)),
    )
  }

  async function send(entry: OutboxEntry) {
    // Saved before sending, so that closing or reloading the tab meanwhile loses nothing.
    saveEntry(entry)
    saveConfirmation(entry)
    setSending(true)
    const result = await sendEntry(entry)
    setSending(false)
    if (result.status === 'refused') return restoreRefused(result)
    confirmation.show(result)
    if (result.status === 'sending') void resendOutbox()
  }

  /** Opens the chat before the first await; later the browser would block it as a pop-up. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const now = studioNow(client)
    const week = client.getQueryData(callDaysQuery().queryKey)
    const { reminders } = reminderChoice
    const values = form.getValues()
    const slot = values.slot ?? ''
    const input = { ...values, slot, date: slot ? values.date : shownDate.current, reminders }
    const checked = checkBooking(
      { ...input, timezone: (zone ?? detectZone(now)).name },
      now,
      week && windowAt(now, week),
    )
    if (!checked.ok) {
      const [field] = Object.keys(checked.errors)
      // In the page before the field is scrolled to.
      flushSync(() => {
        setFailure(undefined)
        setErrors(checked.errors)
      })
      focusField(event.currentTarget, field as BookingField)
      return
    }
    busy.current = true
    setFailure(undefined)
    setErrors({})
    const { booking } = checked
    const chatBlocked = !openChat(bookingChatLink(chatNumber, booking))
    if (refusedKey.current) removeEntry(refusedKey.current)
    refusedKey.current = undefined
    const entry = {
      key: newUuid(),
      madeAt: now,
      savedAt: Date.now(),
      booking,
      source: leadSource(),
      language,
      chatBlocked,
    }
    forgetTyped()
    void send({ ...entry, status: 'sending' }).finally(() => {
      busy.current = false
    })
  }

  /** Any change clears the banner; a change of a field clears its message. */
  const edited = useCallback((...fields: BookingField[]) => {
    setFailure(undefined)
    setErrors((previous) => ({
      ...previous,
      ...Object.fromEntries(fields.map((field) => [field, undefined])),
    }))
  }, [])
  const showDate = useCallback((date: string) => {
    shownDate.current = date
  }, [])
  const { setValue } = form
  const choose = useCallback(
    (time: CallTime | undefined) => {
      setValue('date', time?.date ?? '')
      setValue('slot', time?.slot ?? '')
    },
    [setValue],
  )
  return {
    form,
    contact,
    sms,
    reminders: reminderChoice.reminders,
    remindersShown: reminderChoice.shown,
    pressChannel: (...press: Parameters<typeof reminderChoice.pressChannel>) => {
      edited('reminders')
      reminderChoice.pressChannel(...press)
    },
    pressTime: (...press: Parameters<typeof reminderChoice.pressTime>) => {
      edited('reminders')
      reminderChoice.pressTime(...press)
    },
    failure,
    errors,
    sending,
    confirmed: confirmation.confirmed,
    submit,
    edited: ({ target }: FormEvent) => edited(...fieldsOf((target as HTMLInputElement).name)),
    choose,
    showDate,
    pick: (time: CallTime) => {
      choose(time)
      edited('date', 'slot')
    },
    bookAnother: () => {
      confirmation.clear()
      form.setValue('slot', '')
      void client.invalidateQueries({ queryKey: callTimesKey })
    },
  }
}

export type BookingState = ReturnType<typeof useBooking>

/** The fields that a control changes: another day is also another time. */
const fieldsOf = (name: string): BookingField[] =>
  name === 'date' || name === 'otherDate' ? ['date', 'slot'] : [name as BookingField]

/**
 * Focuses a field and scrolls it with its message to the top of the screen; for the slot, the first available time, or
 * the date if there is none.
 */
function focusField(form: HTMLFormElement, field: BookingField) {
  const find = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`)
  const control = find(field) ?? find('date') ?? find('otherDate')
  control?.focus({ preventScroll: true })
  control?.closest('[data-field]')?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** The message for a refusal, and its field. */
function failureOf(
  booking: Booking,
  refusal: NonNullable<OutboxEntry['refusal']>,
  chatNumber: string,
): Failure {
  const { code, field } = refusal
  if (code === 'slot_taken' || code === 'slot_closed') {
    const lost = { date: booking.date, slot: booking.slot }
    return { message: '', refused: true, field: 'slot', lost, closed: code === 'slot_closed' }
  }
  if (code === 'invalid_input') {
    const named = (['name', 'contact', 'message'] as const).find((name) => name === field)
    return { message: refusals.invalid_input, refused: true, field: named }
  }
  if (limitIn(code) || code === 'too_many_calls') {
    const chat = bookingChatLink(chatNumber, booking)
    return { message: refusals[code], refused: true, chat }
  }
  return { message: refusals[code], refused: true, field: 'slot' }
}

type FormControl = Pick<UseFormReturn<BookingInput>, 'control' | 'setValue'>

/** The chosen reminders, or the defaults for the contact. */
function useReminders({ control, setValue }: FormControl, contact: string, sms: boolean) {
  const chosen = useWatch({ control, name: 'reminders' }) as Reminders | undefined
  const setChosen = (next: Reminders) => setValue('reminders', next)
  // If the card is not shown, its choices are ignored.
  const shown = canRemind(contact, sms)
  const reminders = shown && chosen ? offeredReminders(chosen, sms) : defaultReminders(contact, sms)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)

  function pressChannel(channel: Channel, now: number) {
    if (now - pressedAt.current < toggleDebounce) return
    pressedAt.current = now
    setChosen(toggleChannel(reminders, channel))
  }

  const pressTime = (channel: Channel, time: ReminderTime) => setChosen(toggleTime(reminders, channel, time))

  return { reminders, shown, pressChannel, pressTime }
}

/**
 * Opens the chat in a new tab and returns whether the browser allowed it. (`noopener` always returns null, so the new
 * tab's `opener` is cleared instead.)
 */
function openChat(url: string): boolean {
  const tab = window.open(url, '_blank')
  if (!tab) return false
  try {
    tab.opener = null
  } catch {
    // The tab already shows another site, so the browser has cleared `opener` itself.
  }
  return true
}
