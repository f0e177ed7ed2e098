import { useEffect, useRef, useState } from 'react'
import { forgetBooked } from '@/features/booking/confirmation/booked-flag'
import { sendBooking } from '@/features/booking/form/send-booking'
import {
  keepBooked,
  readBooked,
  readUnsent,
  type StoredBooking,
} from '@/features/booking/outbox/stored-booking'
import { unsentKey } from '@/features/booking/outbox/outbox-flag'
import { onResent, resendUnsent, settle } from '@/features/booking/outbox/outbox'

/**
 * What the browser keeps of bookings: the one whose success screen is shown, through a reload and until the visitor
 * goes on, by whatever way; and those that wait, which are sent again. `onRefused` hears of each that was refused,
 * also of one refused on an earlier visit; it may hear of one twice.
 */
export function useKeptBooking(onRefused: (refused: StoredBooking) => void) {
  const [booked, setBooked] = useState<StoredBooking>()
  const latest = useRef({ onRefused, booked })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it only remembers, it sets nothing
  useEffect(() => {
    latest.current = { onRefused, booked }
  })

  useEffect(() => {
    const kept = readBooked()
    if (kept) setBooked(kept)
    else forgetBooked()

    const hear = (settled: StoredBooking) => {
      if (settled.state === 'stored') setBooked(settled)
      else latest.current.onRefused(settled)
    }
    const hearRefused = (only?: string) => {
      const refused = readUnsent().find(
        ({ key, state }) => state === 'refused' && (only === undefined || key === only),
      )
      if (refused) latest.current.onRefused(refused)
    }
    /** Another tab has settled what is shown here: asked again with its key, the database gives the same answer. */
    const catchUp = async (shown: StoredBooking | undefined) => {
      if (shown?.state !== 'sending' || readUnsent().some(({ key }) => key === shown.key)) return
      const settled = settle(shown, await sendBooking(shown))
      if (settled) hear(settled)
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== unsentKey) return
      const shown = latest.current.booked
      void catchUp(shown)
      if (shown) hearRefused(shown.key)
    }

    /** Back from another page of the site, which has forgotten it: the browser shows this one as it was left. */
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !readBooked()) setBooked(undefined)
    }

    hearRefused()
    void catchUp(kept)
    void resendUnsent()
    const stop = onResent(hear)
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShown)
    return () => {
      stop()
      window.removeEventListener('pageshow', onShown)
      window.removeEventListener('storage', onStorage)
      forgetBooked()
    }
  }, [])

  useEffect(() => {
    if (booked) keepBooked(booked)
  }, [booked])

  return {
    booked,
    show: setBooked,
    forget: () => {
      forgetBooked()
      setBooked(undefined)
    },
  }
}
