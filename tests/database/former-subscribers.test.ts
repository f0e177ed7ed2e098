import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { subscribersOf } from './support/subscribers'
import { edit } from '../support/edit'
import { tracesOf } from './support/traces'

const db = databaseForFile()

const { subscribe, subscriber, leave } = subscribersOf(db)
const idOf = async (email: string) => (await subscriber(email)).id
const stored = (id: string) => db.row('newsletter_subscribers', id)
const takeOff = (id: string) =>
  db.admin.from('newsletter_subscribers').update({ is_active: false }).eq('id', id).select('id')
const former = {
  email: null,
  name: null,
  consent: null,
  is_active: false,
  unsubscribed_at: expect.any(String),
  address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
}

test('a subscriber who leaves by the link in an email is stored only as a hash', async () => {
  await subscribe('leaver@example.test')
  const id = await idOf('leaver@example.test')
  await edit(db.admin, 'newsletter_subscribers', id, { name: 'Mei' }).select('id').throwOnError()
  expect(await tracesOf(db.backend, 'leaver@example.test')).not.toEqual([])
  await leave('leaver@example.test')
  expect(await stored(id)).toMatchObject({ ...former, unsubscribed_by: 'subscriber' })
  expect(await tracesOf(db.backend, 'leaver@example.test')).toEqual([])
})

test('unsubscribing by an administrator is recorded, and the history has no address', async () => {
  await subscribe('taken@example.test')
  const id = await idOf('taken@example.test')
  expect((await takeOff(id)).error).toBeNull()
  expect(await stored(id)).toMatchObject({ ...former, unsubscribed_by: 'admin' })
  const { data } = await db.admin.from('audit_log').select('action, after').eq('row_id', id).throwOnError()
  expect(data).toMatchObject([{ action: 'update', after: { is_active: false, unsubscribed_by: 'admin' } }])
  expect(await tracesOf(db.backend, 'taken@example.test')).toEqual([])
})

test('an administrator cannot resubscribe a former subscriber, whose address is no longer stored', async () => {
  await subscribe('put-back@example.test')
  const id = await idOf('put-back@example.test')
  await takeOff(id)
  const back = await edit(db.admin, 'newsletter_subscribers', id, { is_active: true }).select('id')
  expect(back.error?.code).toBe('23514')
  const renamed = await edit(db.admin, 'newsletter_subscribers', id, {
    email: 'put-back@example.test',
  }).select('id')
  expect(renamed.error?.code).toBe('42501')
  expect(await stored(id)).toMatchObject(former)
})

test('erasing a person deletes the hash as well', async () => {
  await subscribe('erased@example.test')
  await leave('erased@example.test')
  const { data } = await db.admin.rpc('erase_person', { contact: 'erased@example.test' }).throwOnError()
  expect(data).toMatchObject({ erased: { newsletter_subscribers: 1 } })
  const left = await db.backend.query(
    "select id from public.newsletter_subscribers where address_hash = private.hash_address('erased@example.test')",
  )
  expect(left).toEqual([])
})
