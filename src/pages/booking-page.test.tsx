import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveConfirmation } from '@/features/booking/confirmation/use-confirmation'
import { readOutbox, saveEntry } from '@/features/booking/outbox/outbox'
import { BookingPage } from '@/pages/booking-page'
import { noNetwork, refusal, requests, serve, type Answer } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { sampleBooking, sampleCall, storedAnswer } from '@tests/support/sample-booking'
import { serveCallTimes } from '@tests/support/serve-call-times'
import { callTimes } from '@tests/support/standard-hours'

// A whole page in jsdom can be slow on a busy machine; a longer timeout does not slow down passing tests.
vi.setConfig({ testTimeout: 30_000 })

const now = Date.UTC(2026, 10, 20, 1)
const open = vi.fn<() => Window | null>()

/** Sets the database's answer to a booking. */
const answerBooking = (answer: Answer) => serve('rpc/submit_booking', answer)
const requestsOf = (procedure: string) => requests.filter(({ name }) => name === procedure)
/** The idempotency keys of the bookings sent. */
const keysSent = () =>
  requestsOf('rpc/submit_booking').map(({ body }) => (body as { idempotency_key: string }).idempotency_key)

beforeEach(() => {
  // Only the clock is fake; timers run as usual.
  vi.useFakeTimers({ now, toFake: ['Date'] })
  serve('rpc/studio_clock', now)
  serve('site_settings', [])
  serveCallTimes(callTimes(['9:00 AM']))
  answerBooking(storedAnswer)
  open.mockReset().mockReturnValue({} as Window)
  vi.stubGlobal('open', open)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const nearest = ['2:00 PM', '3:00 PM', '3:30 PM'].map((slot) => ({ date: '2026-12-02', slot }))

const show = (query = '') => renderApp(<BookingPage />, { address: `/book-a-call${query}` })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const form = () => screen.getByRole('form', { name: 'Book Your Call' })
const press = () => fireEvent.submit(form())
const slot = (name: RegExp) => screen.getByLabelText(name)

async function fill(contact = 'nurul@example.test') {
  type('Your name', 'Nurul Hidayah')
  type('Email or phone number', contact)
  type('Preferred date', '2026-12-02')
  await screen.findByText('Already booked')
  fireEvent.click(slot(/^2:30 PM/))
  type('About your project', 'Two clinics in Ipoh.')
}
async function book() {
  show()
  await fill()
  press()
}

describe('the booking form', () => {
  it('disables taken and past times and shows why, by Kuala Lumpur time', async () => {
    show()
    type('Preferred date', '2026-11-20')
    await waitFor(() => expect(slot(/^9:00 AM \(MYT\) Past$/)).toBeDisabled())
    expect(slot(/^9:30 AM \(MYT\)/)).toBeEnabled()
    type('Preferred date', '2026-12-02')
    await waitFor(() => expect(slot(/^9:00 AM \(MYT\) Already booked$/)).toBeDisabled())
  })

  it('shows that it is checking while times are loading, first for any day, then for the chosen day', async () => {
    const looking = 'Checking which times are free...'
    let answer: (times: object) => void = () => {}
    serve('rpc/call_times', () => new Promise((resolve) => (answer = resolve)))
    const expectRequests = (times: number) =>
      waitFor(() => expect(requestsOf('rpc/call_times')).toHaveLength(times))
    show()
    expect(await screen.findByText(looking)).toBeVisible()
    expect(screen.queryAllByLabelText(/\(MYT\)/)).toEqual([])
    await expectRequests(1)
    answer(callTimes())
    expect(await screen.findAllByLabelText(/\(MYT\)/)).toHaveLength(13)
    expect(screen.queryByText(looking)).toBeNull()
    type('Preferred date', '2026-12-02')
    expect(screen.getByText(looking)).toBeVisible()
    expect(screen.getAllByLabelText(/\(MYT\)/)).toHaveLength(13)
    await expectRequests(2)
    answer(callTimes(['9:00 AM']))
    expect(await screen.findByText('Already booked')).toBeVisible()
    expect(screen.queryByText(looking)).toBeNull()
  })

  it('allows every time and says so if taken times cannot be loaded', async () => {
    serveCallTimes(refusal('down', { status: 500 }))
    show()
    type('Preferred date', '2026-12-02')
    expect(await screen.findByText(/^We could not check which times/)).toBeVisible()
    expect(screen.getAllByLabelText(/\(MYT\)/).every((one) => !one.matches(':disabled'))).toBe(true)
  })

  it('says why a day has no calls and offers the next free times', async () => {
    const free = [{ date: '2026-12-27', slot: '2:30 PM' }]
    serveCallTimes({ ...callTimes(), times: [], closed: 'Christmas' }, free)
    show()
    type('Preferred date', '2026-12-25')
    expect(await screen.findByText(/^We take no calls on this day: Christmas\./)).toBeVisible()
    expect(screen.queryAllByLabelText(/\(MYT\)/)).toEqual([])
    const next = await screen.findByRole('button', { name: 'Sunday, 27 December 2026, 2:30 PM (MYT)' })
    serveCallTimes(callTimes())
    fireEvent.click(next)
    await waitFor(() => expect(slot(/^2:30 PM/)).toHaveFocus())
    expect(slot(/^2:30 PM/)).toBeChecked()
    expect(screen.getByLabelText('Preferred date')).toHaveValue('2026-12-27')
  })

  it('takes bookable days and times from the database', async () => {
    serve('rpc/call_times', {
      // The last build asked yesterday.
      first: '2026-11-19',
      last: '2026-12-03',
      times: [
        { slot: '7:15 PM', state: 'closed' },
        { slot: '8:00 PM', state: 'free' },
      ],
    })
    show()
    expect(await screen.findByText('From today to 14 days ahead, by Malaysia’s calendar.')).toBeVisible()
    expect(screen.getByLabelText('Preferred date')).toHaveAttribute('max', '2026-12-04')
    type('Preferred date', '2026-12-04')
    expect(await screen.findByLabelText('7:15 PM (MYT) Not available')).toBeDisabled()
    expect(slot(/^8:00 PM/)).toBeEnabled()
  })

  it('opens the chat synchronously in the submit event and shows the booking', async () => {
    await book()
    expect(open).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Call is Booked!' })).toHaveFocus())
    expect(screen.getByRole('link', { name: /Move or cancel/ })).toHaveAttribute(
      'href',
      `/book-a-call/manage?token=${sampleCall.manageToken}`,
    )
    expect(readOutbox()).toEqual([])
  })

  it.each([
    ['copies the summary', () => Promise.resolve(), 'Copied.'],
    [
      'says so if the browser refuses to copy',
      () => Promise.reject(new Error('denied')),
      'It could not be copied. Select the text below.',
    ],
  ])('%s on the success screen', async (_, write, text) => {
    saveConfirmation(sampleBooking({ status: 'stored', call: sampleCall }))
    show()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the summary' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(writeText.mock.calls).toEqual([[expect.stringContaining('Time: 2:30 PM (MYT)')]])
    // If copying failed, the text to select by hand is expanded.
    expect(screen.getByRole('group')).toHaveProperty('open', text !== 'Copied.')
  })

  it('says so and shows a link if the browser did not open the chat', async () => {
    open.mockReturnValue(null)
    await book()
    expect(await screen.findByText(/did not let WhatsApp open/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Open the chat/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    )
  })

  it('says that the call is not booked yet while the server cannot be reached, and keeps it in the outbox', async () => {
    answerBooking(noNetwork)
    await book()
    expect(await screen.findByRole('heading', { name: 'Your request is safe here' })).toBeVisible()
    expect(readOutbox()).toMatchObject([{ status: 'sending', booking: { name: 'Nurul Hidayah' } }])
  })

  it('if storage is full, promises retries only while the page is open', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockThrow(new Error('QuotaExceededError'))
    answerBooking(noNetwork)
    await book()
    expect(await screen.findByText(/This page keeps trying by itself as long as it is open/)).toBeVisible()
    full.mockRestore()
    answerBooking(storedAnswer)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
    expect(new Set(keysSent()).size).toBe(1)
  })

  it.each([
    ['nurul@example.test', /^We have your request.* Open its link to confirm: the time is then yours/],
    ['+60 12-345 6789', /^We have your request.* we confirm the time with you in the chat\.$/],
  ])(
    'says how a requested time gets confirmed (%s) and offers no calendar file for it',
    async (contact, how) => {
      answerBooking({ ...storedAnswer, status: 'requested' })
      show()
      await fill(contact)
      press()
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Your request is safe here' })).toHaveFocus(),
      )
      expect(await screen.findByText(how)).toBeVisible()
      expect(screen.queryByText(/The time is yours\. Nobody/)).toBeNull()
      expect(screen.queryByRole('heading', { name: 'Add it to your calendar' })).toBeNull()
      expect(screen.getByRole('link', { name: /Move or cancel/ })).toBeVisible()
      expect(readOutbox()).toEqual([])
    },
  )

  it.each([
    ['rate_limited', 429, /^Many bookings have come from here/],
    ['inbox_full', 429, /^We have received far more than usual today/],
    ['too_many_calls', 409, /^You, or others at your company or network, have several calls booked/],
  ])(
    'over a limit (%s) keeps all fields and offers a chat link that contains them',
    async (code, status, text) => {
      answerBooking(refusal(code, { status }))
      await book()
      const panel = (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]')
      expect(within(panel as HTMLElement).getByRole('link', { name: /Open the chat/ })).toHaveAttribute(
        'href',
        expect.stringContaining('Two%20clinics'),
      )
      expect(screen.getByLabelText('About your project')).toHaveValue('Two clinics in Ipoh.')
      expect(slot(/^2:30 PM/)).toBeChecked()
    },
  )

  it('submits the honeypot field that only a bot fills in', async () => {
    const { container } = show()
    await fill()
    const trap = container.querySelector('input[name="website"]') as HTMLInputElement
    fireEvent.change(trap, { target: { value: 'https://spam.example' } })
    press()
    await screen.findByRole('heading', { name: 'Your Call is Booked!' })
    const sent = requests.find(({ name }) => name === 'rpc/submit_booking')
    expect(sent?.body).toMatchObject({ website: 'https://spam.example' })
  })

  it('returns to the form with its values for another call', async () => {
    await book()
    fireEvent.click(await screen.findByRole('button', { name: 'Book another call' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'When shall we talk?' })).toHaveFocus())
    expect(screen.getByLabelText('Your name')).toHaveValue('Nurul Hidayah')
  })

  it.each([
    ['slot_taken', 'Somebody else has just booked'],
    ['slot_closed', 'We no longer take calls on'],
  ])('reports a lost time (%s) with the nearest free ones, and keeps the form', async (code, why) => {
    serveCallTimes(callTimes(['9:00 AM', '2:30 PM']), nearest)
    answerBooking(refusal(code, { status: 409 }))
    show()
    type('Preferred date', '2026-12-02')
    serveCallTimes(callTimes(['9:00 AM']), nearest)
    await fill()
    press()
    expect(await screen.findByText(new RegExp(`^${why} Wednesday, 2 December 2026, 2:30 PM`))).toBeVisible()
    const other = await screen.findByRole('button', { name: 'Wednesday, 2 December 2026, 3:00 PM (MYT)' })
    expect(within(form()).getAllByRole('button', { name: /^Wednesday, 2 December/ })).toHaveLength(3)
    expect(screen.getByLabelText('About your project')).toHaveValue('Two clinics in Ipoh.')
    answerBooking(storedAnswer)
    fireEvent.click(other)
    // The panel with the pressed button disappears, so the focus moves to the chosen time.
    await waitFor(() => expect(slot(/^3:00 PM/)).toHaveFocus())
    expect(slot(/^3:00 PM/)).toBeChecked()
    press()
    expect(await screen.findByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
    expect(new Set(keysSent()).size).toBe(2)
    expect(readOutbox()).toEqual([])
  })

  it('restores a booking refused on an earlier visit, even after several page loads', async () => {
    saveEntry(sampleBooking({ status: 'refused', refusal: { code: 'slot_in_past' } }))
    for (const _ of [1, 2]) {
      const { unmount } = show('?call_method=voice&message=Other')
      expect(await screen.findAllByText('That time has passed. Please select another time.')).not.toEqual([])
      expect(screen.getByLabelText('Your name')).toHaveValue('Nurul Hidayah')
      expect(screen.getByLabelText('About your project')).toHaveValue('Two clinics in Ipoh.')
      expect(screen.getByLabelText('Video call')).toBeChecked()
      unmount()
    }
  })

  it('finds out the result of a booking after a reload during sending', async () => {
    const sent = sampleBooking()
    saveEntry(sent)
    saveConfirmation(sent)
    show()
    expect(await screen.findByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
    expect(keysSent()).toEqual([sent.key])
  })
})
