import { newAddress } from '../../tests/support/caller-address'
import { setLimits } from '../../tests/support/limits'
import { slots } from '../../tests/support/standard-hours'
import { onDatabase } from './database'
import { atMost, percentile, printTable } from './figures'

const aSecond = 200
const seconds = 60
const total = aSecond * seconds
/** The number of connections of a small hosted project's API. */
const connections = 15

/** A form's call, by the table that stores it. */
const forms = {
  contact_submissions: (contact: string) =>
    `submit_contact('A writer', '${contact}', 'How much is a site for my shop?')`,
  newsletter_subscribers: (contact: string) => `subscribe_with_welcome_email('${contact}', 'A reader')`,
  work_opportunities: (contact: string) =>
    `submit_application('An applicant', '012-345 6789', '${contact}', 'Web Development')`,
  booking_submissions: (contact: string, n: number) => {
    const slot = Math.floor(n / 12)
    const day = 2 + (Math.floor(slot / slots.length) % 89)
    return `submit_booking('A caller', '${contact}', current_date + ${day}, '${slots[slot % slots.length]}', 'video', 'A shop.')`
  },
}
type Table = keyof typeof forms

/** Of every twelve submissions: five messages, three subscriptions, three applications, one call. */
function tableOf(n: number): Table {
  const turn = n % 12
  if (turn < 5) return 'contact_submissions'
  if (turn < 8) return 'newsletter_subscribers'
  return turn < 11 ? 'work_opportunities' : 'booking_submissions'
}

/**
 * 200 submissions a second for a minute on a PostgreSQL that waits for the disk, without rate limits: each in
 * a transaction as the API runs it (role and headers first), started on schedule even if others are late.
 */
export async function run(): Promise<void> {
  const options = { durable: true, connections }
  await onDatabase(async ({ backend, sql }) => {
    await setLimits(backend, {})
    const taken: number[] = []
    const acknowledged: Table[] = []
    const refused: string[] = []
    const began = performance.now()
    const one = async (n: number) => {
      const table = tableOf(n)
      const planned = began + (n * 1000) / aSecond
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, planned - performance.now())))
      try {
        await sql.begin(async (session) => {
          const headers = JSON.stringify({ 'cf-connecting-ip': newAddress() })
          await session`select set_config('request.headers', ${headers}, true)`
          await session`set local role anon`
          await session.unsafe(`select public.${forms[table](`visitor-${n}@example.test`, n)}`)
        })
        acknowledged.push(table)
      } catch (error) {
        refused.push(String(error))
      }
      taken.push(performance.now() - planned)
    }
    await Promise.all(Array.from({ length: total }, (_, n) => one(n)))
    const lasted = (performance.now() - began) / 1000
    const rows = []
    for (const table of Object.keys(forms)) {
      const [stored] = await sql`select count(*)::integer from ${sql(`public.${table}`)}`
      const sent = acknowledged.filter((name) => name === table).length
      rows.push([table, sent, atMost(sent - Number(stored?.count), 0)])
    }
    printTable(
      `${total.toLocaleString('en')} submissions, ${aSecond} a second, PostgreSQL with fsync, ${connections} connections`,
      ['stored in', 'acknowledged', 'lost'],
      rows,
    )
    printTable(
      'From the moment it was to begin to the answer, ms',
      ['a second', 'p50', 'p95', 'p99', 'slowest', 'refused', 'first reason'],
      [
        [
          (total / lasted).toFixed(0),
          ...[50, 95, 99, 100].map((of100) => percentile(taken, of100).toFixed(1)),
          refused.length,
          refused[0] ?? '',
        ],
      ],
    )
  }, options)
}
