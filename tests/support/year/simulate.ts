import { malaysiaDay } from '@/lib/dates'
import { callProcedure } from '../api-call'
import { type Client, queryValue } from '../database'
import type { LocalBackend } from '../../../supabase/local/backend'
import { randomNumbers } from '../random-numbers'
import { Agenda } from './agenda'
import { type Met, nothingMet, Visitors } from './people'
import { type Accepted, Provider, type ProviderRules } from './provider'
import { Attackers } from './attackers'
import { Studio } from './studio'

export interface YearOptions {
  days: number
  bookings: number
  enquiries: number
  newsletters: number
  readers: number
  /** How often one of the five attackers acts. */
  strikes: number
  provider: Omit<ProviderRules, 'outages'>
  /** Days from the start and hours: the provider's outages. */
  outages: ReadonlyArray<{ day: number; hours: number }>
  seed?: number
}

/** Everything that the checks need of a simulated time. */
export interface Simulated {
  studio: Studio
  provider: Provider
  met: Met
  /** Addresses and the time from which they must get no email, or no newsletter. */
  gone: Map<string, { at: number; why: 'suppressed' | 'unsubscribed' | 'erased' }>
  webhooks: { events: number; deliveries: number }
  ended: number
}

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000
const owner = 'owner@studio.test'

/** What the provider reports of an email, as the function email-events hands it to the database. */
interface Report {
  message_id: string
  recipient: string
  event: 'delivered' | 'bounced' | 'complained'
  bounce: 'hard' | null
  at: string
  reason: null
}

/**
 * Lets a studio live for some days: people book, write, move, cancel, read and leave, staff move and cancel, newsletters
 * go out, attackers do their worst, and the provider limits, fails, bounces and reports. Sending is the functions' own
 * code on the database's own rules; only the clock, HTTP and the provider are simulated.
 */
