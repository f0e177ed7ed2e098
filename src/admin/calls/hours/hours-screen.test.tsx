import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hours } from '@/admin/calls/hours/hours-screen'
import { settings } from '@/admin/content/settings/settings'
import { callHours } from '@/content/settings'
import { requests, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'

const call = {
  id: '11111111-2222-4333-8444-555555555555',
  name: 'Mei Ling',
  contact: '012-345 6789',
  preferred_date: '2026-12-25',
  preferred_time: '9:00 AM',
  starts_at: '2026-12-25T01:00:00Z',
  reason: 'Christmas',
}
const standing = callHours.fields.monday.default
const weekdays = { monday: standing, tuesday: standing, wednesday: standing, thursday: standing }
const rules = {
  ...weekdays,
  friday: standing,
  saturday: [{ from: '09:00', to: '09:30' }],
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
  it('shows the current week and its rules', async () => {
    open('/admin/hours')
    const row = (day: string) => screen.getByText(day).closest('li')
    expect(await screen.findByText('No calls')).toBeVisible()
    expect(row('Monday to Friday')).toHaveTextContent('9:00 AM to 12:00 PM, 2:00 PM to 5:30 PM')
    expect(row('Saturday')).toHaveTextContent('9:00 AM to 9:30 AM')
    expect(row('Sunday')).toHaveTextContent('No calls')
    expect(screen.getByText(/^24 hours of notice, up to 90 days ahead, no pause between calls/)).toBeVisible()
    expect(screen.queryByText(/outside your hours/)).toBeNull()
  })

  it('closes the dialog that blocks time with a button, and blocks nothing', async () => {
    const { user } = open('/admin/hours')
    await user.click(screen.getByRole('button', { name: 'Block time' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes()).toEqual([])
  })

  it('blocks a day, several days or an afternoon, and rejects invalid ranges', async () => {
    const { user } = open('/admin/hours')
    const openForm = () => user.click(screen.getByRole('button', { name: 'Block time' }))
    await openForm()
    const form = within(screen.getByRole('dialog'))
    const press = () => user.click(form.getByRole('button', { name: 'Block time' }))
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
    await expect.poll(lastToast).toBe('3 days are blocked now.')
    expect(inserted()).toEqual(
      ['2026-12-30', '2026-12-31', '2027-01-01'].map((day) => ({
        day,
        from_time: null,
        to_time: null,
        reason: 'Leave',
      })),
    )
    await openForm()
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

  it('offers the national holidays that are not blocked, and blocks the selected ones on the given days', async () => {
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
    await user.click(offer.getByRole('button', { name: /^Block \d+ holidays/, hidden: true }))
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

  it('lists the calls outside the hours, with the actions for each', async () => {
    serve('rpc/calls_outside_hours', [call])
    const { user } = open('/admin/hours')
    expect(await screen.findByText('1 booked call is outside your hours')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Move or cancel ?the call with Mei Ling$/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Write on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/60123456789\?text=Hello%20Mei%20Ling/),
    )
    await user.click(screen.getByRole('button', { name: /^Keep this call/ }))
    await waitFor(() => expect(inserted()).toEqual([{ allow_outside_hours: true }]))
  })
})

describe('the form of the hours', () => {
  const row = { id: call.id, updated_at: '2026-11-21T01:00:00+00:00', key: 'call_hours', value: {} }
  const day = (name: string) => within(screen.getByRole('group', { name }))

  const times = (name: string) =>
    day(name)
      .queryAllByLabelText(/, (from|to)$/)
      .map((input) => (input as HTMLInputElement).value)
  const type = (label: string, value: string, index = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, { target: { value } })
  const saved = () => requests.find(({ method }) => method === 'PATCH')?.body

  beforeEach(() =>
    serve('site_settings', ({ method, body }) => [
      method === 'PATCH' ? { ...row, ...(body as object) } : row,
    ]),
  )

  it('starts with the current hours; days can be switched off and copied', async () => {
    const { user } = open('/admin/settings/call-hours')
    await screen.findByRole('button', { name: 'Save setting' })
    expect(times('Monday')).toEqual(['09:00', '12:00', '14:00', '17:30'])
    await user.click(day('Sunday').getByRole('checkbox'))
    type('Monday, from', '10:00')
    type('Monday, to', '18:00', 1)
    await user.click(day('Monday').getByRole('button', { name: /^Copy to other days/ }))
    await user.click(day('Saturday').getByRole('button', { name: 'Remove hours 2 of Saturday' }))
    expect(day('Saturday').getByRole('checkbox')).toHaveFocus()
    expect([times('Friday'), times('Saturday'), times('Sunday')]).toEqual([
      ['10:00', '12:00', '14:00', '18:00'],
      ['10:00', '12:00'],
      [],
    ])
    await user.click(screen.getByRole('button', { name: 'Save setting' }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    const morning = { from: '10:00', to: '12:00' }
    expect(saved()).toMatchObject({
      value: { friday: [morning, { from: '14:00', to: '18:00' }], saturday: [morning], sunday: [] },
    })
  })

  it('shows an error at its day, and stores the ranges sorted', async () => {
    const { user } = open('/admin/settings/call-hours')
    const save = () => user.click(screen.getByRole('button', { name: 'Save setting' }))
    await screen.findByRole('button', { name: 'Save setting' })
    await user.click(day('Tuesday').getByRole('button', { name: /^Add hours/ }))
    await save()
    expect(await day('Tuesday').findByText('Choose both times, in steps of five minutes.')).toBeVisible()
    type('Tuesday, from', '07:00', 2)
    type('Tuesday, to', '07:20', 2)
    expect(await day('Tuesday').findByText(/^A call takes 30 minutes/)).toBeVisible()
    type('Tuesday, to', '09:05', 2)
    await save()
    expect(await day('Tuesday').findByText(/^Two of these overlap/)).toBeVisible()
    expect(day('Tuesday').getAllByLabelText('Tuesday, from')[0]).toHaveFocus()
    expect(saved()).toBeUndefined()
    type('Tuesday, to', '09:00', 2)
    await save()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(saved()).toMatchObject({
      value: { tuesday: [{ from: '07:00', to: '09:00' }, ...standing], wednesday: standing },
    })
  })
})
