import * as v from 'valibot'
import { rest } from '@/lib/rest'

/** How far the studio's clock is ahead of this device's, in ms; 0 until it is known. */
let ahead = 0
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

/** A difference under this much more than the answer took is none: it makes no slot past or free. In ms. */
const tolerance = 60_000
const patience = 10_000

/** The moment it is, in ms since 1970: by the studio's clock where that has been heard, else by this device's. */
export const studioNow = (): number => Date.now() + ahead

/** Hears when the studio's clock has been found to differ. Gives the way to stop listening. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks the studio's clock, once for a page: a device may be wrong by a day, and would offer days that cannot be
 * booked. Never throws; without an answer the device is believed. Source: the procedure studio_clock.
 */
export function setByStudio(): Promise<void> {
  asked ??= ask()
  return asked
}

async function ask(): Promise<void> {
  const sent = Date.now()
  try {
    const { data } = await rest.rpc('studio_clock').abortSignal(AbortSignal.timeout(patience))
    const took = Date.now() - sent
    const difference = v.parse(v.pipe(v.number(), v.integer()), data) - (sent + took / 2)
    if (Math.abs(difference) < tolerance + took) return
    ahead = Math.round(difference)
    for (const listener of listeners) listener()
  } catch {
    asked = undefined
  }
}
