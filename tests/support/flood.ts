import { slots } from './standard-hours'
import type { LocalBackend } from '../../supabase/local/backend'
import { callProcedure } from './api-call'
import { type Client, queryOne, queryValue } from './database'
import { drainOutbox, mostInAnHour, type Sent } from './outbox-drain'
import { giveClock } from './studio-clock'

interface FloodReport {
  /** The number of each answer, such as `200 submit_contact`. */
  answers: Record<string, number>
  /** Unconfirmed calls of the flood that hold a time, and requested ones. */
  held: number
  askedFor: number
  /** On the day with the fewest. */
  freeSlots: number
  /** The most emails to unconfirmed addresses in one hour, from the start until two days later. */
  emailsInAnHour: number
  /** Emails to made-up addresses after the clean-up. */
  emailsAfterCleaning: number
  /** The answers to a real visitor's call and message at the beginning, in the middle and at the end. */
  visitors: string[]
  /** The status of a real visitor's call after they confirmed it by email. */
  confirmedVisitor: string
  /** Alerts about the flood to the owner. */
  ownerNotified: number
  /** The results of the clean-up and of a second one. */
  cleaned: Record<string, number>
  cleanedAgain: Record<string, number>
  /** Rows of made-up addresses that still wait after the clean-up. */
  leftWaiting: number
  /** Growth of the database in bytes per submission. */
  bytesEach: number
  seconds: { flooding: number; cleaning: number }
}

const owner = 'owner@studio.test'
/** Characters of four bytes each, up to the limit of a message. */
const longestMessage = '𝕏'.repeat(2500)
const callsInParallel = 8

/** Ten minutes past an hour, so that the flood is within one hour. */
const startOfFlood = `
  update private.test_clock set at = date_trunc('hour', now()) + interval '1 hour 10 minutes';
  delete from public.alert_recipients;
  insert into public.alert_recipients (email) values ('${owner}');`

const databaseBytes = (backend: LocalBackend) =>
  queryValue<number>(backend, 'select pg_database_size(current_database())::float8')

/**
 * Simulates ten minutes in which made-up people from many networks book, move, write, subscribe and apply
 * through the API, and a real visitor three times. Then runs two days of the schedule, with the owner's
 * clean-up a few hours after the start.
 */
