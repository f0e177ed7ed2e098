// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { waitingLines, type Today } from '@/admin/tools/dashboard/today'

const nothing: Today = {
  requests: 0,
  applications: 0,
  bookings: 0,
  failed_mails: 0,
  drafts: 0,
  calls: [],
  scheduled: [],
  missing: [],
  overdue: { count: 0, amount_sen: 0 },
}

describe('what waits', () => {
  it('is nothing when there is nothing', () => {
    expect(waitingLines(nothing)).toEqual([])
  })

  it('has a line for each kind, the pressing first, each with its place', () => {
    const lines = waitingLines({
      ...nothing,
      requests: 1,
      applications: 2,
      bookings: 1,
      failed_mails: 1200,
      drafts: 3,
      scheduled: [{ id: 'p', title: 'On prices', published_at: '2026-11-24T01:00:00Z' }],
      missing: ['ssm_number', 'sst_number'],
      overdue: { count: 2, amount_sen: 120_050 },
    })
    expect(lines.map(({ text, detail = '', to }) => [text, detail, to])).toEqual([
      ['1,200 mails could not be sent', '', '/admin/emails?status=failed'],
      ['2 orders are overdue', 'RM1,200.50 to come in', '/admin/orders?status=overdue'],
      ['1 request to answer', '', '/admin/requests?status=new'],
      ['1 new booking', 'Nobody has changed anything about them yet', '/admin/bookings?status=upcoming'],
      ['2 applications to read', '', '/admin/applications?status=pending'],
      [
        'The footer still says ‘Pending’',
        'Your registration number (SSM) and your tax number (SST)',
        '/admin/settings',
      ],
      ['On prices', 'Goes out on Tue, 24 Nov 2026, 9:00 AM', '/admin/blog/p'],
      ['3 drafts to finish', '', '/admin/blog?status=draft'],
    ])
    expect(lines.filter(({ urgent }) => urgent).map(({ key }) => key)).toEqual(['mails', 'overdue'])
  })
})
