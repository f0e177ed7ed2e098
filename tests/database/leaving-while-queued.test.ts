import { expect, inject, test, vi } from 'vitest'
import { openPostgres } from '../../supabase/local/api/postgres-database'
import { databaseForFile, newCaller, queryValue } from '../support/database'
import { addNewsletter } from './support/newsletters'
import { subscribersOf } from './support/subscribers'
import { tracesOf } from './support/traces'

const db = databaseForFile()
const { subscribe, subscriber, confirm, leave } = subscribersOf(db)
const source = inject('databaseSource')

const waits = () =>
  vi.waitFor(async () => {
    const waiting = await db.backend.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(waiting).not.toEqual([])
  })

/** Runs `first` in a transaction that stays open until `second` waits for it. */
async function during(first: string, second: () => PromiseLike<unknown>): Promise<void> {
  const name = await queryValue<string>(db.backend, 'select current_database() as name')
  const other = await openPostgres(source.kind === 'postgres' ? source.url.replace(/postgres$/, name) : '')
  let meanwhile: PromiseLike<unknown> | undefined
  await other.transaction(async (exec) => {
    await exec(first)
    meanwhile = Promise.resolve(second())
    await waits()
  })
  await meanwhile
  await other.close()
}

/** What puts a message to a subscriber into the outbox, and how it is called as superuser. */
const queues: Record<string, (address: string) => string> = {
  'a newsletter': () => 'select public.queue_newsletter_batch()',
  'the unsubscribe link': (address) => `select public.request_unsubscribe_link('${address}')`,
}

test.skipIf(source.kind !== 'postgres').each(Object.keys(queues))(
  'who leaves while %s is queued gets it cancelled, and no address stays',
  async (kind) => {
    const address = `leaves-during-${kind.replaceAll(' ', '-')}@example.test`
    await subscribe(address)
    await confirm(address)
    const { id } = await subscriber(address)
    await db.admin.rpc('send_newsletter', { p_newsletter_id: await addNewsletter(db) }).throwOnError()
    await db.backend.exec("delete from public.outbox where kind = 'welcome'")
    await during(queues[kind]?.(address) ?? '', () => leave(address))
    const rows = await db.backend.query(
      'select recipient, status from public.outbox where subscriber_id = $1::text::uuid',
      [id],
    )
    expect(rows).toContainEqual({ recipient: 'former subscriber', status: 'cancelled' })
    expect(await tracesOf(db.backend, address)).toEqual([])
  },
)

test.skipIf(source.kind !== 'postgres').each(Object.keys(queues))(
  'who has left when %s is queued is not in it',
  async (kind) => {
    const address = `left-before-${kind.replaceAll(' ', '-')}@example.test`
    await subscribe(address)
    await confirm(address)
    const { unsubscribe_token: token } = await subscriber(address)
    await db.admin.rpc('send_newsletter', { p_newsletter_id: await addNewsletter(db) }).throwOnError()
    const queue = () =>
      kind === 'a newsletter'
        ? db.service.rpc('queue_newsletter_batch').throwOnError()
        : newCaller(db.backend).rpc('request_unsubscribe_link', { subscriber_email: address }).throwOnError()
    await during(`select public.unsubscribe('${token}')`, queue)
    expect(await tracesOf(db.backend, address)).toEqual([])
  },
)
