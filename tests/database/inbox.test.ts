import { beforeAll, describe, expect, test } from 'vitest'
import { disableAlerts } from '../support/alerts'
import { databaseForFile } from '../support/database'
import { type TableName } from '../support/database-rows'

const db = databaseForFile()
beforeAll(async () => {
  await disableAlerts(db.backend)
})

const malaysiaDay = (ahead: number) =>
  new Date(Date.now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)
const isWaiting = async (id: string) =>
  (await db.admin.from('inbox').select('waiting').eq('id', id).throwOnError()).data?.[0]?.waiting
const seen = { seen_at: '2026-11-01T00:00:00Z' }

describe('a lead waits for the studio', () => {
  test.each<[string, TableName, Record<string, unknown>, boolean]>([
    ['an enquiry that is new, opened or not', 'contact_submissions', seen, true],
    ['an enquiry that was answered', 'contact_submissions', { status: 'replied' }, false],
    ['an enquiry that was closed', 'contact_submissions', { status: 'closed' }, false],
    ['spam', 'contact_submissions', { status: 'spam' }, false],
    ['an application that is pending', 'work_opportunities', seen, true],
    ['an application that is being reviewed', 'work_opportunities', { status: 'reviewing' }, false],
    ['a call that nobody has opened', 'booking_submissions', { preferred_date: malaysiaDay(50) }, true],
    [
      'a call that somebody has opened',
      'booking_submissions',
      { preferred_date: malaysiaDay(51), ...seen },
      false,
    ],
    [
      'a requested call',
      'booking_submissions',
      { preferred_date: malaysiaDay(52), status: 'requested', ...seen },
      true,
    ],
    [
      'a requested call whose time is past',
      'booking_submissions',
      { preferred_date: malaysiaDay(-2), status: 'requested', ...seen },
      false,
    ],
    [
      'a call of this week whose outcome is not recorded',
      'booking_submissions',
      { preferred_date: malaysiaDay(-3), ...seen },
      true,
    ],
    [
      'a call of two weeks ago whose outcome is not recorded',
      'booking_submissions',
      { preferred_date: malaysiaDay(-14), ...seen },
      false,
    ],
    [
      'a call that took place',
      'booking_submissions',
      { preferred_date: malaysiaDay(-4), status: 'completed', ...seen },
      false,
    ],
    [
      'spam in place of a call',
      'booking_submissions',
      { preferred_date: malaysiaDay(53), status: 'spam' },
      false,
    ],
  ])('%s: %s %j', async (_, table, change, expected) => {
    expect(await isWaiting(await db.add(table, change))).toBe(expected)
  })
})

test('the list, the badge and the dashboard show the same number', async () => {
  const { count } = await db.admin
    .from('inbox')
    .select('id', { count: 'exact', head: true })
    .eq('waiting', true)
    .throwOnError()
  const news = (await db.admin.rpc('admin_news')).data as { waiting: number }
  const today = (await db.admin.rpc('admin_today')).data as { waiting: Record<string, number> }
  expect(news.waiting).toBe(count)
  expect(Object.values(today.waiting).reduce((sum, of) => sum + of, 0)).toBe(count)
  expect(count).toBeGreaterThan(3)
})

test('only administrators can read the inbox', async () => {
  await db.add('contact_submissions')
  expect((await db.admin.from('inbox').select('id').limit(1)).data).toHaveLength(1)
  expect((await db.withoutRole.from('inbox').select('id')).data).toEqual([])
  expect((await db.visitor.from('inbox').select('id')).error?.code).toBe('42501')
})

test('a deleted lead is not in the inbox', async () => {
  const id = await db.add('contact_submissions')
  expect(await isWaiting(id)).toBe(true)
  await db.admin
    .rpc('set_deleted', { of_table: 'contact_submissions', ids: [id], deleted: true })
    .throwOnError()
  expect(await isWaiting(id)).toBeUndefined()
})

describe('a request follows its order', () => {
  const statusOf = async (id: string) => (await db.row('contact_submissions', id)).status

  test('it is replied when the order is sent and closed when the order is accepted', async () => {
    const request = await db.add('contact_submissions')
    const order = await db.add('orders', { contact_submission_id: request })
    expect(await statusOf(request)).toBe('new')
    await db.admin.from('orders').update({ status: 'sent' }).eq('id', order).throwOnError()
    expect(await statusOf(request)).toBe('replied')
    await db.admin.from('orders').update({ status: 'accepted' }).eq('id', order).throwOnError()
    expect(await statusOf(request)).toBe('closed')
    expect(await isWaiting(request)).toBe(false)
  })

  test('it is closed by an order created as accepted, but spam stays spam', async () => {
    const request = await db.add('contact_submissions')
    await db.add('orders', { contact_submission_id: request, status: 'accepted' })
    expect(await statusOf(request)).toBe('closed')
    const spam = await db.add('contact_submissions', { status: 'spam' })
    await db.add('orders', { contact_submission_id: spam, status: 'accepted' })
    expect(await statusOf(spam)).toBe('spam')
  })
})

test('undoing a spam mark restores the previous status', async () => {
  const id = await db.add('contact_submissions', { status: 'replied' })
  const mark = (is_spam: boolean, was?: string) =>
    db.admin.rpc('mark_spam', { of_table: 'contact_submissions', row_id: id, is_spam, was }).throwOnError()
  const status = async () => (await db.admin.from('inbox').select('status').eq('id', id)).data?.[0]?.status
  await mark(true)
  expect(await status()).toBe('spam')
  await mark(false, 'replied')
  expect(await status()).toBe('replied')
  await mark(true)
  await mark(false)
  expect(await status()).toBe('new')
})
