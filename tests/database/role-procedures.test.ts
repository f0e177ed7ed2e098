import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, databaseForFile, signInAs } from '../support/database'
import type { Role } from '../support/database-access'
import { addParents } from '../support/database-rows'

const db = databaseForFile()
let clients: Record<Role | 'withoutRole', Client>

const id = '00000000-0000-4000-8000-0000000000ff'
const contact = 'farah@example.test'

beforeAll(async () => {
  clients = {
    owner: db.admin,
    sales: await signInAs(db.backend, 'sales'),
    writer: await signInAs(db.backend, 'writer'),
    withoutRole: db.withoutRole,
  }
  await addParents(db.backend)
  for (const table of ['blog_posts', 'newsletters'] as const) await db.add(table)
  await db.add('orders', { customer_contact: contact })
  // A time outside the hours.
  await db.add('booking_submissions', {
    contact,
    name: 'Farah',
    preferred_date: '2199-01-06',
    preferred_time: '7:00 AM',
    status: 'booked',
  })
  await db.backend.exec('update public.booking_submissions set allow_outside_hours = false where true')
  await db.admin.from('blog_posts').update({ title: 'Farah writes' }).neq('id', id)
})

interface Procedure {
  args: object
  /** Other roles get an empty answer without an error. */
  silent?: true
}

/** Every procedure that checks a role, by the role besides the owner that may call it. */
const procedures: Record<'sales' | 'writer' | 'owner', Record<string, Procedure>> = {
  sales: {
    add_clients: { args: { people: [] } },
    add_subscribers: { args: { people: [] } },
    busy_times: { args: { from_at: '2199-01-01', until: '2199-01-02' } },
    busy_calendar_state: { args: {} },
    calls_outside_hours: { args: {}, silent: true },
    email_state: { args: {}, silent: true },
    find_people: { args: { search: 'farah' }, silent: true },
    lead_report: { args: {} },
    mark_spam: { args: { of_table: 'booking_submissions', row_id: id } },
    order_quotations: { args: { of_order: id } },
    order_board: { args: {}, silent: true },
    person_leads: { args: { contact }, silent: true },
    resend_confirmation: { args: { booking_id: id } },
    retry_message: { args: { p_message_id: id } },
    send_quotation: { args: { order_id: id } },
    send_reply: { args: { of_table: 'orders', row_id: id, subject: 'Hello', body: 'Hello' } },
  },
  writer: {
    begin_publish: { args: {} },
    changes_since: { args: { built_at: '2020-01-01' }, silent: true },
    end_preview_link: { args: { post: id } },
    published_site_problem: { args: {} },
    make_preview_link: { args: { post: id } },
    image_uses: { args: { image: id } },
    portfolio_builds: { args: {} },
    preview_link_ends: { args: { post: id } },
  },
  owner: {
    change_role: { args: { person: id, role: 'writer' } },
    clean_up_incident: { args: { flood: id } },
    erase_lead: { args: { of_table: 'orders', row_id: id } },
    erase_person: { args: { contact: 'nobody@example.test' } },
    grant_access: { args: { email: 'nobody@example.test', role: 'writer' } },
    history: { args: {}, silent: true },
    history_people: { args: {}, silent: true },
    newsletter_stats: { args: {}, silent: true },
    owner_calendar: { args: {}, silent: true },
    person_record: { args: { contact } },
    renew_calendar_feed: { args: {} },
    revoke_access: { args: { person: id } },
    send_newsletter: { args: { p_newsletter_id: id } },
    send_test_newsletter: { args: { p_newsletter_id: id } },
    send_test_notice: { args: {} },
    set_busy_calendar: { args: { address: '' } },
    staff: { args: {}, silent: true },
    stop_newsletter: { args: { p_newsletter_id: id } },
  },
}

/** Procedures that return a different part to each role, tested below. */
const shared = [
  'admin_counts',
  'admin_news',
  'admin_search',
  'admin_today',
  'last_change',
  'order_rows',
  'restore_change',
  'set_deleted',
]
/** Procedures for every signed-in user. */
const ofEverybody = ['is_admin', 'call_rules', 'session_state']

type AnyCall = (name: string, args: object) => PromiseLike<{ data: unknown; error: { code: string } | null }>
const call = (client: Client, name: string, args: object) =>
  (client.rpc.bind(client) as unknown as AnyCall)(name, args)

const roles = ['owner', 'sales', 'writer', 'withoutRole'] as const
const cases = Object.entries(procedures).flatMap(([whose, each]) =>
  Object.entries(each).map(([name, procedure]) => ({ name, whose, ...procedure })),
)

