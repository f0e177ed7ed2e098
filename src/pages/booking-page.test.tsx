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

// A whole page in jsdom on a busy machine: patience costs nothing where all goes well.
vi.setConfig({ testTimeout: 30_000 })

const now = Date.UTC(2026, 10, 20, 1)
const open = vi.fn<() => Window | null>()

/** What the database says to a booking. */
const answerBooking = (answer: Answer) => serve('rpc/submit_booking', answer)
const requestsOf = (procedure: string) => requests.filter(({ name }) => name === procedure)
/** The keys of the bookings that were sent. */
const keysSent = () =>
  requestsOf('rpc/submit_booking').map(({ body }) => (body as { idempotency_key: string }).idempotency_key)

beforeEach(() => {
  // Only the clock: what waits goes on by itself.
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
  it('shows taken and past times with the reason, not to be chosen, by the clock of Kuala Lumpur', async () => {
    show()
    type('Preferred date', '2026-11-20')
    await waitFor(() => expect(slot(/^9:00 AM \(MYT\) Past$/)).toBeDisabled())
    expect(slot(/^9:30 AM \(MYT\)/)).toBeEnabled()
    type('Preferred date', '2026-12-02')
    await waitFor(() => expect(slot(/^9:00 AM \(MYT\) Already booked$/)).toBeDisabled())
  })

  it('says that it looks while the times of any day, then those of the chosen one, are on their way', async () => {
    const looking = 'Checking which times are free...'
    let answer: (times: object) => void = () => {}
    serve('rpc/call_times', () => new Promise((resolve) => (answer = resolve)))
    const asked = (times: number) => waitFor(() => expect(requestsOf('rpc/call_times')).toHaveLength(times))
    show()
    expect(await screen.findByText(looking)).toBeVisible()
    expect(screen.queryAllByLabelText(/\(MYT\)/)).toEqual([])
    await asked(1)
    answer(callTimes())
    expect(await screen.findAllByLabelText(/\(MYT\)/)).toHaveLength(13)
    expect(screen.queryByText(looking)).toBeNull()
    type('Preferred date', '2026-12-02')
    expect(screen.getByText(looking)).toBeVisible()
    expect(screen.getAllByLabelText(/\(MYT\)/)).toHaveLength(13)
    await asked(2)
    answer(callTimes(['9:00 AM']))
    expect(await screen.findByText('Already booked')).toBeVisible()
    expect(screen.queryByText(looking)).toBeNull()
  })

  it('lets every time be chosen where the taken ones cannot be loaded, and says so', async () => {
    serveCallTimes(refusal('down', { status: 500 }))
    show()
    type('Preferred date', '2026-12-02')
    expect(await screen.findByText(/^We could not check which times/)).toBeVisible()
    expect(screen.getAllByLabelText(/\(MYT\)/).every((one) => !one.matches(':disabled'))).toBe(true)
  })

  it('says of a day without calls why, and offers the next free times', async () => {
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

  it('takes the days and times that can be booked from the database', async () => {
    serve('rpc/call_times', {
      // Asked yesterday, by the last build.
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

  it('opens the chat in the press itself and shows what was booked', async () => {
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
      'says so where the browser copies nothing',
      () => Promise.reject(new Error('denied')),
      'It could not be copied. Select the text below.',
    ],
  ])('%s on the success screen', async (_, write, said) => {
    saveConfirmation(sampleBooking({ status: 'stored', call: sampleCall }))
    show()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the summary' }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(writeText.mock.calls).toEqual([[expect.stringContaining('Time: 2:30 PM (MYT)')]])
    // What is to be selected by hand is open.
    expect(screen.getByRole('group')).toHaveProperty('open', said !== 'Copied.')
  })

  it('says where the browser opened no chat, with the link to it', async () => {
    open.mockReturnValue(null)
    await book()
    expect(await screen.findByText(/did not let WhatsApp open/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Open the chat/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    )
  })

  it('says that it is not booked yet while the calendar cannot be reached, and keeps it', async () => {
    answerBooking(noNetwork)
    await book()
    expect(await screen.findByRole('heading', { name: 'Your request is safe here' })).toBeVisible()
    expect(readOutbox()).toMatchObject([{ status: 'sending', booking: { name: 'Nurul Hidayah' } }])
  })

  it('promises no more than the open page can do where the browser keeps nothing', async () => {
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
    'says of a time that is only asked for how it becomes held (%s), and puts it in no calendar',
    async (contact, how) => {
      answerBooking({ ...storedAnswer, status: 'requested' })
      show()
      await fill(contact)
      press()
      expect(await screen.findByRole('heading', { name: 'Your request is safe here' })).toHaveFocus()
      expect(await screen.findByText(how)).toBeVisible()
      expect(screen.queryByText(/The time is yours\. Nobody/)).toBeNull()
      expect(screen.queryByRole('heading', { name: 'Add it to your calendar' })).toBeNull()
      expect(screen.getByRole('link', { name: /Move or cancel/ })).toBeVisible()
      expect(readOutbox()).toEqual([])
    },
  )

  it.each([
    ['rate_limited', /^Many bookings have come from here/],
    ['inbox_full', /^We have received far more than usual today/],
  ])(
    'past a limit (%s) gives everything back, with a link to the chat that carries it',
    async (code, said) => {
      answerBooking(refusal(code, { status: 429 }))
      await book()
      const panel = (await screen.findByText(said)).closest<HTMLElement>('[role="alert"]')
      expect(within(panel as HTMLElement).getByRole('link', { name: /Open the chat/ })).toHaveAttribute(
        'href',
        expect.stringContaining('Two%20clinics'),
      )
      expect(screen.getByLabelText('About your project')).toHaveValue('Two clinics in Ipoh.')
      expect(slot(/^2:30 PM/)).toBeChecked()
    },
  )

  it('passes on what a program wrote where no person can', async () => {
    const { container } = show()
    await fill()
    const trap = container.querySelector('input[name="website"]') as HTMLInputElement
    fireEvent.change(trap, { target: { value: 'https://spam.example' } })
    press()
    await screen.findByRole('heading', { name: 'Your Call is Booked!' })
    const sent = requests.find(({ name }) => name === 'rpc/submit_booking')
    expect(sent?.body).toMatchObject({ website: 'https://spam.example' })
  })

  it('leads back to the form, with what was typed, for another call', async () => {
    await book()
    fireEvent.click(await screen.findByRole('button', { name: 'Book another call' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'When shall we talk?' })).toHaveFocus())
    expect(screen.getByLabelText('Your name')).toHaveValue('Nurul Hidayah')
  })

  it.each([
    ['slot_taken', 'Somebody else has just booked'],
    ['slot_closed', 'We no longer take calls on'],
  ])('tells of a time that was lost (%s) with the nearest free ones, the form kept', async (code, why) => {
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
    // The panel that was pressed in is gone: the focus is at the time that was chosen by it.
    await waitFor(() => expect(slot(/^3:00 PM/)).toHaveFocus())
    expect(slot(/^3:00 PM/)).toBeChecked()
    press()
    expect(await screen.findByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
    expect(new Set(keysSent()).size).toBe(2)
    expect(readOutbox()).toEqual([])
  })

  it('gives back a booking that was refused on an earlier visit, however often the page is loaded', async () => {
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

  it('finds out how a booking fared whose page was loaded again while it was sent', async () => {
    const sent = sampleBooking()
    saveEntry(sent)
    saveConfirmation(sent)
    show()
    expect(await screen.findByRole('heading', { name: 'Your Call is Booked!' })).toBeVisible()
    expect(keysSent()).toEqual([sent.key])
  })
})
