import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BusyCalendarBanner } from '@/admin/kit/busy-calendar/busy-calendar-banner'
import { RoleProvider } from '@/admin/kit/rights/role'
import { requests, serve } from '@tests/support/fake-server'
import { nothingToDo } from '@tests/support/nothing-to-do'
import { renderAdmin } from '@tests/support/render-admin'
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
    /^Your own calendar cannot be read\. Its server answered 404\. Visitors can book a call when you are busy\./,
  ],
  [
    'a calendar that is no longer read',
    { read_at: '2026-11-21T05:05:00Z', problem: 'Its server could not be found.' },
    /^Your own calendar cannot be read; it was read last at 21.Nov.2026, 1:05.PM \(MYT\)\. Its server could not be found\./,
  ],
  [
    'a calendar that is read in part',
    { problem: '3 of its entries could not be read in full, and may hold no time.' },
    /^Your own calendar could be read only in part\. 3 of its entries could not be read in full/,
  ],
  ['a calendar that the schedule does not read', { late: true }, /has not been read since .*‘The schedule’/],
  ['a new calendar that the schedule does not read', { late: true, read_at: null }, /is not being read: ask/],
])('%s is shown', async (_name, change, text) => {
  open({ ...well, ...change })
  expect(await screen.findByRole('status')).toHaveTextContent(text)
})

it('sales read whose calendar it is, and get no link to the owner’s settings', async () => {
  serve('rpc/busy_calendar_state', { ...well, read_at: null, problem: 'Its server answered 404.' })
  renderApp(
    <RoleProvider value="sales">
      <BusyCalendarBanner />
    </RoleProvider>,
  )
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^The owner’s calendar cannot be read\. .* when the owner is busy\.$/,
  )
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['/admin', 'Dashboard'],
  ['/admin/calendar', 'Calendar'],
])('the banner is on %s', async (path, heading) => {
  serve('*', [])
  serve('rpc/admin_today', nothingToDo)
  serve('rpc/admin_counts', {})
  serve('rpc/busy_calendar_state', { ...well, read_at: null, problem: 'Its server answered 404.' })
  renderAdmin(path)
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible()
  expect(await screen.findByText(/^Your own calendar cannot be read\./)).toBeVisible()
})

it.each([
  ['a calendar that is read', well],
  ['no calendar', null],
])('nothing is shown for %s', async (_name, state) => {
  open(state)
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('rpc/busy_calendar_state'))
  expect(screen.queryByRole('status')).toBeNull()
})