export async function simulate(
  backend: LocalBackend,
  admin: Client,
  options: YearOptions,
): Promise<Simulated> {
  const random = randomNumbers(options.seed ?? 1)
  // Midnight in Malaysia, tomorrow, so that the session of the owner stays valid and no seed row is younger.
  const start = Math.ceil(Date.now() / dayMs) * dayMs + 16 * hourMs
  const end = start + options.days * dayMs
  const studio = await Studio.open(backend, start)
  const agenda = new Agenda()
  const later = (at: number, act: () => Promise<void>) => agenda.add(at, act)
  const met = nothingMet()
  const gone: Simulated['gone'] = new Map()
  const webhooks = { events: 0, deliveries: 0 }
  const leave = (address: string, why: 'suppressed' | 'unsubscribed' | 'erased') => {
    if (!gone.has(address)) gone.set(address, { at: studio.now(), why })
  }

  await backend.exec(`
    delete from public.alert_recipients where true;
    insert into public.alert_recipients (email) values ('${owner}');
    delete from public.outbox where true;
    insert into public.newsletter_subscribers (email, name, confirmed_at)
      select case when n % 100 = 7 then 'bounce' else 'reader' end || '-' || n || '@readers.example', 'Reader', now()
      from generate_series(1, ${options.readers}) n;
    insert into public.site_settings (key, value) values ('email_pace',
      '{"a_second": ${options.provider.aSecond}, "a_day": ${options.provider.aDay}, "reserve": ${Math.round(options.provider.aDay / 5)}}')
      on conflict (key) do update set value = excluded.value`)

  const visitors = new Visitors(studio, random, met, later, 0.01)
  const attackers = new Attackers(studio, random, later)

  /** Reports by the minute in which they arrive. */
  const reports = new Map<number, Report[]>()
  function report(delay: number, one: Report): void {
    const minute = Math.ceil((studio.now() + delay) / minuteMs) * minuteMs
    const others = reports.get(minute)
    if (others) {
      others.push(one)
      return
    }
    reports.set(minute, [one])
    later(minute, async () => {
      const arrived = reports.get(minute) ?? []
      reports.delete(minute)
      webhooks.deliveries += arrived.length
      await studio.call('record_email_events', { p_provider: 'resend', p_events: arrived })
      for (const { event, recipient } of arrived) if (event !== 'delivered') leave(recipient, 'suppressed')
    })
  }

  function onAccepted(accepted: Accepted): void {
    const { email, claim } = accepted
    visitors.read(accepted)
    attackers.read(accepted)
    const kind = email.to.startsWith('bounce') ? 'bounced' : 'delivered'
    webhooks.events += 1
    const deliver = (delay: number, event: Report['event']) => {
      const at = new Date(accepted.at).toISOString()
      const bounce = event === 'bounced' ? 'hard' : null
      report(delay, { message_id: accepted.id, recipient: email.to, event, bounce, at, reason: null })
    }
    // Most reports come within a minute, some hours late, one in ten twice.
    const delay = random() < 0.05 ? random() * 6 * hourMs : random() * minuteMs
    deliver(delay, kind)
    if (random() < 0.1) deliver(delay + random() * hourMs, kind)
    if (claim.kind !== 'newsletter' || kind === 'bounced') return
    const mood = random()
    if (mood < 0.001) deliver(hourMs + random() * dayMs, 'complained')
    else if (mood < 0.003 && claim.unsubscribe_token) {
      const token = claim.unsubscribe_token
      later(studio.now() + random() * dayMs, async () => {
        await callProcedure(backend, 'unsubscribe', { token })
        leave(email.to, 'unsubscribed')
      })
    } else if (mood < 0.0033)
      later(studio.now() + random() * dayMs, async () => {
        const { error } = await admin.rpc('erase_person', { contact: email.to })
        if (error) throw error
        leave(email.to, 'erased')
      })
  }

  const provider = new Provider(
    {
      ...options.provider,
      outages: options.outages.map(({ day, hours }) => {
        const from = start + day * dayMs + 10 * hourMs
        return [from, from + hours * hourMs] as const
      }),
    },
    studio.now,
    random,
    onAccepted,
  )
  studio.provider = provider

  /** A moment in the waking hours of a random day. */
  const someTime = () => start + Math.floor(random() * options.days) * dayMs + (7 + random() * 16) * hourMs
  for (let n = 0; n < options.bookings; n += 1) later(someTime(), () => visitors.book())
  for (let n = 0; n < options.enquiries; n += 1) later(someTime(), () => visitors.enquire())
  for (let n = 0; n < options.strikes; n += 1) later(someTime(), () => attackers.strike(n))
  for (let n = 0; n < options.newsletters; n += 1) {
    const at = start + Math.floor(((n + 0.5) * options.days) / options.newsletters) * dayMs + 9 * hourMs
    later(at, async () => {
      const id = await queryValue<string>(
        backend,
        `insert into public.newsletters (subject, body) values ('What a site costs', 'Prices, and what is in them.') returning id`,
      )
      const { error } = await admin.rpc('send_newsletter', { p_newsletter_id: id })
      if (error) throw error
      await backend.exec('analyze')
    })
  }
  for (let day = 0; day < options.days; day += 1)
    later(start + day * dayMs + 18 * hourMs, () => staffDay(studio, random))

  /** After a call of the schedule that found nothing to send: the end of a pause, or ten minutes later. */
  let quietUntil = 0
  for (;;) {
    const event = agenda.next()
    const due = await studio.nextDue()
    const next = Math.ceil((studio.now() + 1) / minuteMs) * minuteMs
    // The schedule runs each minute; minutes in which nothing can have changed are skipped.
    const schedule = due === undefined ? undefined : Math.max(due, next, quietUntil)
    if (event === undefined && schedule === undefined) break
    if ((schedule ?? Infinity) > (event ?? Infinity)) {
      await studio.setTime(Math.max(event ?? 0, studio.now()))
      await agenda.take()?.()
      quietUntil = 0
    } else {
      await studio.setTime(schedule as number)
      const handled = await studio.runSchedule()
      quietUntil = handled > 0 ? 0 : ((await studio.pausedUntil()) ?? studio.now() + 10 * minuteMs)
    }
    // After the end, what is under way is finished.
    if (studio.now() > end + 14 * dayMs) break
  }
  return { studio, provider, met, gone, webhooks, ended: studio.now() }
}

/** In the evening staff close the day's calls, cancel one in fifty of the coming ones, and move as many. */
async function staffDay(studio: Studio, random: () => number): Promise<void> {
  const { backend } = studio
  // The tests' server has no autovacuum, which a hosted one has.
  await backend.exec('analyze')
  await backend.query(
    `update public.booking_submissions set status = 'completed'
    where status = 'booked' and starts_at < private.app_now()`,
  )
  const coming = await backend.query<{ id: string }>(
    `select id from public.booking_submissions
    where status = 'booked' and starts_at > private.app_now() + interval '3 hours' order by id`,
  )
  for (const { id } of coming) {
    const fate = random()
    if (fate < 0.02)
      await backend.query(
        "update public.booking_submissions set status = 'cancelled' where id = $1::text::uuid",
        [id],
      )
    else if (fate < 0.04) {
      const [free] = await backend.query<{ day: string; slot: string }>(
        `select day::date::text as day, s.slot from generate_series($1::text::date + 2, $1::text::date + 9, '1 day') day
        cross join lateral private.call_slots(day::date) s where s.state = 'free' order by random() limit 1`,
        [malaysiaDay(studio.now())],
      )
      if (free)
        await backend.query(
          `update public.booking_submissions set preferred_date = $2::text::date, preferred_time = $3
          where id = $1::text::uuid`,
          [id, free.day, free.slot],
        )
    }
  }
}
