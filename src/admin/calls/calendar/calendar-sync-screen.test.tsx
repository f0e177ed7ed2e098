import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CalendarSyncScreen } from '@/admin/calls/calendar/calendar-sync-screen'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'

const nothing = {
  feed_key: null as string | null,
  feed_renewed_at: null as string | null,
  busy_address: null as string | null,
  busy_tried_at: null as string | null,
  busy_read_at: null as string | null,
  busy_problem: null as string | null,
  busy_times: 0,
}
const key = 'ab'.repeat(32)
const made = { feed_key: key, feed_renewed_at: '2026-11-20T01:00:00Z' }
const address = 'https://calendar.example.test/private.ics'

function open(change: Partial<typeof nothing> = {}, state: object | null = null) {
  serve('rpc/busy_calendar_state', state)
  serve('rpc/owner_calendar', { ...nothing, ...change })
  return renderApp(<CalendarSyncScreen />)
}
const calls = (name: string) => requests.filter((one) => one.name === `rpc/${name}`).map(({ body }) => body)

describe('the calendar feed of calls', () => {
  it('has no URL until one is created', async () => {
    serve('rpc/renew_calendar_feed', null)
    const { user } = open()
    const make = await screen.findByRole('button', { name: 'Create the address' })
    serve('rpc/owner_calendar', { ...nothing, ...made })
    await user.click(make)
    expect(await screen.findByLabelText('Secret address of your calls')).toHaveValue(
      `${location.origin}/functions/v1/calendar-feed?key=${key}`,
    )
  })

  it('has links for Google, Apple and Outlook, each in the URL format of that program', async () => {
    open(made)
    const href = async (name: string) =>
      (await screen.findByRole('link', { name: new RegExp(`Add to ${name}`) })).getAttribute('href') ?? ''
    const path = `//${location.host}/functions/v1/calendar-feed?key=${key}`
    expect(await href('Apple')).toBe(`webcal:${path}`)
    expect(new URL(await href('Google')).searchParams.get('cid')).toBe(`webcal:${path}`)
    expect(new URL(await href('Outlook')).searchParams.get('url')).toBe(`${location.protocol}${path}`)
  })

  it('gets a new URL after a warning that the old one stops working', async () => {
    serve('rpc/renew_calendar_feed', null)
    const { user } = open(made)
    await user.click(await screen.findByRole('button', { name: 'Renew the address' }))
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveTextContent(/stops working at once/)
    expect(calls('renew_calendar_feed')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Renew the address' }))
    await expect.poll(() => calls('renew_calendar_feed')).toHaveLength(1)
  })

  it('shows an error if it could not be renewed', async () => {
    serve('rpc/renew_calendar_feed', refusal('Out of order'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Create the address' }))
    await expect.poll(lastToast).toBe('The address was not changed. Out of order.')
  })

  it('is copied with one click', async () => {
    const { user } = open(made)
    await user.click(await screen.findByRole('button', { name: 'Copy the address' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain(key)
  })
})

describe('the owner’s busy calendar', () => {
  const field = () => screen.findByLabelText('Private address of your own calendar')
  const save = () => screen.getByRole('button', { name: 'Save' })

  it.each([
    [address, address],
    ['webcal://calendar.example.test/private.ics', address],
  ])('is saved as %s', async (typed, stored) => {
    serve('rpc/set_busy_calendar', null)
    const { user } = open()
    await user.type(await field(), typed)
    await user.click(save())
    await expect.poll(() => calls('set_busy_calendar')).toEqual([{ address: stored }])
  })

  it('must be an https or webcal URL, and can be removed', async () => {
    serve('rpc/set_busy_calendar', null)
    const { user } = open({ busy_address: address })
    await user.clear(await field())
    await user.type(await field(), 'http://calendar.example.test/a.ics')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please enter an address that begins with https:// or webcal://',
    )
    expect(calls('set_busy_calendar')).toEqual([])
    await user.clear(await field())
    await user.click(save())
    await expect.poll(() => calls('set_busy_calendar')).toEqual([{ address: '' }])
  })

  const read = { busy_address: address, busy_times: 4, busy_read_at: '2026-11-22T01:00:00Z' }
  it.each([
    [
      'the time of the last reading',
      { ...read, busy_tried_at: '2026-11-22T01:00:00Z' },
      /9:00.AM \(MYT\): you are busy 4 times from now on/,
    ],
    ['that it was not read yet', { busy_address: address }, /It will be read within a minute or two/],
    [
      'the reason of a failure, and that the known times stay',
      { ...read, busy_tried_at: '2026-11-22T02:00:00Z', busy_problem: 'Its server answered 404.' },
      /could not be read at .*10:00.AM \(MYT\)\. Its server answered 404\..*still keeps 4 times free of calls/,
    ],
    [
      'that a part could not be read',
      { ...read, busy_tried_at: '2026-11-22T01:00:00Z', busy_problem: '1 of its events could not be read.' },
      /calendar could be read\. 1 of its events/,
    ],
  ])('shows %s', async (_name, change, text) => {
    open(change)
    await field()
    const shownText = screen
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join(' ')
    expect(shownText).toMatch(text)
  })

  it('says that the schedule does not read it', async () => {
    open({ busy_address: address }, { tried_at: null, read_at: null, problem: null, late: true })
    expect(await screen.findByText(/is not being read: ask your developer/)).toBeVisible()
  })
})
