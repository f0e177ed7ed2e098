import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '@/lib/database.types'
import { databaseForFile, newCaller, queryValue } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import { apply, bookCall, newEmail, sendMessage } from '../support/submissions'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await setClock(db.backend, '2026-11-23T00:00:00+08:00')
})

const fromGoogle = { page: '/services/for-clinics', referrer: 'google.com', campaign: 'december' }

const forms = {
  booking_submissions: (source: Json) =>
    bookCall(newCaller(db.backend), { source, preferred_date: '2026-12-01' }),
  contact_submissions: (source: Json) => sendMessage(newCaller(db.backend), { source }),
  work_opportunities: (source: Json) => apply(newCaller(db.backend), { source }),
  newsletter_subscribers: (source: Json) =>
    newCaller(db.backend).rpc('subscribe_with_welcome_email', { subscriber_email: newEmail(), source }),
}
type Form = keyof typeof forms

async function stored(form: Form) {
  const sql = `select source from public.${form} order by created_at desc limit 1`
  return queryValue<unknown>(db.backend, sql)
}

test.each(Object.keys(forms) as Form[])('%s stores the source of a lead', async (form) => {
  expect((await forms[form](fromGoogle)).error).toBeNull()
  expect(await stored(form)).toEqual(fromGoogle)
})

describe('the source is cleaned', () => {
  const clean = (said: unknown) =>
    queryValue<unknown>(db.backend, 'select private.clean_source($1::text::jsonb) as kept', [
      JSON.stringify(said),
    ])

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
