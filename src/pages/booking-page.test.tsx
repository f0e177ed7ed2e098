import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveConfirmation } from '@/features/booking/confirmation/use-confirmation'
import { readOutbox, saveEntry } from '@/features/booking/outbox/outbox'
import { BookingPage } from '@/pages/booking-page'
import { noNetwork, refusal, requests, serve, type Answer } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { sampleBooking, sampleCall, storedAnswer } from '@tests/support/sample-booking'
import { callDays } from '@tests/support/standard-hours'
import { visitFrom } from '@tests/support/visitor-zone'

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
  visitFrom('Asia/Kuala_Lumpur')
  // Only the clock is fake; timers run as usual.
  vi.useFakeTimers({ now, toFake: ['Date'] })
  serve('rpc/studio_clock', now)
  serve('site_settings', [])
  serve('rpc/call_days', callDays(['9:00 AM']))
  serve('rpc/free_times', [])
  answerBooking(storedAnswer)
  open.mockReset().mockReturnValue({} as Window)
  vi.stubGlobal('open', open)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const nearest = ['2:00 PM', '3:00 PM', '3:30 PM'].map((slot) => ({ date: '2026-11-25', slot }))

const show = (query = '') => renderApp(<BookingPage />, { address: `/book-a-call${query}` })
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
async function book() {
  show()
  await fill()
  press()
}

describe('the booking form', () => {
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
      expect(slot('2:30 PM')).toBeChecked()
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
    serve('rpc/free_times', nearest)
    answerBooking(refusal(code, { status: 409 }))
    show()
    await fill()
    press()
    expect(await screen.findByText(`${why} Wednesday 25 November, 2:30 PM.`)).toBeVisible()
    const other = await screen.findByRole('button', { name: 'Wednesday 25 November, 3:00 PM' })
    expect(within(form()).getAllByRole('button', { name: /^Wednesday 25 November/ })).toHaveLength(3)
    expect(screen.getByLabelText('About your project')).toHaveValue('Two clinics in Ipoh.')
    answerBooking(storedAnswer)
    fireEvent.click(other)
    // The panel with the pressed button disappears, so the focus moves to the chosen time.
    await waitFor(() => expect(slot('3:00 PM')).toHaveFocus())
    expect(slot('3:00 PM')).toBeChecked()
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
