import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callDaysQuery } from '@/features/booking/queries'
import { BookingPage } from '@/pages/booking-page'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp, testQueryClient } from '@tests/support/render-app'
import { storedAnswer } from '@tests/support/sample-booking'
import { callDays } from '@tests/support/standard-hours'
import { visitFrom } from '@tests/support/visitor-zone'

// A whole page in jsdom can be slow on a busy machine; a longer timeout does not slow down passing tests.
vi.setConfig({ testTimeout: 30_000 })

const now = Date.UTC(2026, 10, 20, 1)
const open = vi.fn<() => Window | null>()
const requestsOf = (procedure: string) => requests.filter(({ name }) => name === procedure)

beforeEach(() => {
  visitFrom('Asia/Kuala_Lumpur')
  // Only the clock is fake; timers run as usual.
  vi.useFakeTimers({ now, toFake: ['Date'] })
  serve('rpc/studio_clock', now)
  serve('site_settings', [])
  serve('rpc/call_days', callDays(['9:00 AM']))
  serve('rpc/submit_booking', storedAnswer)
  vi.stubGlobal('open', open.mockReset().mockReturnValue({} as Window))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let client = testQueryClient()
function show(query = '') {
  client = testQueryClient()
  return renderApp(<BookingPage />, { address: `/book-a-call${query}`, queryClient: client })
}
/** Asks for the days again, as the page does each minute. */
const refetchDays = () => act(() => client.refetchQueries({ queryKey: callDaysQuery().queryKey }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const form = () => screen.getByRole('form', { name: 'Book Your Call' })
const press = () => fireEvent.submit(form())
/** The time of the shown day. */
const slot = (name: string | RegExp) => screen.getByRole('radio', { name })
const day = (name: RegExp) => screen.findByRole('radio', { name })

async function fill(contact = 'nurul@example.test') {
  fireEvent.click(await day(/^Wednesday 25 November/))
  fireEvent.click(slot('2:30 PM'))
  type('Your name', 'Nurul Hidayah')
  type('Email or phone number', contact)
  type('About your project', 'Two clinics in Ipoh.')
}
/** Shows a day that is not in the row. */
async function showDate(date: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Another date' }))
  type('Another date', date)
}
describe('the choice of a day and a time', () => {
  it('begins with the next ten days that have free times, of which the first is shown, by Kuala Lumpur time', async () => {
    serve('rpc/call_days', callDays(['9:00 AM'], { '2026-11-21': { free: [], why: 'full' } }))
    show()
    expect(await day(/^Friday 20 November, 12 times free$/)).toBeChecked()
    const days = within(screen.getByRole('radiogroup', { name: /^Preferred date/ })).getAllByRole('radio')
    expect(days).toHaveLength(10)
    expect(days.map((one) => (one as HTMLInputElement).value)).not.toContain('2026-11-21')
    // 9:00 AM has begun, and a taken time is not offered.
    expect(screen.queryByRole('radio', { name: '9:00 AM' })).toBeNull()
    expect(slot('9:30 AM')).not.toBeChecked()
    fireEvent.click(await day(/^Wednesday 25 November/))
    expect(screen.queryByRole('radio', { name: '9:00 AM' })).toBeNull()
    expect(screen.queryByText(/MYT/)).toBeNull()
  })

  it('says the choice in words, and each day keeps its own', async () => {
    show()
    const slip = () => within(screen.getByRole('region', { name: 'Your call' }))
    await day(/^Friday 20 November/)
    expect(slip().getByText('Choose a day and a time.')).toBeVisible()
    fireEvent.click(slot('2:30 PM'))
    expect(slip().getByText('Friday 20 November,')).toBeVisible()
    expect(slip().getByText('2:30 PM')).toBeVisible()
    fireEvent.click(await day(/^Wednesday 25 November/))
    expect(slip().getByText('Wednesday 25 November, choose a time.')).toBeVisible()
    expect(screen.queryByRole('radio', { name: '2:30 PM', checked: true })).toBeNull()
    fireEvent.click(await day(/^Friday 20 November/))
    expect(slot('2:30 PM')).toBeChecked()
    expect(await slip().findByText('Your call: Friday 20 November, 2:30 PM.')).toBeInTheDocument()
  })

  it('shows days and times of a visitor in New York, those at night folded, with Malaysia’s beside them', async () => {
    visitFrom('America/New_York')
    show()
    fireEvent.click(await day(/^Tuesday 24 November, 3 times free$/))
    // 9:00 AM in Malaysia, 8:00 PM in New York, is taken.
    fireEvent.click(slot('8:30 PM, 9:30 AM in Malaysia'))
    const slip = within(screen.getByRole('region', { name: 'Your call' }))
    expect(slip.getByText('Tuesday 24 November,')).toBeVisible()
    expect(slip.getByText('your time')).toBeVisible()
    expect(slip.getByText('Wednesday 25 November, 9:30 AM (MYT)')).toBeVisible()
    expect(screen.getByText('Early or late for you')).toBeVisible()
    type('Your name', 'Nurul Hidayah')
    type('Email or phone number', 'nurul@example.test')
    type('About your project', 'Two clinics in Ipoh.')
    press()
    await screen.findByRole('heading', { name: 'Your Call is Booked!' })
    expect(requestsOf('rpc/submit_booking')[0]?.body).toMatchObject({
      preferred_date: '2026-11-25',
      preferred_time: expect.stringMatching(/^9:30 AM/) as string,
    })
  })

  it('shows that it is checking until the days are known', async () => {
    const looking = 'Checking which times are free...'
    let answer: (days: object) => void = () => {}
    serve('rpc/call_days', () => new Promise((resolve) => (answer = resolve)))
    show()
    expect(await screen.findByText(looking)).toBeVisible()
    await waitFor(() => expect(requestsOf('rpc/call_days')).toHaveLength(1))
    answer(callDays())
    expect(await day(/^Friday 20 November/)).toBeChecked()
    expect(screen.queryByText(looking)).toBeNull()
  })

  it('allows the times of the last build and says so if they cannot be renewed', async () => {
    serve('rpc/call_days', refusal('down', { status: 500 }))
    const queryClient = testQueryClient()
    queryClient.setQueryData(callDaysQuery().queryKey, callDays(), { updatedAt: 1 })
    renderApp(<BookingPage />, { address: '/book-a-call', queryClient })
    expect(await screen.findByText(/^We could not check which times/)).toBeVisible()
    fireEvent.click(await day(/^Wednesday 25 November/))
    expect(slot('2:30 PM')).toBeEnabled()
  })

  it('says so if no times are known', async () => {
    serve('rpc/call_days', refusal('down', { status: 500 }))
    show()
    expect(await screen.findByText(/^Our calendar could not be reached/)).toBeVisible()
  })

  it.each([
    [{ why: 'closed', reason: 'Christmas' }, 'We take no calls on Friday 25 December: Christmas.'],
    [{ why: 'closed', reason: '' }, 'We take no calls on Friday 25 December.'],
    [{ why: 'full' }, 'Friday 25 December is full.'],
  ])('says why a day has no calls (%o) and offers the next free times', async (why, text) => {
    serve('rpc/call_days', callDays([], { '2026-12-25': { free: [], taken: [], ...why } }))
    show()
    await showDate('2026-12-25')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('radio', { name: /[AP]M$/ })).toBeNull()
    press()
    expect(requestsOf('rpc/submit_booking')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Saturday 26 December, 9:30 AM' }))
    await waitFor(() => expect(slot('9:30 AM')).toHaveFocus())
    expect(slot('9:30 AM')).toBeChecked()
  })

  it('if no day has a time, says until when and offers the chat instead of the form', async () => {
    serve('rpc/call_days', { ...callDays(), days: [] })
    show()
    expect(await screen.findByText('No time is free until Thursday 18 February.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Write to us on WhatsApp/ })).toBeVisible()
    expect(screen.queryByLabelText('Your name')).toBeNull()
  })

  it('a time that is lost while it is shown keeps its place until its day is left, and is not sent', async () => {
    show()
    await fill()
    serve('rpc/call_days', callDays(['9:00 AM', '2:30 PM']))
    await refetchDays()
    expect(await screen.findByText('Just taken')).toBeVisible()
    expect(screen.queryByRole('radio', { name: '2:30 PM' })).toBeNull()
    press()
    expect(await screen.findByText('Please select your preferred time.')).toBeVisible()
    expect(open).not.toHaveBeenCalled()
    fireEvent.click(await day(/^Thursday 26 November/))
    expect(screen.queryByText('Just taken')).toBeNull()
  })

  it('a day of the row that fills up stays where it is', async () => {
    show()
    await day(/^Wednesday 25 November/)
    const full = { '2026-11-25': { free: [], taken: [], why: 'full' } }
    serve('rpc/call_days', callDays([], full))
    await refetchDays()
    expect(await day(/^Wednesday 25 November, Full$/)).toBeDisabled()
    expect(screen.getByRole('radio', { name: /^Sunday 29 November/ })).toBeVisible()
    expect(screen.queryByRole('radio', { name: /^Monday 30 November/ })).toBeNull()
  })

  it('takes bookable days and times from the database', async () => {
    serve('rpc/call_days', {
      // The last build asked yesterday.
      first: '2026-11-19',
      last: '2026-12-03',
      days: [{ date: '2026-12-03', free: ['8:00 PM'], taken: ['7:15 PM'] }],
    })
    show()
    expect(await day(/^Thursday 3 December, 1 time free$/)).toBeChecked()
    expect(slot('8:00 PM')).toBeEnabled()
    await showDate('2026-12-05')
    expect(screen.getByLabelText('Another date')).toHaveAttribute('max', '2026-12-04')
    expect(screen.getByText('From today to 14 days ahead.')).toBeVisible()
    expect(await screen.findByText('Please choose a day from today to Friday 4 December.')).toBeVisible()
  })

  it.each([
    ['without a name', 'Please enter your name.', () => type('Your name', ''), 'Your name'],
    [
      'without a contact',
      'Please enter your email or phone number.',
      () => type('Email or phone number', ''),
      'Email or phone number',
    ],
  ])(
    'refuses a booking %s with one message at the field, which has the focus',
    async (_, message, clear, label) => {
      show()
      await fill()
      clear()
      press()
      expect(await screen.findAllByText(message)).toHaveLength(1)
      expect(screen.getByLabelText(label)).toHaveFocus()
      expect(screen.getByLabelText(label)).toBeInvalid()
      type(label, 'x')
      expect(screen.queryByText(message)).toBeNull()
    },
  )

  it('refuses a booking without a time: the group has the message, and the first time has the focus', async () => {
    show()
    await fill()
    fireEvent.click(await day(/^Thursday 26 November/))
    press()
    expect(await screen.findAllByText('Please select your preferred time.')).toHaveLength(1)
    expect(screen.getByRole('radiogroup', { name: /^Preferred time/ })).toBeInvalid()
    expect(slot('9:30 AM')).toHaveFocus()
  })

  it('tells an email about email and a number about the chat', async () => {
    show()
    await day(/^Friday 20 November/)
    const email = 'Confirmation and reminders go by email.'
    type('Email or phone number', 'nurul@example.test')
    expect(await screen.findByText(email)).toBeVisible()
    type('Email or phone number', '012-345 6789')
    expect(await screen.findByText(/we keep in touch in the WhatsApp chat/)).toBeVisible()
    expect(screen.queryByText(email)).toBeNull()
    expect(screen.getByLabelText('Email or phone number')).toHaveAttribute('inputmode', 'tel')
  })
})
