import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { refusal, serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

const id = '11111111-2222-4333-8444-555555555555'
const at = '2026-11-21T01:00:00Z'

const call = {
  id,
  created_at: at,
  name: 'Mei Ling',
  contact: 'mei@example.test',
  preferred_date: '2099-11-24',
  preferred_time: '2:30 PM',
  starts_at: '2099-11-24T06:30:00Z',
  call_method: 'video',
  project_type: null,
  package: null,
  message: 'A new site',
  confirmed_at: null,
  meeting_link: null,
  cancel_reason: null,
  visitor_offset: null,
  visitor_offset_at: null,
  timezone: 'Asia/Kuala_Lumpur',
  status: 'booked',
  notify_by_email: true,
  source: {},
  sequence: 0,
}
const version = {
  id,
  created_at: at,
  updated_at: at,
  type: 'privacy_policy',
  last_updated: '2026-11-01',
  revision: 1,
  content: '# Privacy',
}

/** Each part of a screen that would be empty without a row: the read that fails, and what the screen then says. */
const parts: Array<[part: string, address: string, fails: string, rows: Record<string, unknown[]>]> = [
  ['Your usual link', `/admin/bookings/${id}`, 'site_settings', { booking_submissions: [call] }],
  ['Your reply texts', `/admin/bookings/${id}`, 'site_settings', { booking_submissions: [call] }],
  [
    'Whether email goes to this address',
    `/admin/bookings/${id}`,
    'email_suppressions',
    { booking_submissions: [call] },
  ],
  ['The times you have blocked', '/admin/hours', 'call_closures', {}],
  ['The choices of “Category”', '/admin/blog', 'blog_categories', {}],
  ['The accounts', '/admin/history', 'rpc/history_people', {}],
]

beforeEach(() => serve('*', []))

it.each(parts)(
  '%s: a read that failed is not shown as an empty result',
  async (part, address, fails, rows) => {
    for (const [table, found] of Object.entries(rows)) serve(table, found)
    serve(fails, refusal('Out of order'))
    renderAdmin(address)
    const said = await screen.findAllByText(new RegExp(`^${part} could not be loaded\\. Out of order`))
    expect(said.length).toBeGreaterThan(0)
  },
)

it('a video call does not claim to have no link while the studio’s usual one could not be loaded', async () => {
  serve('booking_submissions', [call])
  serve('site_settings', refusal('Out of order'))
  renderAdmin(`/admin/bookings/${id}`)
  expect(await screen.findByText(/^Your usual link could not be loaded/)).toBeVisible()
  expect(screen.queryByText(/There is no link yet/)).toBeNull()
})

it('a version of a legal document says that the other versions could not be loaded', async () => {
  serve('legal_documents', ({ params }) => (params.get('id') ? [version] : refusal('Out of order')))
  renderAdmin(`/admin/legal/${id}`)
  expect(await screen.findByText(/^The other versions could not be loaded/)).toBeVisible()
})
