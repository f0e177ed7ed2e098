import { addDays, isInWindow, slots, slotState, startOf, type CallTime } from '@/features/booking/slots'

/**
 * The free times nearest to one that is gone, in the order of the clock. Times of one day are always nearer to each
 * other than to those of the next, so days are asked for in widening rings, and only as many as are needed.
 * `heldOn` gives the times held on a day; where it fails, none are known.
 */
export async function nearestFree(
  lost: CallTime,
  now: number,
  heldOn: (date: string) => Promise<readonly string[]>,
  count = 3,
): Promise<CallTime[]> {
  const wanted = startOf(lost)
  const distance = (time: CallTime) => Math.abs(startOf(time) - wanted)
  const found: CallTime[] = []
  for (let ring = 0; found.length < count && ring <= furthest; ring++) {
    const days = (ring === 0 ? [0] : [-ring, ring])
      .map((shift) => addDays(lost.date, shift))
      .filter((date) => isInWindow(date, now))
    const times = await Promise.all(days.map((date) => freeOn(date, now, heldOn)))
    const free = times.flat().filter((time) => time.date !== lost.date || time.slot !== lost.slot)
    found.push(...free.toSorted((a, b) => distance(a) - distance(b)))
  }
  return found.slice(0, count).toSorted((a, b) => startOf(a) - startOf(b))
}

/** Days either way; a studio that has no time for a fortnight is better asked in the chat. */
const furthest = 14

async function freeOn(
  date: string,
  now: number,
  heldOn: (date: string) => Promise<readonly string[]>,
): Promise<CallTime[]> {
  const held = await heldOn(date).catch(() => [])
  return slots.map((slot) => ({ date, slot })).filter((time) => slotState(time, now, held) === 'free')
}
