import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hours } from '@/admin/calls/hours/hours-screen'
import { settings } from '@/admin/content/settings/settings'
import { holidaysBetween } from '@/content/holidays'
import { requests, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { said } from '@tests/support/said'
import { slots } from '@tests/support/standard-hours'

const call = {
  id: '11111111-2222-4333-8444-555555555555',
  name: 'Mei Ling',
  contact: '012-345 6789',
  preferred_date: '2026-12-25',
  preferred_time: '9:00 AM',
  starts_at: '2026-12-25T01:00:00Z',
  reason: 'Christmas',
}
const week = { monday: slots, tuesday: slots, wednesday: slots, thursday: slots, friday: slots }
const rules = {
  ...week,
  saturday: ['9:00 AM'],
  sunday: [],
  notice_hours: 24,
  window_days: 90,
  pause_minutes: 0,
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T01:00:00Z'), shouldAdvanceTime: true })
  serve('*', ({ method }) => (method === 'GET' ? [] : [{ id: call.id }]))
  serve('rpc/call_rules', rules)
  serve('rpc/calls_outside_hours', [])
})
const open = (path: string) => {
  const route = [...hours.routes, ...settings.routes].find((each) => each.path === path)
  return renderApp(<>{route?.draw({})}</>, { address: path })
}
const inserted = () => writes().flatMap(({ body }) => body)

describe('calls and hours', () => {
  it('shows the week in force and its rules', async () => {
    open('/admin/hours')
    expect(await screen.findByText('9:00 AM')).toBeVisible()
    expect(screen.getByText('No calls')).toBeVisible()
    expect(screen.getByText(/^24 hours of notice, 90 days ahead, no pause between calls/)).toBeVisible()
    expect(screen.queryByText(/outside your hours/)).toBeNull()
  })

  it('blocks a day, a run of days, or an afternoon in one row, and refuses what is none', async () => {
    const { user } = open('/admin/hours')
    const form = within(screen.getByRole('form', { name: 'Block time' }))
    const press = () => user.click(form.getByRole('button', { name: 'Block it' }))
    await press()
    expect(await form.findByText('Choose a day that is still to come.')).toBeVisible()
    const type = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } })
    type('Blocked on', '2026-12-30')
    type('Until', '2026-12-29')
    await press()
    expect(await form.findByText('The last day is before the first.')).toBeVisible()
    expect(writes()).toEqual([])
    type('Until', '2027-01-01')
    type('Why', 'Leave')
    await press()
    await expect.poll(said).toBe('3 days are blocked now.')
    expect(inserted()).toEqual(
      ['2026-12-30', '2026-12-31', '2027-01-01'].map((day) => ({
        day,
        from_time: null,
        to_time: null,
        reason: 'Leave',
      })),
    )
    type('Blocked on', '2026-12-01')
    type('From', '14:00')
    await press()
    expect(await form.findByText('Choose a time after the first one.')).toBeVisible()
    type('To', '17:30')
    await press()
    await waitFor(() =>
      expect(inserted().at(-1)).toEqual({
        day: '2026-12-01',
        from_time: '14:00',
        to_time: '17:30',
        reason: '',
      }),
    )
  })

  it('unblocks a day', async () => {
    serve('call_closures', [
      { id: call.id, day: '2026-12-25', from_time: null, to_time: null, reason: 'Christmas' },
    ])
    const { user } = open('/admin/hours')
    await user.click(await screen.findByRole('button', { name: /^Unblock ?Fri, 25 Dec 2026$/ }))
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'rpc/set_deleted')?.body).toEqual({
        of_table: 'call_closures',
        ids: [call.id],
        deleted: true,
      }),
    )
  })

  it('offers the national holidays that are not closed, and closes those chosen on the days said', async () => {
    serve('call_closures', ({ method }: { method: string }) =>
      method === 'GET'
        ? [{ id: call.id, day: '2026-12-25', from_time: null, to_time: null, reason: 'Christmas' }]
        : [],
    )
    const { user } = open('/admin/hours')
    const offer = within(
      (await screen.findByText('Malaysia’s national holidays')).closest('details') as HTMLElement,
    )
    await waitFor(() => expect(offer.queryByLabelText(/^Day of Christmas, Fri, 25 Dec 2026/)).toBeNull())
    for (const labour of offer.getAllByRole('checkbox', { name: 'Labour Day', hidden: true }))
      await user.click(labour)
    fireEvent.change(offer.getByLabelText(/^Day of Deepavali/), { target: { value: '2027-10-29' } })
    await user.click(offer.getByRole('button', { name: /^Close \d+ holidays/, hidden: true }))
    await waitFor(() =>
      expect(inserted()).toContainEqual({
        day: '2027-10-29',
        from_time: null,
        to_time: null,
        reason: 'Deepavali',
      }),
    )
    expect(JSON.stringify(inserted())).not.toContain('Labour Day')
    expect(JSON.stringify(inserted())).not.toContain('2026-12-25')
  })

  it('lists the calls outside them, with what to do about each', async () => {
    serve('rpc/calls_outside_hours', [call])
    const { user } = open('/admin/hours')
    expect(await screen.findByText('1 booked call is outside your hours')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Move or cancel ?the call with Mei Ling$/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Write on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/60123456789\?text=Hello%20Mei%20Ling/),
    )
    await user.click(screen.getByRole('button', { name: /^Hold it all the same/ }))
    await waitFor(() => expect(inserted()).toEqual([{ allow_outside_hours: true }]))
  })
})

describe('the form of the hours', () => {
  const row = { id: call.id, updated_at: '2026-11-21T01:00:00+00:00', key: 'call_hours', value: {} }
  const day = (name: string) => within(screen.getByRole('group', { name }))

  it('begins with the hours in force, and stores only the days that were changed', async () => {
    serve('site_settings', ({ method, body }) => [method === 'PATCH' ? { ...row, ...(body as object) } : row])
    const { user } = open('/admin/settings/call-hours')
    await screen.findByRole('button', { name: 'Take 5:00 PM from Monday' })
    for (const slot of slots.slice(2))
      await user.click(day('Monday').getByRole('button', { name: `Take ${slot} from Monday` }))
    await user.type(day('Monday').getByLabelText('Another time on Monday'), '09:40')
    await user.click(day('Monday').getByRole('button', { name: /^Add ?to Monday$/ }))
    expect(day('Monday').getByText(/^A call takes half an hour/)).toBeVisible()
    await user.clear(day('Monday').getByLabelText('Another time on Monday'))
    await user.type(day('Monday').getByLabelText('Another time on Monday'), '08:15{Enter}')
    await user.click(day('Monday').getByRole('button', { name: /^Copy to all weekdays ?from Monday$/ }))
    await user.click(day('Friday').getByRole('button', { name: /^No calls ?on Friday$/ }))
    await user.click(screen.getByRole('button', { name: 'Save hours' }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    const times = ['8:15 AM', '9:00 AM', '9:30 AM']
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      value: { monday: times, thursday: times, friday: [], saturday: null, sunday: null, window_days: null },
    })
  })
})

it('the holidays offered are dated, in order, each once', () => {
  const holidays = holidaysBetween('2026-11-22', '2028-05-22')
  expect(holidays.map(({ day }) => day)).toEqual([...new Set(holidays.map(({ day }) => day))].toSorted())
  expect(holidays[0]).toEqual({ day: '2026-12-25', name: 'Christmas', moves: false })
  expect(holidays.filter(({ moves }) => moves).every(({ day }) => day.startsWith('2027'))).toBe(true)
})
