import type { LocalBackend } from '../../supabase/local/backend'
import { openBenchDatabase } from './bench-database'
import { printTable } from './table'

const recipients = 20_000
/** A hosted project cancels statements of the functions after 8 s; each of these must stay well below. */
const longestMs = 1000

/** Runs one step, records its duration in ms and returns its result. */
async function timed<T>(times: number[], step: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const answer = await step()
  times.push(performance.now() - began)
  return answer
}

const numberOf = async (backend: LocalBackend, sql: string) =>
  Number((await backend.query<{ answer: string }>(`select ${sql}::text as answer`))[0]?.answer)

/** Claims, marks and acknowledges one round of messages, as send-due does; returns how many. */
const sendRound = (backend: LocalBackend, claiming: number[], at: string) =>
  timed(claiming, async () => {
    const [row] = await backend.query<{ claims: { message_id: string; attempt: number }[] }>(
      "select public.claim_due('email', 5) as claims",
    )
    return row?.claims ?? []
  }).then(async (claims) => {
    for (const { message_id: id, attempt } of claims) {
      const key = [id, String(attempt)]
      await backend.query(
        'select public.mark_sending($1::text::uuid, $2::text::integer, null, $3, null, null)',
        [...key, at],
      )
      await backend.query("select public.acknowledge_message($1::text::uuid, $2::text::integer, 'sent')", key)
    }
    return claims.length
  })

/**
 * A newsletter to 20,000 subscribers: the duration of its batches, of a claim while all of them wait, and of
 * its statistics.
 */
export async function run(): Promise<void> {
  const { backend, close } = await openBenchDatabase()
  const times = { batch: [] as number[], claim: [] as number[], figures: [] as number[] }
  try {
    await backend.query(
      `insert into public.newsletter_subscribers (email, confirmed_at)
      select 'recipient-' || n || '@example.test', now() from generate_series(1, ${recipients}) n`,
    )
    await backend.query(
      "insert into public.newsletters (subject, body) values ('Prices', 'What a site costs')",
    )
    await backend.query('select private.start_newsletter(id, private.app_now()) from public.newsletters')
    while ((await timed(times.batch, () => numberOf(backend, 'public.queue_newsletter_batch()'))) > 0);
    const queued = await numberOf(
      backend,
      "(select count(distinct recipient) from public.outbox where kind = 'newsletter')",
    )
    if (queued !== recipients) throw new Error(`${queued} of ${recipients} recipients are in the outbox.`)
    let sent = 0
    for (let now = 1; now > 0; sent += now) now = await sendRound(backend, times.claim, 'Prices')
    if (sent !== 60) throw new Error(`${sent} emails in the first minute, not 60.`)
    await timed(times.figures, () => backend.query('select public.newsletter_stats()'))
  } finally {
    await close()
  }
  printTable(
    `A newsletter to ${recipients} recipients, PostgreSQL, ms (limit ${longestMs})`,
    ['statement', 'times', 'longest'],
    Object.entries(times).map(([name, taken]) => [name, taken.length, Math.max(...taken).toFixed(0)]),
  )
  const longest = Math.max(...Object.values(times).flat())
  if (longest > longestMs) throw new Error(`A statement took ${longest.toFixed(0)} ms.`)
}
