import { describe, expect, test } from 'vitest'
import { databaseForFile, queryOne } from '../support/database'
import { updateRow } from '../support/database-rows'

const db = databaseForFile()

async function find(query: string, client = db.admin) {
  const { data, error } = await client.rpc('admin_search', { query })
  if (error) throw error
  return data
}

describe('the admin search', () => {
  test('finds each of the nine kinds by its own text', async () => {
    const ids = {
      article: await db.add('blog_posts', { title: 'Zylophane for clinics', is_published: false }),
      author: await db.add('blog_authors', { name: 'Zylophane Tan' }),
      project: await db.add('portfolio_projects', { title: 'Kedai Zylophane' }),
      niche: await db.add('niche_pages', { name: 'Zylophane makers' }),
      booking: await db.add('booking_submissions', { name: 'Zylophane Caller' }),
      request: await db.add('contact_submissions', { message: 'We sell zylophane.' }),
      application: await db.add('work_opportunities', { full_name: 'Zylophane Applicant' }),
      subscriber: await db.add('newsletter_subscribers', { email: 'zylophane@example.test' }),
      order: await db.add('orders', { customer_name: 'Zylophane Sdn Bhd' }),
    }
    const found = await find('zylophane')
    expect(Object.fromEntries(found.map(({ kind, id }) => [kind, id]))).toEqual(ids)
    expect(found).toHaveLength(9)
  })

  test('requires every word, in any order and case, and finds a number in any spacing', async () => {
    const id = await db.add('contact_submissions', { name: 'Quenby Raju', contact: '+60 13-987 6543' })
    for (const query of ['quenby raju', 'RAJU quen', '0139876543', '013 987-6543', '60139876543', '3987']) {
      expect(
        (await find(query)).map((hit) => hit.id),
        query,
      ).toContain(id)
    }
    expect(await find('quenby other')).toEqual([])
  })

  test('finds titles that begin with two typed letters, and nothing for one letter', async () => {
    const id = await db.add('blog_authors', { name: 'Wq Someone' })
    await db.add('blog_authors', { name: 'Awqward' })
    await db.add('blog_authors', { name: 'Someone wq' })
    expect((await find('wq')).map((hit) => hit.id)).toEqual([id])
    for (const query of ['', ' ', 'w', '\t']) expect(await find(query), JSON.stringify(query)).toEqual([])
  })

  test('takes %, _, quotes and backslashes literally', async () => {
    const id = await db.add('orders', { customer_name: '50%_\\ O"Neil\'s' })
    for (const query of ['50%_\\', 'o"neil\'s', '%_\\'])
      expect(
        (await find(query)).map((hit) => hit.id),
        query,
      ).toEqual([id])
    expect(await find('%%%')).toEqual([])
    expect(await find("'; drop table public.orders; --")).toEqual([])
  })

  test('returns at most five of a kind, titles that begin with the text first', async () => {
    for (let n = 0; n < 7; n++) await db.add('blog_topics', { name: `Not searched vroom ${n}` })
    for (let n = 0; n < 7; n++) await db.add('blog_authors', { name: `Puan Vroom ${n}` })
    const first = await db.add('blog_authors', { name: 'Vroom' })
    const found = await find('vroom')
    expect(found).toHaveLength(5)
    expect(found[0]?.id).toBe(first)
  })
})

describe('the dashboard’s seven counts', () => {
  type Counts = Record<string, number>
  const counts = async (client = db.admin) => (await client.rpc('admin_counts')).data as Counts
  const counted = () =>
    queryOne<Counts>(
      db.backend,
      `select
        (select count(*)::int from public.blog_posts) as articles,
        (select count(*)::int from public.blog_posts where is_published and published_at <= now()) as published,
        (select count(*)::int from public.blog_posts where not is_published) as drafts,
        (select count(*)::int from public.booking_submissions) as bookings,
        (select count(*)::int from public.newsletter_subscribers
          where is_active and confirmed_at is not null) as subscribers,
        (select count(*)::int from public.blog_authors) as authors,
        (select count(*)::int from public.orders) as orders`,
    )

  test('match the tables after every kind of change', async () => {
    expect(await counts()).toEqual(await counted())
    const draft = await db.add('blog_posts', { is_published: false, published_at: null })
    const scheduled = await db.add('blog_posts', { published_at: '2199-01-01T00:00:00Z' })
    const undated = await db.add('blog_posts', { published_at: null })
    const subscriber = await db.add('newsletter_subscribers', { confirmed_at: '2026-01-01T00:00:00Z' })
    await db.add('orders')
    await db.add('booking_submissions')
    expect(await counts()).toEqual(await counted())
    await updateRow(db.backend, 'blog_posts', draft, { is_published: true, published_at: '2026-01-01' })
    await updateRow(db.backend, 'blog_posts', scheduled, { published_at: '2026-01-01' })
    await updateRow(db.backend, 'newsletter_subscribers', subscriber, { is_active: false })
    expect(await counts()).toEqual(await counted())
    await db.backend.exec(`delete from public.blog_posts where id in ('${undated}', '${draft}')`)
    await db.backend.exec('update public.newsletter_subscribers set is_active = false where is_active')
    expect(await counts()).toEqual(await counted())
    await expect(
      db.backend.exec("do $$ begin delete from public.orders where true; raise 'taken back'; end $$"),
    ).rejects.toThrow('taken back')
    expect(await counts()).toEqual(await counted())
  })
})

