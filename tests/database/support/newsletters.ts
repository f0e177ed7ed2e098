import type { TestDatabase } from '../../support/database'
import { subscribersOf } from './subscribers'

/** Deletes newsletters, subscribers and emails; resets the pace and the clock. */
export async function clearNewsletters({ backend }: TestDatabase): Promise<void> {
  await backend.exec('truncate public.newsletters, public.newsletter_subscribers, public.outbox cascade')
  await backend.query('update private.test_clock set at = now()')
  await backend.exec("delete from public.site_settings where key = 'newsletters'")
}

/** Adds confirmed subscribers, subscriber-1@ and so on. */
export const addSubscribers = ({ backend }: TestDatabase, count: number, first = 1) =>
  backend.query(
    `insert into public.newsletter_subscribers (email, confirmed_at, subscribed_at)
    select 'subscriber-' || n || '@example.test', now(), now() - interval '1 day' + n * interval '1 second'
    from generate_series($1::text::integer, $2::text::integer) n`,
    [String(first), String(first + count - 1)],
  )

export const addNewsletter = (db: TestDatabase, values: Record<string, unknown> = {}) =>
  db.add('newsletters', values)

/** Puts all newsletters that are being sent into the outbox, as send-due does. */
export async function queue({ service }: TestDatabase): Promise<void> {
  while (((await service.rpc('queue_newsletter_batch').throwOnError()).data ?? 0) > 0);
}

export async function start(db: TestDatabase, id: string, at?: string) {
  const answer = await db.admin.rpc('send_newsletter', { p_newsletter_id: id, ...(at && { p_at: at }) })
  await queue(db)
  return answer
}

export async function figures(db: TestDatabase, id: string) {
  const { data } = await db.admin.rpc('newsletter_stats', { p_newsletter_id: id }).throwOnError()
  return data?.[0]
}

export const leave = (db: TestDatabase, email: string) => subscribersOf(db).leave(email)
