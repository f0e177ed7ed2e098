import { LOCAL_KEYS } from '../../supabase/local/backend'
import { callProcedure } from './api-call'
import { newAddress } from './caller-address'
import { clientOf } from './database'
import {
  type ScenarioResult,
  type Target,
  type Attack,
  newEmail,
  number,
  pass,
  twoDays,
  clean,
  call,
  book,
  subscribe,
  write,
  growth,
  heldCalls,
  mostInADay,
  rowsHolding,
  emptyCalendar,
} from './abuse-steps'
import { drainOutbox, type Sent } from './outbox-drain'
import { switchSms } from './sms-reminders'
import { giveClock } from './studio-clock'

const attacks: ReadonlyArray<readonly [scenario: string, before: string, attack: Attack]> = [
  [
    'the calendar emptied from one IPv6 /64',
    '1,180 of 1,183 slots in 30 s',
    emptyCalendar((n) => `2001:db8:feed:1:${(n + 1).toString(16)}::1`),
  ],
  ['the calendar emptied from one IPv4 address', 'all in 10 h', emptyCalendar(() => '198.51.100.66')],
  [
    'the calendar emptied slowly, by a new caller each time',
    'all, at any pace',
    async ({ backend }, size) => {
      // Slowly enough never to be a flood.
      const perHour = 100
      for (let n = 0; n < size; n += 1) {
        if (n > 0 && n % perHour === 0) await pass(backend, 120)
        await book(backend, newEmail(), n)
      }
      const held = await heldCalls(backend)
      const fullest = await number(
        backend,
        `select coalesce(max(n), 0) from (
          select count(*) as n from public.booking_submissions where status = 'booked' group by preferred_date
        ) days`,
      )
      return {
        now: `${size} calls: ${held} slots held, on the fullest day ${fullest} of 13`,
        prevented: fullest <= 6,
      }
    },
  ],
  [
    'a victim mailed: bookings in their name, each moved ten times',
    '55 mails in 52 s',
    async ({ backend }) => {
      const victim = 'victim@home.example'
      for (let n = 0; n < 5; n += 1) {
        const { body } = await book(backend, n % 2 ? victim : `victim+${n}@home.example`, n)
        for (let move = 1; move <= 10; move += 1) {
          const { preferred_date, preferred_time } = call(victim, 20 * n + move)
          const to = { token: body.manage_token, preferred_date, preferred_time }
          await callProcedure(backend, 'reschedule_booking', to)
        }
        await callProcedure(backend, 'cancel_booking', { token: body.manage_token })
      }
      await subscribe(backend, victim)
      const sent = await twoDays(backend)
      const most = mostInADay(sent)
      return { now: `${most} on a day, ${sent.length} in two days`, prevented: most <= 1 }
    },
  ],
  [
    'a victim mailed: sign-ups of victim+N@',
    '150 mails in 8 s',
    async ({ backend }, size) => {
      for (let n = 0; n < Math.min(size, 150); n += 1) await subscribe(backend, `victim+${n}@home.example`)
      const sent = await twoDays(backend)
      const most = mostInADay(sent)
      return { now: `${most} on a day, ${sent.length} in two days`, prevented: most <= 1 }
    },
  ],
  [
    "text of an anonymous caller in the studio's email",
    "'Claim RM5000 now …' as the greeting",
    async ({ backend }) => {
      await book(backend, newEmail(), 0)
      await subscribe(backend, newEmail())
      const sent = await drainOutbox(backend)
      const carried = sent.filter(({ claim }) => claim.includes('RM5000')).length
      return {
        now: `${sent.length} mails, ${carried} of them made from anything that was typed`,
        prevented: sent.length === 2 && carried === 0,
      }
    },
  ],
  [
    'an unsubscribed address subscribed again by somebody else',
    'subscribed and mailed again',
    async ({ backend }) => {
      const address = newEmail()
      await subscribe(backend, address)
      await drainOutbox(backend)
      await backend.query(
        'select public.unsubscribe(unsubscribe_token::text) from public.newsletter_subscribers where email = $1',
        [address],
      )
      const sent: Sent[] = []
      for (let day = 0; day < 29; day += 1) {
        await pass(backend, 24 * 60)
        await subscribe(backend, address)
        sent.push(...(await drainOutbox(backend)))
      }
      const active = await number(
        backend,
        'select count(*) from public.newsletter_subscribers where email = $1 and is_active',
        [address],
      )
      return {
        now: `${active ? 'on' : 'still off'} the list after 29 tries in 29 days, ${sent.length} mail`,
        prevented: active === 0 && sent.length <= 1,
      }
    },
  ],
  [
    'the database filled',
    '68 KB for a message; 500 MB in 7,400 calls',
    async ({ backend }, size) => {
      const tries = Math.min(size, 600)
      // Characters of four bytes each that do not compress, as an attacker would send.
      const noise = () =>
        Array.from({ length: 2500 }, () =>
          String.fromCodePoint(0x20000 + Math.floor(Math.random() * 40_000)),
        ).join('')
      const long = await growth(backend, tries, () => write(backend, newEmail(), noise()))
      const short = await growth(backend, tries, () => subscribe(backend, newEmail()))
      const tooLong = await write(backend, newEmail(), '𝕏'.repeat(5000))
      await backend.exec("update private.rate_limits set hits = 50000000 where bucket = 'bytes'")
      const full = await write(backend, newEmail())
      const kb = (bytes: number) => (bytes / 1000).toFixed(1)
      return {
        now: `${kb(long.each)} KB for the longest, ${kb(short.each)} for the shortest; a day at most ${Math.max(long.aDay, short.aDay).toFixed(0)} MB, then ${full.status} ${String(full.body.message)}`,
        prevented:
          Math.max(long.aDay, short.aDay) < 150 &&
          tooLong.status === 400 &&
          full.body.message === 'inbox_full',
      }
    },
  ],
  [
    'a customer locked out by messages in their name',
    'refused for an hour after five',
    async ({ backend }) => {
      const customer = 'customer@home.example'
      for (let n = 0; n < 5; n += 1) {
        await write(backend, customer)
        await book(backend, customer, n)
        await subscribe(backend, customer)
      }
      const answers = [
        await write(backend, customer),
        await book(backend, customer, 7),
        await subscribe(backend, customer),
      ]
      return {
        now: `then the customer: ${answers.map(({ status }) => status).join(', ')}`,
        prevented: answers.every(({ status }) => status === 200),
      }
    },
  ],
  [
    'applicants probed by one caller',
    '100 of 100 tries',
    async ({ backend }) => {
      const application = {
        full_name: 'Somebody',
        contact_number: '012-345 6789',
        email: 'applicant@home.example',
        area_of_expertise: 'Other',
      }
      await callProcedure(backend, 'submit_application', application)
      const caller = newAddress()
      let answered = 0
      for (let n = 0; n < 100; n += 1) {
        const { status } = await callProcedure(backend, 'submit_application', application, caller)
        if (status === 200) answered += 1
      }
      return { now: `${answered} of 100 tries answered in ten minutes`, prevented: answered <= 30 }
    },
  ],
  [
    'a signed-out administrator still reads',
    'for up to an hour',
    async ({ backend }) => {
      const client = clientOf(backend)
      const { data } = await client.auth.signInWithPassword({
        email: 'admin@example.test',
        password: 'local-admin-password',
      })
      await write(backend, newEmail())
      const asToken = clientOf(backend, LOCAL_KEYS.publishable, {
        Authorization: `Bearer ${data.session?.access_token}`,
      })
      const read = async () => (await asToken.from('contact_submissions').select('id')).data?.length ?? 0
      const signedIn = await read()
      await client.auth.signOut({ scope: 'local' })
      const signedOut = await read()
      return {
        now: `${signedIn} message read with the token, after signing out ${signedOut}`,
        prevented: signedIn === 1 && signedOut === 0,
      }
    },
  ],
  [
    'a mail lost that the server did not take yet (SMTP 451)',
    'failed for ever after one try',
    async ({ backend }) => {
      await book(backend, newEmail(), 3) // Far enough ahead that it does not begin meanwhile.
      let tries = 0
      for (let hour = 0; hour < 30; hour += 1) {
        tries += (await drainOutbox(backend, 'email', 'retry')).length
        await pass(backend, 60)
      }
      const sent = await drainOutbox(backend)
      return {
        now: `${tries} tries in 30 h, then ${sent.length === 1 ? 'sent' : 'lost'}`,
        prevented: tries > 5 && sent.length === 1,
      }
    },
  ],
  [
    'a person who cannot be erased',
    "lived on in the log, with 'Restore it'",
    async ({ backend, admin }) => {
      const person = 'nadia@home.example'
      await write(backend, person, `Please write to ${person}.`)
      await book(backend, person, 0)
      await subscribe(backend, person)
      await admin.from('contact_submissions').update({ status: 'replied' }).eq('contact', person)
      await drainOutbox(backend)
      const { error } = await admin.rpc('erase_person', { contact: person })
      const left = await rowsHolding(backend, 'nadia')
      return { now: `rows that still hold the address: ${left}`, prevented: !error && left === 0 }
    },
  ],
  [
    'SMS to numbers that cost (+882…)',
    'planned',
    async ({ backend }) => {
      await switchSms(backend, true)
      const reminders = { sms: { enabled: true, times: ['1 hour', '15 minutes'] } }
      const planned = async (contact: string, n: number) => {
        await callProcedure(backend, 'submit_booking', { ...call(contact, n), reminders })
        return number(
          backend,
          "select count(*) from public.outbox where channel = 'sms' and recipient = $1",
          [contact],
        )
      }
      const costly = await planned('+882 16 5550 1234', 0)
      const local = await planned('012-345 6789', 1)
      const now = `${costly} planned (to a Malaysian mobile: ${local})`
      return { now, prevented: costly === 0 && local > 0 }
    },
  ],
]

/**
 * Runs every scenario in turn on a database with no other use. `size`: the repetitions of an attack that
 * repeats a request.
 */
export async function runAbuseScenarios(target: Target, size: number): Promise<ScenarioResult[]> {
  await giveClock(target.backend)
  const results: ScenarioResult[] = []
  for (const [scenario, before, attack] of attacks) {
    await target.backend.exec(clean)
    results.push({ scenario, before, ...(await attack(target, size)) })
  }
  return results
}
