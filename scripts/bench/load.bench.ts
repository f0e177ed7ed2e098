import postgres from 'postgres'
import { newAddress } from '../../tests/support/caller-address'
import { setLimits } from '../../tests/support/limits'
import { slots } from '../../tests/support/standard-hours'
import { openBenchDatabase } from './bench-database'
import { percentile } from './percentile'
import { printTable } from './table'

type Sql = ReturnType<typeof postgres>
type Session = Parameters<Parameters<Sql['begin']>[1]>[0]

const aSecond = 200
const seconds = process.env.LOAD_BENCH === 'small' ? 5 : 60
/** The number of connections of a small hosted project's API. */
const connections = 15

/** Of every twelve submissions: five messages, three subscriptions, three applications, one call. */
const mix = ['message', 'subscription', 'application', 'message', 'subscription', 'message'].concat([
  'application',
  'message',
  'call',
  'subscription',
  'message',
  'application',
])
const tables = {
  message: 'contact_submissions',
  subscription: 'newsletter_subscribers',
  application: 'work_opportunities',
  call: 'booking_submissions',
}
type Kind = keyof typeof tables
const kindOf = (n: number) => mix[n % mix.length] as Kind

function submit(session: Session, n: number) {
  const contact = `visitor-${n}@example.test`
  const call = Math.floor(n / mix.length)
  const day = 2 + (Math.floor(call / slots.length) % 89)
  switch (kindOf(n)) {
    case 'message':
      return session`select public.submit_contact('A writer', ${contact}, 'How much is a site for my shop?')`
    case 'subscription':
      return session`select public.subscribe_with_welcome_email(${contact}, 'A reader')`
    case 'application':
      return session`select public.submit_application('An applicant', '012-345 6789', ${contact}, 'Web Development')`
    case 'call':
      return session`select public.submit_booking('A caller', ${contact},
        current_date + ${day}::integer, ${slots[call % slots.length] ?? ''}, 'video', 'A shop.')`
  }
}

/**
 * 200 submissions a second for a minute on a PostgreSQL that waits for the disk, without rate limits: each in
 * a transaction as the API runs it (role and headers first), started on schedule even if others are late.
 */
export async function run(): Promise<void> {
  const { backend, url, close } = await openBenchDatabase({ durable: true })
  const pool = postgres(url, { max: connections, onnotice: () => undefined })
  try {
    await setLimits(backend, {})
    const total = aSecond * seconds
    const taken: number[] = []
    const acknowledged: Record<Kind, number> = { message: 0, subscription: 0, application: 0, call: 0 }
    const refused = new Map<string, number>()
    const began = performance.now()
    const one = async (n: number) => {
      const planned = began + (n * 1000) / aSecond
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, planned - performance.now())))
      try {
        await pool.begin(async (session) => {
          await session`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': newAddress() })}, true)`
          await session`set local role anon`
          await submit(session, n)
        })
        acknowledged[kindOf(n)] += 1
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        refused.set(message, (refused.get(message) ?? 0) + 1)
      }
      taken.push(performance.now() - planned)
    }
    await Promise.all(Array.from({ length: total }, (_, n) => one(n)))
    const lasted = (performance.now() - began) / 1000
    const lines = []
    for (const [kind, table] of Object.entries(tables)) {
      const [row] = await pool`select count(*)::integer as stored from ${pool('public.' + table)}`
      const stored = Number(row?.stored)
      lines.push([kind, acknowledged[kind as Kind], stored, acknowledged[kind as Kind] - stored])
    }
    printTable(
      `${total.toLocaleString('en')} submissions, ${aSecond} a second, PostgreSQL with fsync, ${connections} connections (lost must be 0)`,
      ['', 'acknowledged', 'stored', 'lost'],
      lines,
    )
    printTable(
      'From the moment it was to begin to the answer, ms',
      ['a second', 'p50', 'p95', 'p99', 'slowest', 'refused'],
      [
        [
          (total / lasted).toFixed(0),
          ...[50, 95, 99, 100].map((of100) => percentile(taken, of100)),
          [...refused].map(([message, times]) => `${times} ${message}`).join(', ') || 0,
        ],
      ],
    )
  } finally {
    await pool.end()
    await close()
  }
}
