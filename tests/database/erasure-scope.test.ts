import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

test('erasing a person keeps the log of access to the admin and of settings', async () => {
  const address = 'colleague-and-customer@example.test'
  await db.add('contact_submissions', { contact: address })
  await db.backend.query(
    `select private.log_staff(gen_random_uuid(), 'insert', null, jsonb_build_object('email', $1::text)),
      private.log_staff(gen_random_uuid(), 'delete', jsonb_build_object('email', $1::text), null)`,
    [address],
  )
  await db.admin
    .from('site_settings')
    .upsert({ key: 'studio', value: { email: address } }, { onConflict: 'key' })
    .throwOnError()
  const { data } = await db.admin.rpc('erase_person', { contact: address }).throwOnError()
  expect(data).toMatchObject({ erased: { contact_submissions: 1 } })
  const kept = await db.backend.query(
    `select table_name, count(*)::integer as entries from public.audit_log
    where concat(before, after) like '%' || $1 || '%' group by table_name order by table_name`,
    [address],
  )
  expect(kept).toEqual([
    { table_name: 'site_settings', entries: 1 },
    { table_name: 'staff', entries: 2 },
  ])
})