describe('the tasks of today', () => {
  interface Today {
    waiting: Record<'call' | 'enquiry' | 'quote' | 'application', number>
    failed_emails: number
    drafts: number
    flood: { id: string; began_at: string; submissions: number } | null
    stored_today_bytes: number
    stored_bytes_limit: number
    calls: Array<{ id: string; name: string }>
    scheduled: Array<{ id: string }>
    missing: string[]
    confirmed_claims: string[] | null
    unalerted: string[]
    overdue: { count: number; amount_sen: number }
  }
  const today = async (client = db.admin) => (await client.rpc('admin_today')).data as unknown as Today
  const malaysiaDay = (ahead: number) =>
    new Date(Date.now() + 8 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)

  test('counts what is waiting, until it is done', async () => {
    const before = await today()
    const request = await db.add('contact_submissions')
    const application = await db.add('work_opportunities')
    const order = await db.add('orders', { status: 'sent', due_date: malaysiaDay(-1), amount_sen: 120_050 })
    await db.add('orders', { status: 'sent', due_date: malaysiaDay(0) })
    await db.add('orders', { status: 'paid', due_date: malaysiaDay(-9) })
    const waiting = await today()
    expect(waiting.waiting.enquiry - before.waiting.enquiry).toBe(1)
    expect(waiting.waiting.application - before.waiting.application).toBe(1)
    expect(waiting.overdue.count - before.overdue.count).toBe(1)
    expect(waiting.overdue.amount_sen - before.overdue.amount_sen).toBe(120_050)
    await updateRow(db.backend, 'contact_submissions', request, { status: 'replied' })
    await updateRow(db.backend, 'work_opportunities', application, { status: 'reviewing' })
    await updateRow(db.backend, 'orders', order, { status: 'paid' })
    expect(await today()).toEqual(before)
  })

  test('counts only emails and SMS that failed or may have been sent', async () => {
    const before = (await today()).failed_emails
    const plan = (status: string, channel: string) =>
      db.backend.query(
        `insert into public.outbox (channel, kind, recipient, status) values ($1, 'owner_alert', $2, $3)`,
        [channel, 'owner@example.test', status],
      )
    for (const status of ['failed', 'unknown', 'pending', 'sent', 'late', 'cancelled'])
      await plan(status, 'email')
    expect((await today()).failed_emails - before).toBe(2)
  })

  test('shows the last flood until it is cleaned up', async () => {
    expect((await today()).flood).toBeNull()
    const flood = (began: string, cleaned: string | null) =>
      queryOne<{ id: string }>(
        db.backend,
        `insert into public.abuse_incidents (began_at, last_at, submissions, cleaned_at)
         values ($1::timestamptz, $1::timestamptz + interval '1 hour', 500, $2) returning id`,
        [began, cleaned],
      )
    await flood('2026-11-01T01:00:00Z', '2026-11-01T09:00:00Z')
    expect((await today()).flood).toBeNull()
    const { id } = await flood('2026-11-02T01:00:00Z', null)
    expect((await today()).flood).toMatchObject({ id, submissions: 500 })
    expect((await db.admin.rpc('clean_up_incident', { flood: id })).error).toBeNull()
    expect((await today()).flood).toBeNull()
  })

  test('shows how many bytes visitors have stored today and the daily limit', async () => {
    const before = await today()
    expect(before.stored_bytes_limit).toBe(50_000_000)
    await db.backend.exec('select private.count_submission(1234)')
    expect((await today()).stored_today_bytes - before.stored_today_bytes).toBe(1234 + 2000)
  })

  test('lists the calls of tomorrow and the next three after it in order, without cancelled ones', async () => {
    const call = (name: string, ahead: number, time: string, status = 'booked') =>
      db.add('booking_submissions', {
        name,
        preferred_date: malaysiaDay(ahead),
        preferred_time: time,
        status,
      })
    for (const time of ['11:00 AM', '9:30 AM', '10:00 AM', '10:30 AM']) await call(`Later, ${time}`, 2, time)
    await call('Tomorrow', 1, '5:00 PM')
    await call('Cancelled', 1, '4:30 PM', 'cancelled')
    await call('Cancelled', 2, '9:00 AM', 'cancelled')
    const listed = (await today()).calls.map(({ name }) => name)
    expect(listed.slice(listed.indexOf('Tomorrow'))).toEqual([
      'Tomorrow',
      'Later, 9:30 AM',
      'Later, 10:00 AM',
      'Later, 10:30 AM',
    ])
    expect(listed).not.toContain('Cancelled')
  })

  test('lists the company numbers that are missing', async () => {
    const numbers = "select value from public.company_info where key = 'ssm_number'"
    const before = await queryOne<{ value: string }>(db.backend, numbers)
    const set = (value: string) =>
      db.admin.from('company_info').update({ value }).eq('key', 'ssm_number').throwOnError()
    await set('Pending')
    expect((await today()).missing).toContain('ssm_number')
    await set('202601000001 (1234567-A)')
    expect((await today()).missing).not.toContain('ssm_number')
    await set(before.value)
  })

  test('names the claims about the studio that the owner has saved', async () => {
    expect((await today()).confirmed_claims).toEqual([])
    const value = { uptime: { value: '', shown: true } }
    await db.admin.from('site_settings').insert({ key: 'claims', value }).throwOnError()
    expect((await today()).confirmed_claims).toEqual(['uptime'])
    await db.backend.query("delete from public.site_settings where key = 'claims'")
  })
})
