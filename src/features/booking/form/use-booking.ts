import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { site } from '@/content/site'
import { failureOf, type Failure } from '@/features/booking/form/booking-failure'
import {
  checkBooking,
  type Booking,
  type BookingField,
  type BookingInput,
} from '@/features/booking/booking-schema'
import { bookingChatLink } from '@/features/booking/booking-summary'
import type { ZoneInfo } from '@/features/booking/form/detect-zone'
import { openChat } from '@/features/booking/form/open-chat'
import { anyHeldSlots } from '@/features/booking/queries'
import { newKey, sendBooking } from '@/features/booking/form/send-booking'
import type { CallTime } from '@/features/booking/slots'
import {
  dropUnsent,
  keepBooked,
  keepUnsent,
  type StoredBooking,
} from '@/features/booking/outbox/stored-booking'
import { resendUnsent, settle } from '@/features/booking/outbox/outbox'
import { studioNow } from '@/features/booking/studio-clock'
import { useKeptBooking } from '@/features/booking/outbox/use-outbox'
import { useNearestFree } from '@/features/booking/form/use-nearest-free'
import { useReminders } from '@/features/booking/form/use-reminders'

/** The life of the form: edited, sending, then booked or refused. What was typed stays whatever happens. */
export function useBooking(zone: ZoneInfo | undefined) {
  const form = useForm<BookingInput>({ defaultValues: { callMethod: 'video' } })
  const contact = useWatch({ control: form.control, name: 'contact' }) ?? ''
  const reminding = useReminders(contact)
  const [failure, setFailure] = useState<Failure>()
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  /** The refused booking that stands in the form again, until another takes its place. */
  const refusedKey = useRef<string>(undefined)
  const nearestTo = useNearestFree()
  const client = useQueryClient()
  const kept = useKeptBooking(tell)

  // What was typed before the script arrived stands in the fields; who watches them must hear of it.
  const { getValues, setValue } = form
  useEffect(() => {
    for (const name of ['contact', 'date'] as const) {
      const early = getValues(name)
      if (early) setValue(name, early)
    }
  }, [getValues, setValue])

  function fill({ reminders, ...fields }: Booking) {
    for (const [name, value] of Object.entries(fields)) form.setValue(name as keyof typeof fields, value)
    reminding.setReminders(reminders as BookingInput['reminders'])
  }

  /** Back to the form with all that was in it, and why. */
  function tell({ key, booking, refusal }: StoredBooking) {
    if (!refusal) return
    // Heard twice: what the visitor has changed since is not undone.
    if (refusedKey.current === key) return
    refusedKey.current = key
    kept.forget()
    fill(booking)
    const why = failureOf(booking, refusal)
    setFailure(why)
    if (!why.lost) return
    form.setValue('slot', '')
    void nearestTo(why.lost).then((nearest) => setFailure((now) => (now?.lost ? { ...now, nearest } : now)))
  }

  async function send(stored: StoredBooking) {
    // Kept before it is sent: a tab that is closed or loaded again meanwhile loses nothing.
    keepUnsent(stored)
    keepBooked(stored)
    setSending(true)
    const outcome = await sendBooking(stored)
    setSending(false)
    if (outcome.status === 'refused' && outcome.code === 'rate_limited') {
      // Told here, where it is read: it is for the visitor to wait or to write.
      const refused = { ...stored, state: 'refused', refusal: { code: outcome.code } } as const
      keepUnsent(refused)
      return tell(refused)
    }
    const settled = settle(stored, outcome)
    if (settled?.state === 'refused') return tell(settled)
    kept.show(settled ?? stored)
    if (!settled) void resendUnsent()
  }

  /** The chat opens before anything is waited for: later the browser would take it for a pop-up. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    const now = studioNow()
    const { reminders } = reminding
    const input = { ...form.getValues(), slot: form.getValues('slot') ?? '', reminders }
    const checked = checkBooking({ ...input, timezone: zone?.name ?? '' }, now)
    if (!checked.ok) {
      setFailure(checked)
      focusField(event.currentTarget, checked.field)
      return
    }
    busy.current = true
    setFailure(undefined)
    const { booking } = checked
    const chatBlocked = !openChat(bookingChatLink(site.whatsappNumber, booking))
    if (refusedKey.current) dropUnsent(refusedKey.current)
    refusedKey.current = undefined
    void send({ key: newKey(), madeAt: now, state: 'sending', booking, chatBlocked }).finally(() => {
      busy.current = false
    })
  }

  const holdsRefused = useCallback(() => refusedKey.current !== undefined, [])
  const edited = () => setFailure(undefined)
  return {
    form,
    contact,
    reminders: reminding.reminders,
    remindersShown: reminding.shown,
    pressChannel: (...press: Parameters<typeof reminding.pressChannel>) => {
      edited()
      reminding.pressChannel(...press)
    },
    pressTime: (...press: Parameters<typeof reminding.pressTime>) => {
      edited()
      reminding.pressTime(...press)
    },
    failure,
    sending,
    booked: kept.booked,
    /** Whether what stands in the form is a refused booking, given back. */
    holdsRefused,
    submit,
    edited,
    pick: ({ date, slot }: CallTime) => {
      form.setValue('date', date)
      form.setValue('slot', slot)
      edited()
    },
    bookAnother: () => {
      kept.forget()
      form.setValue('slot', '')
      void client.invalidateQueries({ queryKey: anyHeldSlots })
    },
  }
}

export type BookingState = ReturnType<typeof useBooking>

/** Fields are found in the form itself: of thirteen times the first that can be chosen, or the day where none can. */
function focusField(form: HTMLFormElement, field: BookingField) {
  const find = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`)
  ;(find(field) ?? find('date'))?.focus()
}
