import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { refusals } from '@/content/booking'
import { site } from '@/content/site'
import {
  checkBooking,
  type Booking,
  type BookingField,
  type BookingInput,
} from '@/features/booking/booking-schema'
import { bookingChatLink } from '@/features/booking/booking-summary'
import { nearestFree } from '@/features/booking/nearest-free'
import { heldSlotsQuery } from '@/features/booking/queries'
import { newKey, sendBooking, type Outcome } from '@/features/booking/send-booking'
import type { CallTime } from '@/features/booking/slots'
import {
  dropUnsent,
  forgetBooked,
  keepBooked,
  keepUnsent,
  readBooked,
  readUnsent,
  type StoredBooking,
} from '@/features/booking/stored-booking'
import type { ZoneInfo } from '@/features/booking/detect-zone'
import { onResent, resendUnsent } from '@/features/booking/unsent-bookings'
import { useReminders } from '@/features/booking/use-reminders'

/** Why nothing was booked. `lost` is a time that somebody else has; `nearest` follows when it is known. */
export interface Failure {
  message: string
  field?: BookingField
  lost?: CallTime
  nearest?: readonly CallTime[]
}

/** The life of the form: edited, sending, then booked or refused. What was typed stays whatever happens. */
export function useBooking(zone: ZoneInfo | undefined) {
  const queryClient = useQueryClient()
  const form = useForm<BookingInput>()
  const contact = useWatch({ control: form.control, name: 'contact' }) ?? ''
  const { reminders, setReminders, pressChannel, pressTime } = useReminders(contact)
  const [failure, setFailure] = useState<Failure>()
  const [sending, setSending] = useState(false)
  const [booked, setBooked] = useState<StoredBooking>()
  const busy = useRef(false)

  function fill({ reminders: kept, ...fields }: Booking) {
    for (const [name, value] of Object.entries(fields)) form.setValue(name as keyof typeof fields, value)
    setReminders(kept as BookingInput['reminders'])
  }

  /** Back to the form with all that was in it, and why. */
  function tell(booking: Booking, outcome: Extract<Outcome, { status: 'refused' }>) {
    forgetBooked()
    fill(booking)
    setBooked(undefined)
    setFailure(failureOf(booking, outcome))
    if (outcome.code !== 'slot_taken') return
    form.setValue('slot', '')
    void nearestFree(booking, Date.now(), async (date) => {
      await queryClient.invalidateQueries({ queryKey: heldSlotsQuery(date).queryKey })
      return queryClient.fetchQuery(heldSlotsQuery(date))
    }).then((nearest) => setFailure((now) => (now?.lost ? { ...now, nearest } : now)))
  }

  function showBooked(stored: StoredBooking) {
    keepBooked(stored)
    setBooked(stored)
  }

  async function send(stored: StoredBooking) {
    // Kept before it is sent: a tab that is closed meanwhile loses nothing.
    keepUnsent(stored)
    setSending(true)
    const outcome = await sendBooking(stored)
    setSending(false)
    if (outcome.status === 'unreachable') {
      showBooked(stored)
      void resendUnsent()
      return
    }
    dropUnsent(stored.key)
    if (outcome.status === 'stored') showBooked({ ...stored, state: 'stored' })
    else tell(stored.booking, outcome)
  }

  /** The chat opens before anything is waited for: later the browser would take it for a pop-up. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const now = Date.now()
    const checked = checkBooking(
      { ...form.getValues(), slot: form.getValues('slot') ?? '', reminders, timezone: zone?.name ?? '' },
      now,
    )
    if (!checked.ok) {
      setFailure(checked)
      focusField(event.currentTarget, checked.field)
      return
    }
    busy.current = true
    setFailure(undefined)
    window.open(bookingChatLink(site.whatsappNumber, checked.booking), '_blank', 'noopener')
    void send({ key: newKey(), madeAt: now, state: 'sending', booking: checked.booking }).finally(() => {
      busy.current = false
    })
  }

  const latest = useRef({ tell, setBooked, fill, booked })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it only remembers, it sets nothing
  useEffect(() => {
    latest.current = { tell, setBooked, fill, booked }
  })

  // What an earlier visit left behind: a screen to show again, bookings to send, a time that was lost.
  useEffect(() => {
    const kept = readBooked()
    if (kept) latest.current.setBooked(kept)
    const lost = readUnsent().find(({ state }) => state === 'lost')
    const tellLost = (stored: StoredBooking, outcome: Outcome) => {
      dropUnsent(stored.key)
      if (outcome.status === 'refused') latest.current.tell(stored.booking, outcome)
    }
    if (lost) tellLost(lost, { status: 'refused', code: 'slot_taken' })
    const stop = onResent((stored, outcome) => {
      if (outcome.status === 'stored') {
        const now = latest.current.booked
        if (now?.key !== stored.key) return
        keepBooked(stored)
        latest.current.setBooked(stored)
      } else if (outcome.status === 'refused' && outcome.code === 'slot_taken') tellLost(stored, outcome)
    })
    void resendUnsent()
    return stop
  }, [])

  // The screen stays through a reload, and until the visitor leaves the page.
  useEffect(() => {
    if (!booked) return
    keepBooked(booked)
    return forgetBooked
  }, [booked])

  return {
    form,
    contact,
    reminders,
    pressChannel: (...press: Parameters<typeof pressChannel>) => {
      setFailure(undefined)
      pressChannel(...press)
    },
    pressTime: (...press: Parameters<typeof pressTime>) => {
      setFailure(undefined)
      pressTime(...press)
    },
    failure,
    sending,
    booked,
    submit,
    edited: () => setFailure(undefined),
    pick: ({ date, slot }: CallTime) => {
      form.setValue('date', date)
      form.setValue('slot', slot)
      setFailure(undefined)
    },
    bookAnother: () => {
      setBooked(undefined)
      form.setValue('slot', '')
    },
  }
}

export type BookingState = ReturnType<typeof useBooking>

function failureOf(booking: Booking, { code, field }: Extract<Outcome, { status: 'refused' }>): Failure {
  if (code === 'slot_taken') {
    return { message: '', field: 'slot', lost: { date: booking.date, slot: booking.slot } }
  }
  if (code === 'invalid_input') {
    const named = (['name', 'contact', 'message'] as const).find((name) => name === field)
    return { message: refusals.invalid_input, field: named }
  }
  return { message: refusals[code], field: code === 'rate_limited' ? undefined : 'slot' }
}

/** Fields are found in the form itself: of thirteen times the first that can be chosen. */
function focusField(form: HTMLFormElement, field: BookingField) {
  form.querySelector<HTMLElement>(`[name="${field}"]:not(:disabled)`)?.focus()
}
