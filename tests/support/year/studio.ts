import { emailChannel } from '../../../supabase/functions/send-due/channels'
import { drainEmail } from '../../../supabase/functions/send-due/handler'
import type { Email } from '../../../supabase/functions/_shared/email-sender'
import type { Claim } from '../../../supabase/functions/_shared/outbox'
import { createOutbox } from '../../../supabase/functions/_shared/outbox'
import type { CallProcedure } from '../../../supabase/functions/_shared/rest'
import type { SiteFacts } from '../../../supabase/functions/_shared/site'
import type { LocalBackend } from '../../../supabase/local/backend'
import { queryValue } from '../database'
import { giveClock } from '../studio-clock'
import type { Provider } from './provider'

const minuteMs = 60_000
/** How long one call of send-due works, and how long the provider takes for an email. */
const workingMs = 45_000
const answerMs = 120

const site: SiteFacts = {
  name: 'Studio',
  email: 'hello@studio.test',
  url: 'https://studio.test',
  functionsUrl: 'https://project.test/functions/v1',
  from: { name: 'Studio', address: 'hello@studio.test' },
}

/** A database with a simulated clock, and the function that sends its email. */
export class Studio {
  provider!: Provider
  /** What the functions logged. */
  logged: string[] = []
  #now = 0
  #cleared = 0

  private constructor(readonly backend: LocalBackend) {}

  static async open(backend: LocalBackend, now: number): Promise<Studio> {
    const studio = new Studio(backend)
    await giveClock(backend)
    await studio.setTime(now)
    return studio
  }

  /** In ms since 1970. */
  now = (): number => this.#now

  async setTime(at: number): Promise<void> {
    this.#now = at
    await this.backend.query('update private.test_clock set at = to_timestamp($1::text::float8)', [
      String(at / 1000),
    ])
  }

  wait = (ms: number): Promise<void> => this.setTime(this.#now + ms)

  /** Calls a procedure as the functions do, without the time that HTTP takes. */
  call: CallProcedure = async (name, args) => {
    const names = Object.keys(args)
    const list = names.map((key, index) => `${key} => ($1::text::jsonb ->> ${index})${typesOf[key] ?? ''}`)
    const sql = `select to_jsonb(r) as result from public.${name}(${list.join(', ')}) r`
    const rows = await this.backend.query<{ result: unknown }>(
      sql,
      names.length > 0 ? [JSON.stringify(Object.values(args))] : [],
    )
    return rows[0]?.result ?? null
  }

  /** One call of the schedule. Resolves with the number of messages that it handled. */
  async runSchedule(): Promise<number> {
    const claims = new Map<string, Claim>()
    const deliver = async (email: Email, id = '') => {
      await this.wait(answerMs)
      return this.provider.deliver(email, id, claims.get(id) as Claim)
    }
    const channel = emailChannel(site, Object.assign(deliver, { onceMinutes: 24 * 60 }))
    const options = {
      outbox: createOutbox(this.call),
      now: this.now,
      until: this.#now + workingMs,
      sleep: this.wait,
      log: (line: string) => void this.logged.push(line),
    }
    const counts = await drainEmail(
      {
        ...channel,
        compose: (claim, now) => {
          claims.set(claim.message_id, claim)
          return channel.compose(claim, now)
        },
      },
      options,
    )
    if (this.#now - this.#cleared > 60 * minuteMs) {
      this.#cleared = this.#now
      await this.call('clear_expired', {})
    }
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  }

  /** When a pause of email ends; undefined if there is none. */
  async pausedUntil(): Promise<number | undefined> {
    const until = await queryValue<number | null>(
      this.backend,
      'select extract(epoch from private.email_paused_until())::float8 * 1000',
    )
    return until === null ? undefined : Math.ceil(Number(until) / minuteMs) * minuteMs
  }

  /** The next minute at which the schedule has something to do; undefined if nothing waits. */
  async nextDue(): Promise<number | undefined> {
    const due = await queryValue<number | null>(
      this.backend,
      `select extract(epoch from least(
        (select min(greatest(due_at, coalesce(retry_at, due_at))) from public.outbox where status = 'pending'),
        (select min(claimed_at) + interval '10 minutes' from public.outbox where status = 'sending'),
        (select private.app_now() from private.owner_events limit 1),
        (select private.app_now() from private.newsletter_queue limit 1)
      ))::float8 * 1000`,
    )
    return due === null ? undefined : Math.ceil(Number(due) / minuteMs) * minuteMs
  }
}

/** Casts of arguments that are not text. */
const typesOf: Record<string, string> = {
  p_attempt: '::integer',
  p_events: '::jsonb',
  p_limit: '::integer',
  p_listed: '::integer',
  p_message_id: '::uuid',
  p_pause_seconds: '::integer',
  p_repeat_minutes: '::integer',
  p_sequence: '::integer',
  p_subscriber_id: '::uuid',
}
