import { describe, expect, test } from 'vitest'
import type { Json } from '@/lib/database.types'
import { databaseForFile, newCaller, queryOne } from '../support/database'

const db = databaseForFile()

const source = { page: '/services/for-clinics', referrer: 'google.com', campaign: 'december' }

const forms = {
  booking_submissions: (email: string, from: Json) =>
    newCaller(db.backend).rpc('submit_booking', {
      name: 'Aina',
      contact: email,
      message: 'A clinic.',
      call_method: 'video',
      preferred_date: '2026-12-01',
      preferred_time: '9:00 AM',
      source: from,
    }),
  contact_submissions: (email: string, from: Json) =>
    newCaller(db.backend).rpc('submit_contact', {
      name: 'Aina',
      contact: email,
      message: 'A clinic.',
      source: from,
    }),
  work_opportunities: (email: string, from: Json) =>
    newCaller(db.backend).rpc('submit_application', {
      full_name: 'Aina',
      contact_number: '012-345 6789',
      email,
      source: from,
      area_of_expertise: 'Other',
    }),
  newsletter_subscribers: (email: string, from: Json) =>
    newCaller(db.backend).rpc('subscribe_with_welcome_email', { subscriber_email: email, source: from }),
}
type Form = keyof typeof forms

async function stored(form: Form) {
  const sql = `select source from public.${form} order by created_at desc limit 1`
  return (await queryOne<{ source: unknown }>(db.backend, sql)).source
}

test.each(Object.keys(forms) as Form[])('%s stores the source of a lead', async (form) => {
  await db.backend.exec(
    `create or replace function private.app_now() returns timestamptz language sql stable set search_path = ''
    as $$ select timestamptz '2026-11-23 00:00:00+08' $$`,
  )
  expect((await forms[form]('aina@example.test', source)).error).toBeNull()
  expect(await stored(form)).toEqual(source)
})

describe('the source is cleaned', () => {
  const clean = async (said: unknown) =>
    (
      await queryOne<{ kept: unknown }>(db.backend, 'select private.clean_source($1::text::jsonb) as kept', [
        JSON.stringify(said),
      ])
    ).kept

  test.each<[string, unknown, object]>([
    ['control characters become spaces', { page: ' /a\r\nBcc: b\t' }, { page: '/a Bcc: b' }],
    ['a long text is cut', { campaign: 'x'.repeat(500) }, { campaign: 'x'.repeat(200) }],
    [
      'a cut that ends in a space is trimmed',
      { campaign: `${'x'.repeat(199)} y` },
      { campaign: 'x'.repeat(199) },
    ],
    ['other fields are left out', { page: '/', visitor: 'id-1', ip: '203.0.113.1' }, { page: '/' }],
    ['values that are not texts are left out', { page: 1, referrer: null, campaign: ['x'] }, {}],
    ['an empty text is left out', { page: '  ' }, {}],
    ['a list is ignored', ['page'], {}],
    ['a text is ignored', 'page', {}],
  ])('%s', async (_, said, kept) => {
    expect(await clean(said)).toEqual(kept)
  })

  test('the table refuses any other source', async () => {
    const row = { name: 'Aina', contact: 'aina@example.test', message: 'A clinic.' }
    const add = (from: Json) => db.admin.from('contact_submissions').insert({ ...row, source: from as never })
    expect((await add({ page: '/', visitor: 'id-1' })).error?.code).toBe('23514')
    expect((await add({ page: '/' })).error).toBeNull()
  })
})
