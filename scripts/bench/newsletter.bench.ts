import { onDatabase, type Sql } from './database'
import { atMost, printTable, timed } from './figures'

const recipients = 20_000
/** A hosted project cancels statements of the functions after 8 s; each of these must stay well below. */
const longestMs = 1000

/** Claims, marks and acknowledges one round of messages, as send-due does; returns how many. */
async function sendRound(sql: Sql, claiming: number[]): Promise<number> {
  const [row] = await timed(claiming, () => sql`select public.claim_due('email', 5) as claims`)
  const claims = (row?.claims ?? []) as Array<{ message_id: string; attempt: number }>
  for (const { message_id: id, attempt } of claims) {
    await sql`select public.mark_sending(${id}, ${attempt}, null, 'Prices', null, null)`
    await sql`select public.acknowledge_message(${id}, ${attempt}, 'sent')`
  }
  return claims.length
}

/**
 * A newsletter to 20,000 subscribers: the duration of its batches, of a claim while all of them wait, and of
 * its statistics.
 */
export async function run(): Promise<void> {
  await onDatabase(async ({ sql }) => {
    const times = { batch: [] as number[], claim: [] as number[], statistics: [] as number[] }
    await sql`insert into public.newsletter_subscribers (email, confirmed_at)
      select 'recipient-' || n || '@example.test', now() from generate_series(1, ${recipients}::integer) n`
    await sql`insert into public.newsletters (subject, body) values ('Prices', 'What a site costs')`
    await sql`select private.start_newsletter(id, private.app_now()) from public.newsletters`
    const queueBatch = () => sql`select public.queue_newsletter_batch() as queued`
    while ((await timed(times.batch, queueBatch))[0]?.queued > 0);
    const [outbox] =
      await sql`select count(distinct recipient)::integer from public.outbox where kind = 'newsletter'`
    if (outbox?.count !== recipients)
      throw new Error(`${outbox?.count} of ${recipients} recipients are in the outbox.`)
    let sent = 0
    for (let round = 1; round > 0; sent += round) round = await sendRound(sql, times.claim)
    if (sent !== 60) throw new Error(`${sent} emails in the first minute, not 60.`)
    await timed(times.statistics, () => sql`select public.newsletter_stats()`)
    printTable(
      `A newsletter to ${recipients} recipients, PostgreSQL, ms`,
      ['statement', 'times', 'longest'],
      Object.entries(times).map(([name, taken]) => [
        name,
        taken.length,
        atMost(Math.max(...taken), longestMs),
      ]),
    )
  })
}
