import { LOCAL_KEYS, type LocalBackend } from '../../supabase/local/backend'
import { newAddress } from './caller-address'

const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM', '2:00 PM']

interface Race {
  won: number
  /** The distinct answers to the others. */
  errors: string[]
  /** Bookings in the database for the slot. */
  stored: number
}

let racers = 0

/** One request from a new caller. */
async function submit(backend: LocalBackend, slot: { preferred_date: string; preferred_time: string }) {
  racers += 1
  const answer = await backend.fetch(
    new Request('http://database.test/rest/v1/rpc/submit_booking', {
      method: 'POST',
      headers: {
        apikey: LOCAL_KEYS.publishable,
        'content-type': 'application/json',
        'cf-connecting-ip': newAddress(),
      },
      body: JSON.stringify({
        name: 'Lim Wei',
        contact: `racer-${racers}@example.test`,
        call_method: 'video',
        message: 'A shop.',
        ...slot,
      }),
    }),
  )
  const said = (await answer.json()) as { message?: string }
  return answer.ok ? 'won' : `${answer.status} ${said.message}`
}

/**
 * Fifty simultaneous callers for one free slot, a different one in each round (at most 595).
 * @param taken gets each caller's waiting time in ms
 */
export async function raceForSlot(backend: LocalBackend, round: number, taken: number[] = []): Promise<Race> {
  const date = new Date(Date.now() + (3 + Math.floor(round / times.length)) * 86_400_000)
  const slot = {
    preferred_date: date.toISOString().slice(0, 10),
    preferred_time: times[round % times.length] ?? '',
  }
  const timed = async () => {
    const began = performance.now()
    const answer = await submit(backend, slot)
    taken.push(performance.now() - began)
    return answer
  }
  const answers = await Promise.all(Array.from({ length: 50 }, timed))
  const [row] = await backend.query<{ n: number }>(
    `select count(*)::integer as n from public.booking_submissions
    where preferred_date = $1::text::date and preferred_time = $2 and status not in ('cancelled', 'requested')`,
    [slot.preferred_date, slot.preferred_time],
  )
  return {
    won: answers.filter((answer) => answer === 'won').length,
    errors: [...new Set(answers.filter((answer) => answer !== 'won'))],
    stored: row?.n ?? 0,
  }
}
