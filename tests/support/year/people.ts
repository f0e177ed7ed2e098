import { malaysiaDay } from '@/lib/dates'
import { callProcedure } from '../api-call'
import { newAddress } from '../caller-address'
import type { Accepted } from './provider'
import type { Studio } from './studio'

const hourMs = 3_600_000
const dayMs = 86_400_000

/** A lead that the studio was to be alerted to. */
export interface Lead {
  id: string
  table: 'booking_submissions' | 'contact_submissions'
  at: number
}

/** What visitors met, and what the studio owes them. */
export interface Met {
  leads: Lead[]
  booked: number
  moved: number
  cancelled: number
  enquiries: number
  /** Answers other than 200 to real visitors, by their code. */
  refused: Map<string, number>
  /** Real visitors who found no free time within seven days, and how many of those days' times attackers held. */
  withoutTime: Array<{ at: number; heldByAttackers: number }>
}

export const nothingMet = (): Met => ({
  leads: [],
  booked: 0,
  moved: 0,
  cancelled: 0,
  enquiries: 0,
  refused: new Map(),
  withoutTime: [],
})

interface Slot {
  day: string
  slot: string
}

/** The free times of the seven days from tomorrow. */
export async function freeTimes({ backend, now }: Studio, days = 7): Promise<Slot[]> {
  const found = await backend.query<Slot>(
    `select day::date::text as day, s.slot from generate_series($1::text::date + 1, $1::text::date + $2::text::integer, '1 day') day
    cross join lateral private.call_slots(day::date) s where s.state = 'free'`,
    [malaysiaDay(now()), String(days)],
  )
  return found
}

/** People who book, write, move and cancel; each from a network of their own. */
export class Visitors {
  /** The caller's address and what they do, by the email address of a booking. */
  #bookings = new Map<string, { caller: string; token: string }>()
  #people = 0

  constructor(
    private studio: Studio,
    private random: () => number,
    private met: Met,
    private later: (at: number, act: () => Promise<void>) => void,
    /** The share of addresses that do not exist. */
    private bounces: number,
  ) {}

  /** 'bounce' marks an address that does not exist. */
  #address(): string {
    this.#people += 1
    return `${this.random() < this.bounces ? 'bounce' : 'person'}-${this.#people}@client-${this.#people % 997}.example`
  }

  #refuse(body: Record<string, unknown>): void {
    const code = String(body.message)
    this.met.refused.set(code, (this.met.refused.get(code) ?? 0) + 1)
  }

  async enquire(): Promise<void> {
    const { status, body } = await callProcedure(this.studio.backend, 'submit_contact', {
      name: 'Nurul',
      contact: this.random() < 0.5 ? this.#address() : `+6013${String(1_000_000 + this.#people++).slice(1)}0`,
      message: 'How much is a site for my shop?',
    })
    if (status !== 200) return this.#refuse(body)
    this.met.enquiries += 1
    await this.#note('contact_submissions')
  }

  async #note(table: Lead['table']): Promise<void> {
    const [row] = await this.studio.backend.query<{ id: string }>(
      `select id from public.${table} order by created_at desc limit 1`,
    )
    if (row) this.met.leads.push({ id: row.id, table, at: this.studio.now() })
  }

  async book(): Promise<void> {
    const { studio, random, met } = this
    const free = await freeTimes(studio)
    if (free.length === 0) {
      const [held] = await studio.backend.query<{ count: number }>(
        `select count(*)::integer as count from public.booking_submissions
        where contact like '%@attacker%' and status = 'booked'
          and preferred_date between $1::text::date and $1::text::date + 7`,
        [malaysiaDay(studio.now())],
      )
      met.withoutTime.push({ at: studio.now(), heldByAttackers: held?.count ?? 0 })
      return
    }
    const wanted = free[Math.floor(random() * free.length)] as Slot
    const contact = this.#address()
    const caller = newAddress()
    const { status, body } = await callProcedure(
      studio.backend,
      'submit_booking',
      {
        name: 'Aina',
        contact,
        preferred_date: wanted.day,
        preferred_time: wanted.slot,
        call_method: 'video',
        message: 'A site for my bakery.',
        timezone: random() < 0.1 ? 'America/New_York' : 'Asia/Kuala_Lumpur',
        reminders: { email: { enabled: true, times: ['1 day', '1 hour', '15 minutes'] } },
      },
      caller,
    )
    if (status !== 200) return this.#refuse(body)
    met.booked += 1
    this.#bookings.set(contact, { caller, token: String(body.manage_token) })
    await this.#note('booking_submissions')
    const fate = random()
    if (fate < 0.15) this.later(studio.now() + random() * dayMs, () => this.#change(contact, fate < 0.08))
  }

  async #change(contact: string, moves: boolean): Promise<void> {
    const { studio, random, met } = this
    const booking = this.#bookings.get(contact)
    if (!booking) return
    const free = moves ? await freeTimes(studio) : []
    const to = free[Math.floor(random() * free.length)]
    const change = to ? { preferred_date: to.day, preferred_time: to.slot } : {}
    const { status } = await callProcedure(
      studio.backend,
      to ? 'reschedule_booking' : 'cancel_booking',
      { token: booking.token, ...change },
      booking.caller,
    )
    // A call can have come too near, or its new time can be taken by now.
    if (status === 200) met[to ? 'moved' : 'cancelled'] += 1
  }

  /** Most people press the button of their confirmation, minutes or hours after it arrived. */
  read({ email, claim }: Accepted): void {
    const known = this.#bookings.get(email.to)
    if (!known || !claim.booking || claim.booking.confirmed || this.random() < 0.3) return
    const token = claim.booking.email_token
    this.later(this.studio.now() + 60_000 + this.random() * 6 * hourMs, async () => {
      await callProcedure(this.studio.backend, 'confirm_booking', { token }, known.caller)
    })
  }
}
