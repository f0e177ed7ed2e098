import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BusyCalendarBanner } from '@/admin/kit/busy-calendar/busy-calendar-banner'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const well = { tried_at: '2026-11-21T06:05:00Z', read_at: '2026-11-21T06:05:01Z', problem: null, late: false }

function open(state: object | null) {
  serve('rpc/busy_calendar_state', state)
  renderApp(<BusyCalendarBanner />)
}

it.each([
  [
    'a calendar that was never read',
    { read_at: null, problem: 'Its server answered 404.' },
    /^The owner’s own calendar cannot be read\. Its server answered 404\. Visitors can book a call when the owner is busy\./,
  ],
  [
    'a calendar that is no longer read',
    { read_at: '2026-11-21T05:05:00Z', problem: 'Its server could not be found.' },
    /^The owner’s own calendar cannot be read; it was read last at 21.Nov.2026, 1:05.PM \(MYT\)\. Its server could not be found\./,
  ],
  [
    'a calendar that is read in part',
    { problem: '3 of its entries could not be read in full, and may hold no time.' },
    /^Only part of the owner’s own calendar could be read\. 3 of its entries could not be read in full/,
  ],
  ['a calendar that the schedule does not read', { late: true }, /has not been read since .*‘The schedule’/],
  ['a new calendar that the schedule does not read', { late: true, read_at: null }, /is not being read: ask/],
])('%s is shown', async (_name, change, text) => {
  open({ ...well, ...change })
  expect(await screen.findByRole('status')).toHaveTextContent(text)
})

it.each([
  ['a calendar that is read', well],
  ['no calendar', null],
])('nothing is shown for %s', async (_name, state) => {
  open(state)
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('rpc/busy_calendar_state'))
  expect(screen.queryByRole('status')).toBeNull()
})
