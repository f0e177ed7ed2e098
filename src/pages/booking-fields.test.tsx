import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  serve('rpc/studio_clock', now)
  serve('site_settings', [])
  serve('rpc/submit_booking', storedAnswer)
  serve('rpc/call_days', callDays(['9:00 AM']))
  visitFrom('Asia/Kuala_Lumpur')
  vi.stubGlobal('open', open.mockReset().mockReturnValue({} as Window))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (query = '') => renderApp(<BookingPage />, { address: `/book-a-call${query}` })
const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const form = () => screen.getByRole('form', { name: 'Book Your Call' })
const press = () => fireEvent.submit(form())
const alerts = () => within(form()).queryAllByRole('alert')
const alertTexts = () => alerts().map(({ textContent }) => textContent)
const slot = (name: string) => screen.getByRole('radio', { name })
const day = (name: RegExp) => screen.findByRole('radio', { name })

describe('the language of booking emails', () => {
  it.each([
    ['?lang=ms', 'ms', 1],
    ['', undefined, 0],
  ])('with the query %s is %s; the form mentions it only for Malay', async (query, language, notes) => {
    show(query)
    expect(screen.queryAllByText(/^Borang ini dalam bahasa Inggeris/)).toHaveLength(notes)
    type('Your name', 'Nurul Hidayah')
    type('Email or phone number', 'nurul@example.test')
    fireEvent.click(await day(/^Wednesday 25 November/))
    fireEvent.click(slot('2:30 PM'))
    type('About your project', 'Sebuah klinik.')
    press()
    const sent = () => requests.filter(({ name }) => name === 'rpc/submit_booking')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent().map(({ body }) => (body as { language?: string }).language)).toEqual([language])
  })
})

it('the booking page hydrates as it was built, whatever its address says', () => {
  const built = (query: string) =>
    renderToString(
      <QueryClientProvider client={testQueryClient()}>
        <MemoryRouter initialEntries={[`/book-a-call${query}`]}>
          <BookingPage />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  expect(built('?lang=ms&package=Amplify&trade=Hotels')).toBe(built(''))
})

describe('the fields of the booking form', () => {
  it('shows all missing fields at once, goes to the first, and clears each message when its field changes', async () => {
    show()
    await day(/^Friday 20 November/)
    const needed = [
      'Please select your preferred time.',
      'Please enter your name.',
      'Please enter your email or phone number.',
      'Please tell us about your project.',
    ]
    press()
    // In the order of the page; the first checked field has the focus.
    expect(alertTexts()).toEqual(needed)
    expect(field('Your name')).toHaveFocus()
    expect(field('Your name')).toHaveAccessibleDescription('Please enter your name.')
    type('About your project', 'Two clinics in Ipoh.')
    expect(alertTexts()).toEqual(needed.slice(0, 3))
    type('Your name', 'Nurul Hidayah')
    type('Email or phone number', 'nobody')
    fireEvent.click(await day(/^Wednesday 25 November/))
    expect(alertTexts()).toEqual([])
    press()
    expect(alertTexts()).toEqual([
      'Please select your preferred time.',
      'Please enter a valid email address or phone number.',
    ])
    expect(field('Email or phone number')).toHaveFocus()
    type('Email or phone number', 'nurul@example.test')
    press()
    expect(slot('9:30 AM')).toHaveFocus()
    fireEvent.click(slot('9:30 AM'))
    expect(alerts()).toEqual([])
    expect(open).not.toHaveBeenCalled()
  })

  it('asks for a date if the shown one has no times', async () => {
    serve('rpc/call_days', callDays([], { '2026-12-25': { free: [], why: 'full' } }))
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Another date' }))
    type('Another date', '2026-12-25')
    type('Your name', 'Nurul Hidayah')
    type('Email or phone number', 'nurul@example.test')
    press()
    expect(alertTexts()[0]).toBe('Please select your preferred date.')
  })

  it('asks for a phone number for a voice call', async () => {
    show()
    type('Email or phone number', 'nurul@example.test')
    fireEvent.click(field('Voice call'))
    expect(field('Email or phone number')).toHaveAccessibleDescription(/We ring you at this number/)
    press()
    expect(alertTexts()).toContain(
      'For a voice call we need your phone number. Enter it here, or choose a video call.',
    )
    type('Email or phone number', '012-345 6789')
    press()
    expect(alertTexts().join()).not.toContain('phone number')
  })

  it('says which fields are required', () => {
    show()
    expect(
      screen.getByRole('group', {
        name: 'Your details',
        description: 'Everything except project type is required.',
      }),
    ).toContainElement(field('About your project'))
    expect(field('Project type')).toHaveValue('Not Sure Yet')
    expect(screen.getAllByRole('option', { name: /not sure/i })).toHaveLength(1)
  })

  it('keeps typed text when the visitor leaves the page and comes back, until the form is sent', async () => {
    const { unmount } = show()
    type('Your name', 'Nurul Hidayah')
    type('Email or phone number', 'nurul@example.test')
    fireEvent.click(await day(/^Wednesday 25 November/))
    fireEvent.click(slot('2:30 PM'))
    type('About your project', 'Two clinics in Ipoh.')
    fireEvent.click(field('Voice call'))
    fireEvent.click(field('5 minutes before'))
    unmount()
    // The link back names a package: it fills only fields the visitor has not changed.
    show('?package=Apex&trade=Hotels&call_method=video')
    expect(field('Your name')).toHaveValue('Nurul Hidayah')
    expect(await screen.findByRole('radio', { name: '2:30 PM' })).toBeChecked()
    expect(screen.getByText('Wednesday 25 November,')).toBeVisible()
    expect(field('Voice call')).toBeChecked()
    expect(field('About your project')).toHaveValue('Two clinics in Ipoh.')
    expect(field('Project type')).toHaveValue('Premium Website (Apex Package)')
    expect(field('5 minutes before')).toBeChecked()
    fireEvent.click(field('Video call'))
    press()
    await screen.findByRole('heading', { name: 'Your Call is Booked!' })
    expect(sessionStorage.getItem('booking:typed')).toBeNull()
  })

  it('is prefilled with package and industry from the link, until the visitor types', () => {
    const first = show('?package=Amplify&trade=Property+%26+Real+Estate')
    expect(field('Project type')).toHaveValue('Enhanced Website (Amplify Package)')
    expect(field('About your project')).toHaveValue(
      'I am interested in the Amplify Package. My trade: Property & Real Estate.',
    )
    first.unmount()
    const second = show('?trade=durian+stall')
    expect(field('About your project')).toHaveValue('My trade: durian stall.')
    type('About your project', 'We sell durian.')
    second.unmount()
    show('?trade=Hotels')
    expect(field('About your project')).toHaveValue('We sell durian.')
  })
})

it('the page says so when the times cannot be loaded, and keeps the fields', async () => {
  serve('rpc/call_days', refusal('out of order'))
  show()
  expect(await screen.findByText(/^Our calendar could not be reached/)).toBeVisible()
  expect(field('Your name')).toBeVisible()
})