test('every procedure for signed-in users only is listed here', async () => {
  const rows = await db.backend.query<{ name: string }>(`
    select distinct proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
      and has_function_privilege('authenticated', oid, 'execute') and not has_function_privilege('anon', oid, 'execute')
    order by 1`)
  const named = [...cases.map(({ name }) => name), ...shared, ...ofEverybody]
  expect(rows.map(({ name }) => name)).toEqual(named.toSorted())
})

describe.each(cases)('$name', ({ name, whose, args, silent }) => {
  test.each(roles.filter((role) => role === 'owner' || role === whose))('%s may call it', async (role) => {
    const { data, error } = await call(clients[role], name, args)
    // An error about the arguments means that the role was accepted.
    expect(error?.code ?? '').not.toMatch(/^(?:42501|PGRST)/)
    if (silent) expect(data).not.toEqual((await call(clients.withoutRole, name, args)).data)
  })

  test.each(roles.filter((role) => role !== 'owner' && role !== whose))(
    '%s may not call it',
    async (role) => {
      const { data, error } = await call(clients[role], name, args)
      if (silent) expect([[], null]).toContainEqual(data)
      else expect(error?.code).toBe('42501')
    },
  )
})

describe('procedures that answer by role', () => {
  const parts = {
    owner: { counts: ['drafts', 'bookings', 'orders'], kinds: ['article', 'booking'] },
    sales: { counts: ['bookings', 'orders'], kinds: ['booking'] },
    writer: { counts: ['drafts'], kinds: ['article'] },
    withoutRole: { counts: [], kinds: [] },
  }

  test.each(roles)('%s gets only its counts and search results', async (role) => {
    const { data } = await clients[role].rpc('admin_counts')
    const counts = data as Record<string, number>
    expect(['drafts', 'bookings', 'orders'].filter((name) => counts[name])).toEqual(parts[role].counts)
    const found = (await clients[role].rpc('admin_search', { query: 'farah' })).data ?? []
    expect(['article', 'booking'].filter((kind) => found.some((one) => one.kind === kind))).toEqual(
      parts[role].kinds,
    )
  })

  test('today shows calls to sales, drafts to writers, and server problems to owners', async () => {
    const today = async (role: (typeof roles)[number]) =>
      (await clients[role].rpc('admin_today')).data as {
        calls: unknown[]
        drafts: number
        stored_bytes_limit: number
      }
    const seen = await Promise.all(
      roles.map(async (role) => {
        const { calls, drafts, stored_bytes_limit: limit } = await today(role)
        return [role, calls.length > 0, drafts > 0, limit > 0]
      }),
    )
    expect(seen).toEqual([
      ['owner', true, true, true],
      ['sales', true, false, false],
      ['writer', false, true, false],
      ['withoutRole', false, false, false],
    ])
  })

  test('a writer gets no news about leads, and a user without a role none at all', async () => {
    expect((await clients.sales.rpc('admin_news')).data).toMatchObject({ waiting: expect.any(Number) })
    expect((await clients.writer.rpc('admin_news')).data).toEqual({ waiting: 0, unseen: {}, accepted: [] })
    expect((await clients.withoutRole.rpc('admin_news')).data).toBeNull()
  })

  test.each([
    ['blog_posts', ['owner', 'writer']],
    ['orders', ['owner']],
    ['booking_submissions', ['owner']],
    ['newsletters', ['owner']],
    ['social_links', ['owner']],
    ['call_closures', ['owner', 'sales']],
    ['lead_notes', ['owner', 'sales']],
  ])('rows of %s can be deleted by %j', async (table, allowed) => {
    const may = []
    for (const role of roles) {
      const { error } = await clients[role].rpc('set_deleted', { of_table: table, ids: [id], deleted: true })
      if (error) expect(error.code).toBe('42501')
      else may.push(role)
    }
    expect(may).toEqual(allowed)
  })

  test.each([
    ['blog_categories', ['owner', 'writer']],
    ['social_links', ['owner']],
  ])('%s can be reordered by %j', async (list, allowed) => {
    const may = []
    for (const role of roles) {
      const { error } = await clients[role].rpc('order_rows', { list, was: [id], wanted: [id] })
      if (error?.code !== '42501') may.push(role)
    }
    expect(may).toEqual(allowed)
  })

  test.each([
    ['blog_posts', ['owner', 'writer']],
    ['orders', ['owner', 'sales']],
  ])('the last author of a row of %s is shown to %j', async (table, allowed) => {
    const changed = { blog_posts: { excerpt: 'Farah' }, orders: { description: 'Farah' } }[table] as never
    await db.admin
      .from(table as 'orders')
      .update(changed)
      .neq('id', id)
    const [row] = await db.backend.query<{ id: string }>(`select id from public.${table} limit 1`)
    const may = []
    for (const role of roles) {
      const { data } = await clients[role].rpc('last_change', { of_table: table, of_row: row?.id ?? '' })
      if (data?.length) may.push(role)
    }
    expect(may).toEqual(allowed)
  })
})