export async function playFlood(
  backend: LocalBackend,
  admin: Client,
  addresses: number,
): Promise<FloodReport> {
  await giveClock(backend)
  await backend.exec(startOfFlood)
  const [today, before] = await Promise.all([
    queryValue<string>(backend, 'select private.today_in_malaysia()::text'),
    databaseBytes(backend),
  ])
  const answers: Record<string, number> = {}
  const tokens: string[] = []
  const dayAfter = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

  async function strike(n: number): Promise<void> {
    const contact = `made-up-${n}@flood-${n % 97}.example`
    const turn = n % 10
    const slot = {
      preferred_date: dayAfter(1 + (n % 90)),
      preferred_time: slots[Math.floor(n / 90) % slots.length],
    }
    const token = tokens[n % tokens.length]
    const [procedure, args] =
      turn < 4
        ? ['submit_booking', { name: 'Nobody', contact, ...slot, call_method: 'video', message: 'A shop.' }]
        : turn < 6 && token
          ? ['reschedule_booking', { token, ...slot }]
          : turn < 8
            ? ['subscribe_with_welcome_email', { subscriber_email: contact, subscriber_name: 'Nobody' }]
            : turn < 9
              ? ['submit_contact', { name: 'Nobody', contact, message: longestMessage }]
              : [
                  'submit_application',
                  {
                    full_name: 'Nobody',
                    contact_number: '012-345 6789',
                    email: contact,
                    area_of_expertise: 'Other',
                  },
                ]
    const { status, body } = await callProcedure(backend, procedure as string, args as object)
    if (procedure === 'submit_booking' && typeof body.manage_token === 'string')
      tokens.push(body.manage_token)
    const said = `${status} ${procedure}${status < 400 ? '' : `: ${String(body.message)}`}`
    answers[said] = (answers[said] ?? 0) + 1
  }

  const visitors: string[] = []
  async function visit(nth: number): Promise<void> {
    const contact = `nurul-${nth}@shop.example`
    const call = await callProcedure(backend, 'submit_booking', {
      name: 'Nurul',
      contact,
      preferred_date: dayAfter(30 + nth),
      preferred_time: '5:00 PM',
      call_method: 'video',
      message: 'A site for my bakery.',
    })
    const message = await callProcedure(backend, 'submit_contact', {
      name: 'Nurul',
      contact,
      message: 'How much is a site for a bakery?',
    })
    visitors.push(`${String(call.body.status ?? call.body.message)}, ${message.status}`)
  }

  const began = performance.now()
  const strikes = Math.floor(addresses / 100)
  for (let batch = 0; batch < strikes; batch += 1) {
    if ([0, Math.floor(strikes / 2), strikes - 1].includes(batch)) await visit(visitors.length)
    let next = batch * 100
    const last = next + 100
    await Promise.all(
      Array.from({ length: callsInParallel }, async () => {
        while (next < last) await strike(next++)
      }),
    )
    await backend.query('update private.test_clock set at = at + make_interval(secs => $1::text::float8)', [
      String(600 / strikes),
    ])
  }
  const flooding = (performance.now() - began) / 1000
  const bytesEach = Math.round(((await databaseBytes(backend)) - before) / addresses)

  const held = await queryOne<{ held: number; asked: number }>(
    backend,
    `select count(*) filter (where status = 'booked')::integer as held,
      count(*) filter (where status = 'requested')::integer as asked
    from public.booking_submissions where contact like '%@flood-%'`,
  )
  const free = await queryValue<number>(
    backend,
    `select min(day.free)::integer as free
    from generate_series(1, 90) n cross join lateral (
      select count(*) filter (where s.state = 'free') as free from private.call_slots(private.today_in_malaysia() + n) s
    ) day`,
  )

  const sent: Sent[] = []
  const pass = async (hours: number, rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await backend.query('update private.test_clock set at = at + make_interval(secs => $1::text::float8)', [
        String((hours * 3600) / rounds),
      ])
      sent.push(...(await drainOutbox(backend)))
    }
  }
  await pass(3, 18)

  // The middle visitor confirms by the link in the email, which is sent when the flood is over.
  const confirmed = 'nurul-1@shop.example'
  const token = await queryValue<string>(
    backend,
    'select email_token as token from public.booking_submissions where contact = $1',
    [confirmed],
  )
  const opened = await callProcedure(backend, 'confirm_booking', { token })

  const pressed = performance.now()
  const press = async () => {
    const { data: floods } = await admin.from('abuse_incidents').select('id')
    const sums: Record<string, number> = { floods: floods?.length ?? 0 }
    for (const { id } of floods ?? []) {
      // The admin continues by itself while there is more.
      for (let more = true; more;) {
        const { data, error } = await admin.rpc('clean_up_incident', { flood: id })
        if (error) throw error
        const { more: isMore, ...counts } = data as Record<string, number> & { more: boolean }
        for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count
        more = isMore
      }
    }
    return sums
  }
  const cleaned = await press()
  const cleaning = (performance.now() - pressed) / 1000
  const cleanedAgain = await press()
  const left = await queryValue<number>(
    backend,
    `select (
      (select count(*) from public.booking_submissions
        where contact like '%@flood-%' and status in ('booked', 'requested'))
      + (select count(*) from public.contact_submissions where contact like '%@flood-%' and status <> 'spam')
      + (select count(*) from public.work_opportunities where email like '%@flood-%' and status <> 'spam')
      + (select count(*) from public.newsletter_subscribers where email like '%@flood-%')
      + (select count(*) from public.outbox where recipient like '%@flood-%' and status in ('pending', 'sending'))
    )::integer as left`,
  )
  const atPress = sent.length
  await pass(48, 48)

  return {
    answers,
    held: held.held,
    askedFor: held.asked,
    freeSlots: free,
    emailsInAnHour: mostInAnHour(sent.filter(({ recipient }) => ![owner, confirmed].includes(recipient))),
    emailsAfterCleaning: sent.slice(atPress).filter(({ recipient }) => recipient.includes('@flood-')).length,
    visitors,
    confirmedVisitor: String(opened.body.status),
    ownerNotified: sent.filter(({ recipient, kind }) => recipient === owner && kind === 'owner_alert').length,
    cleaned,
    cleanedAgain,
    leftWaiting: left,
    bytesEach,
    seconds: { flooding, cleaning },
  }
}
