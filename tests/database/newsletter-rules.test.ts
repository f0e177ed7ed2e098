import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { giveClock } from '../support/studio-clock'
import { addNewsletter, addSubscribers, clearNewsletters, figures, leave, start } from './support/newsletters'
import { later, sendAll } from './support/outbox'
import { edit } from '../support/edit'
import { deletionOf, restorationOf } from '../support/set-deleted'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
beforeEach(() => clearNewsletters(db))

describe('a newsletter is refused', () => {
  test('if it has no text or no recipients', async () => {
    expect((await start(db, await addNewsletter(db))).error?.message).toBe('no_recipients')
    await addSubscribers(db, 1)
    expect((await start(db, await addNewsletter(db, { body: ' \n' }))).error?.message).toBe(
      'newsletter_empty',
    )
    expect((await start(db, randomUUID())).error).toMatchObject({
      code: 'PT404',
      message: 'newsletter_not_found',
    })
  })

  test('any change of its text or status, and its deletion, once it is being sent', async () => {
    await addSubscribers(db, 2)
    const id = await addNewsletter(db)
    const draft = await db.admin.from('newsletters').update({ subject: 'Better' }).eq('id', id).select('id')
    expect(draft.error).toBeNull()
    expect((await db.admin.from('newsletters').update({ status: 'sent' }).eq('id', id)).error?.code).toBe(
      '42501',
    )
    await start(db, id)
    const change = await db.admin.from('newsletters').update({ body: 'Other' }).eq('id', id).select('id')
    expect(change.error?.message).toBe('newsletter_sent')
    const deletion = await db.admin.rpc('set_deleted', deletionOf('newsletters', id))
    expect(deletion.error?.message).toBe('newsletter_not_deletable')
  })
})

test('a scheduled newsletter that is deleted and restored is a draft that is not sent', async () => {
  await addSubscribers(db, 1)
  const id = await addNewsletter(db)
  await start(db, id, new Date(Date.now() + 60_000).toISOString())
  await db.admin.rpc('set_deleted', deletionOf('newsletters', id)).throwOnError()
  await db.admin.rpc('set_deleted', restorationOf('newsletters', id)).throwOnError()
  await later(db.backend, 60)
  expect(await sendAll(db)).toEqual([])
  expect(await figures(db, id)).toMatchObject({ status: 'draft', recipients: null })
})

test('an administrator can restore an older version of a newsletter', async () => {
  const id = await addNewsletter(db, { subject: 'First' })
  const update = (columns: object) => edit(db.admin, 'newsletters', id, columns).select('subject')
  await update({ subject: 'Second' }).throwOnError()
  const { data } = await db.admin
    .from('audit_log')
    .select('id')
    .eq('row_id', id)
    .eq('action', 'update')
    .single()
    .throwOnError()
  await db.admin.rpc('restore_change', { change: data?.id ?? '' }).throwOnError()
  expect((await db.row('newsletters', id)).subject).toBe('First')
})

test('a test email goes only to the person who requests it, is not counted, and has no unsubscribe link', async () => {
  await addSubscribers(db, 1)
  const id = await addNewsletter(db)
  expect((await db.admin.rpc('send_test_newsletter', { p_newsletter_id: id })).data).toBe(
    'admin@example.test',
  )
  await db.admin.rpc('send_test_newsletter', { p_newsletter_id: id }).throwOnError()
  const [claim, ...more] = await sendAll(db)
  expect(claim).toMatchObject({
    kind: 'newsletter_test',
    recipient: 'admin@example.test',
    unsubscribe_token: null,
  })
  expect(more).toEqual([])
  expect(await figures(db, id)).toMatchObject({ status: 'draft', sent: 0, waiting: 0 })
})

test('an unsubscription is counted with the last newsletter that the subscriber got', async () => {
  await db.backend.query("update private.test_clock set at = now() - interval '3 days'")
  await addSubscribers(db, 2)
  const first = await addNewsletter(db)
  await start(db, first)
  await later(db.backend, 2)
  await sendAll(db)
  await later(db.backend, 1440)
  const second = await addNewsletter(db)
  await start(db, second)
  await later(db.backend, 2)
  await sendAll(db)
  await leave(db, 'subscriber-1@example.test')
  expect(await figures(db, first)).toMatchObject({ sent: 2, unsubscribed: 0 })
  expect(await figures(db, second)).toMatchObject({ sent: 2, unsubscribed: 1 })
  expect((await db.admin.rpc('newsletter_stats')).data).toHaveLength(2)
})

test('the record of a person lists their newsletters, and erasing them deletes those emails', async () => {
  await addSubscribers(db, 2)
  const id = await addNewsletter(db)
  await start(db, id)
  await later(db.backend, 2)
  await sendAll(db)
  const contact = 'subscriber-1@example.test'
  const { data } = await db.admin.rpc('person_record', { contact }).throwOnError()
  expect((data as { rows: { outbox: unknown[] } }).rows.outbox).toMatchObject([{ newsletter_id: id }])
  await db.admin.rpc('erase_person', { contact }).throwOnError()
  expect(await figures(db, id)).toMatchObject({ recipients: 2, sent: 1 })
})
