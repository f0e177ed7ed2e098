import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NextCalls } from '@/admin/tools/dashboard/today-section'
import { followUpLines, storageNote, waitingLines, type Today } from '@/admin/tools/dashboard/today'
import { nothingToDo } from '@tests/support/nothing-to-do'
import { renderApp } from '@tests/support/render-app'

// 11:30 PM in Malaysia: half an hour later is tomorrow there, but still today in London.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z') }))

const call = (name: string, startsAt: string): Today['calls'][number] =>
  ({
    id: name,
    name,
    starts_at: startsAt,
    preferred_time: '',
    call_method: 'video',
  }) as Today['calls'][number]

const show = (calls: Today['calls']) => renderApp(<NextCalls calls={calls} />)
const part = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement)

it('separates today from tomorrow by Malaysia time, and shows dates for later calls', () => {
  show([
    call('Aisyah', '2026-11-21T15:00:00Z'),
    call('Wei Ming', '2026-11-22T02:00:00Z'),
    call('Priya', '2026-11-24T02:00:00Z'),
  ])
  expect(part('Calls today').getByRole('link')).toHaveTextContent('Aisyah')
  expect(part('Tomorrow').getByRole('link')).toHaveTextContent('Wei Ming')
  expect(part('Tomorrow').getByRole('listitem')).toHaveTextContent('10:00 AM')
  expect(part('After that').getByRole('listitem')).toHaveTextContent('Tue, 24 Nov 2026, Video call')
  expect(part('After that').getByRole('link')).toHaveAttribute('href', '/admin/bookings/Priya')
})

it('says that there are no calls today or tomorrow, and hides an empty list of later ones', () => {
  show([])
  expect(screen.getAllByText('None')).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: 'After that' })).toBeNull()
})

describe('the open tasks', () => {
  it('are empty if there is nothing to do', () => {
    expect(waitingLines(nothingToDo)).toEqual([])
  })

  it('say how far a newsletter is, and that other email waits', () => {
    const email: Today['email'] = {
      paused_until: null,
      pause_reason: null,
      a_day: 100,
      reserve: 30,
      next_at: '2026-11-22T00:00:00Z',
      newsletters_next_at: '2026-11-22T02:00:00Z',
      waiting: 2,
    }
    const newsletters = [{ id: 'n', subject: 'Prices', recipients: 300, sent: 212, waiting: 88 }]
    const lines = waitingLines({ ...nothingToDo, email, newsletters })
    expect(lines.map(({ text, detail, to, urgent }) => [text, detail, to, urgent])).toEqual([
      [
        '2 emails wait until tomorrow, 8:00 AM: the provider takes 100 emails a day.',
        'The limits are in Settings, ‘How fast emails go out’',
        '/admin/settings/email-pace',
        true,
      ],
      [
        '“Prices” is going out',
        '212 of 300 sent. 88 wait until tomorrow, 10:00 AM: the provider takes 100 emails a day.',
        '/admin/newsletters/n',
        undefined,
      ],
    ])
  })

  it('have one linked line per kind, urgent ones first', () => {
    const lines = waitingLines({
      ...nothingToDo,
      waiting: { call: 4, enquiry: 1, quote: 2, application: 2 },
      failed_emails: 1200,
      drafts: 3,
      scheduled: [{ id: 'p', title: 'On prices', published_at: '2026-11-24T01:00:00Z' }],
      missing: ['ssm_number', 'sst_number'],
      confirmed_claims: [],
      unalerted: ['bookings', 'requests', 'applications'],
      overdue: { count: 2, amount_sen: 120_050 },
    })
    expect(lines.map(({ text, detail = '', to }) => [text, detail, to])).toEqual([
      ['You get no email about new leads. Add your address.', '', '/admin/settings/alerts'],
      [
        '1,200 emails and texts to look at',
        'They failed, or may not have arrived',
        '/admin/emails?status=problem',
      ],
      ['2 orders are overdue', 'RM1,200.50 to come in', '/admin/orders?status=overdue'],
      ['9 to answer', '4 calls, 1 enquiry, 2 quote requests, and 2 applications', '/admin/inbox'],
      [
        'The footer still says ‘Pending’',
        'Your registration number (SSM) and your tax number (SST)',
        '/admin/settings/company',
      ],
      [
        'Check what your website says about you',
        '9 figures to keep, change or hide',
        '/admin/settings/claims',
      ],
      ['On prices', 'Goes out on Tue, 24 Nov 2026, 9:00 AM', '/admin/blog/p'],
      ['3 drafts to finish', '', '/admin/blog?status=draft'],
    ])
    expect(lines.filter(({ urgent }) => urgent).map(({ key }) => key)).toEqual([
      'alerts',
      'emails',
      'overdue',
    ])
  })

  it('name the kinds of leads about which nobody gets an email', () => {
    expect(waitingLines({ ...nothingToDo, unalerted: ['requests', 'applications'] })).toMatchObject([
      { text: 'Nobody gets an email about new enquiries or applications. Add an address.', urgent: true },
    ])
  })
})

it('a follow-up shows its task, its lead and a link, and is marked when overdue', () => {
  const planned = (due_on: string, note: string) => ({
    id: note,
    lead_table: 'orders',
    lead_id: 'o1',
    name: 'Mei Tan',
    due_on,
    note,
  })
  const lines = followUpLines(
    [planned('2026-11-19', 'Ask for the logo'), planned('2026-11-21', 'Ring about the deposit')],
    '2026-11-21',
    (table, id) => `/admin/${table}/${id}`,
  )
  expect(lines.map(({ text, detail, urgent, to }) => [text, detail, urgent, to])).toEqual([
    ['Ask for the logo', 'Mei Tan, overdue since Thu, 19 Nov 2026', true, '/admin/orders/o1'],
    ['Ring about the deposit', 'Mei Tan, for today', false, '/admin/orders/o1'],
    ['All follow-ups', undefined, undefined, '/admin/follow-ups'],
  ])
})

it('a note says that the forms are closed once today’s limit for data is reached', () => {
  expect(storageNote({ ...nothingToDo, stored_today_bytes: 50_000_000 })).toBe('')
  expect(storageNote({ ...nothingToDo, stored_today_bytes: 50_000_001 })).toBe(
    'Visitors have sent 50 MB today. Until midnight in Malaysia the forms accept nothing more and offer WhatsApp.',
  )
})
