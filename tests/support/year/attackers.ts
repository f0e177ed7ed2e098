import { randomUUID } from 'node:crypto'
import { callProcedure } from '../api-call'
import { newAddress } from '../caller-address'
import { freeTimes } from './people'
import type { Accepted } from './provider'
import type { Studio } from './studio'

/** How often an attacker tries in one go; each limit is reached well before. */
const tries = 40

/**
 * Five attackers who do what the limits allow: hold times with addresses of others, hold times with a domain that takes
 * every address and confirms, send long requests, subscribe other people, and change one call again and again. Each has
 * one network. Their addresses hold '@attacker'.
 */
export class Attackers {
  #callers = Array.from({ length: 5 }, () => newAddress())
  #names = 0

  constructor(
    private studio: Studio,
    private random: () => number,
    private later: (at: number, act: () => Promise<void>) => void,
  ) {}

  #contact = (domain: string) => `someone-${(this.#names += 1)}@attacker-${domain}.example`

  async #book(caller: string, contact: string): Promise<Record<string, unknown> | undefined> {
    const free = await freeTimes(this.studio)
    const wanted = free[Math.floor(this.random() * free.length)]
    if (!wanted) return undefined
    const { status, body } = await callProcedure(
      this.studio.backend,
      'submit_booking',
      {
        name: 'Somebody',
        contact,
        preferred_date: wanted.day,
        preferred_time: wanted.slot,
        call_method: 'video',
        message: 'A site.',
      },
      caller,
    )
    return status === 200 ? body : undefined
  }

  /** One of the five, by turn. */
  async strike(turn: number): Promise<void> {
    const which = turn % 5
    const caller = this.#callers[which] as string
    const { backend } = this.studio
    for (let n = 0; n < tries; n += 1) {
      if (which === 0 && !(await this.#book(caller, this.#contact(`${n % 7}`)))) return
      if (which === 1 && !(await this.#book(caller, this.#contact('catch-all')))) return
      if (which === 2) {
        const { status } = await callProcedure(
          backend,
          'submit_contact',
          { name: 'Somebody', contact: this.#contact('long'), kind: 'quote', message: '"'.repeat(2700) },
          caller,
        )
        if (status !== 200) return
      }
      if (which === 3) {
        const { status } = await callProcedure(
          backend,
          'subscribe_with_welcome_email',
          { subscriber_email: this.#contact('news'), subscriber_name: 'Somebody' },
          caller,
        )
        if (status !== 200) return
      }
      if (which === 4) return this.#changeAgainAndAgain(caller)
    }
  }

  async #changeAgainAndAgain(caller: string): Promise<void> {
    const booked = await this.#book(caller, this.#contact('moves'))
    for (let n = 0; n < tries; n += 1) {
      const free = await freeTimes(this.studio)
      const wanted = free[Math.floor(this.random() * free.length)]
      if (!wanted) return
      const { status } = await callProcedure(
        this.studio.backend,
        'reschedule_booking',
        {
          token: n % 5 === 4 ? randomUUID() : booked?.manage_token,
          preferred_date: wanted.day,
          preferred_time: wanted.slot,
        },
        caller,
      )
      if (status === 429) return
    }
  }

  /** The one whose domain takes every address confirms each of its calls. */
  read({ email, claim }: Accepted): void {
    if (!email.to.endsWith('@attacker-catch-all.example') || !claim.booking || claim.booking.confirmed) return
    const token = claim.booking.email_token
    this.later(this.studio.now() + 120_000, async () => {
      await callProcedure(this.studio.backend, 'confirm_booking', { token }, this.#callers[1])
    })
  }
}
