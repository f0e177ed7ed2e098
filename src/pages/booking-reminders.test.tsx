import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingPage } from '@/pages/booking-page'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { callDays } from '@tests/support/standard-hours'

// A whole page in jsdom can be slow on a busy machine; a longer timeout does not slow down passing tests.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  serve('rpc/studio_clock', Date.UTC(2026, 10, 20, 1))
  serve('rpc/call_days', callDays())
  sendsSms(false)
})

/** Sets whether the owner has enabled SMS reminders. */
const sendsSms = (sms: boolean) => serve('site_settings', [{ key: 'reminders', value: { sms } }])

const show = () => renderApp(<BookingPage />, { address: '/book-a-call' })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const form = () => screen.getByRole('form', { name: 'Book Your Call' })

describe('the reminders card', () => {
  const channel = (name: string) => screen.getByRole('switch', { name: new RegExp(name) })
  const pressAt = (element: HTMLElement, time: number) => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: time })
    fireEvent(element, event)
  }

  it('appears once the contact field holds an email, and offers no SMS while SMS is disabled', () => {
    show()
    expect(screen.queryByRole('heading', { name: 'Reminders' })).toBeNull()
    type('Email or phone number', 'nurul@example.test')
    expect(screen.getByRole('heading', { name: 'Reminders' })).toBeVisible()
    expect(screen.queryByRole('switch', { name: /SMS/ })).toBeNull()
    expect(screen.getByText('We do not send reminders by SMS at present.')).toBeVisible()
    type('Email or phone number', '0123456789')
    expect(screen.queryByRole('heading', { name: 'Reminders' })).toBeNull()
    expect(screen.getByText(/^Reminders and the confirmation go by email/)).toBeVisible()
  })

  it('does not allow the last channel to be switched off, and counts two presses within 500 ms as one', async () => {
    sendsSms(true)
    show()
    type('Email or phone number', 'nurul@example.test')
    await screen.findByRole('switch', { name: /SMS/ })
    expect(screen.queryByText('We do not send reminders by SMS at present.')).toBeNull()
    pressAt(channel('Email'), 1000)
    expect(channel('Email')).toBeChecked()
    pressAt(channel('SMS'), 2000)
    pressAt(channel('SMS'), 2499)
    expect(channel('SMS')).toBeChecked()
    pressAt(channel('Email'), 2500)
    expect(channel('Email')).not.toBeChecked()
    pressAt(channel('SMS'), 3500)
    expect(channel('SMS')).toBeChecked()
    expect(screen.getByText('At least one reminder method stays on.')).toBeVisible()
  })

  it('defaults to SMS only if a phone number was given', async () => {
    sendsSms(true)
    show()
    type('Email or phone number', '+60 12-345 6789')
    expect(await screen.findByRole('switch', { name: /SMS/ })).toBeChecked()
    expect(channel('Email')).not.toBeChecked()
    expect(screen.queryByLabelText('1 day before')).toBeNull()
  })

  it('offers no SMS to a number that cannot get one', async () => {
    sendsSms(true)
    show()
    type('Email or phone number', '+65 9123 4567')
    expect(await screen.findByText(/^Reminders go by email or to Malaysian mobile numbers/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Reminders' })).toBeNull()
  })

  it('requests no SMS if the owner has disabled SMS since it was chosen', async () => {
    sendsSms(true)
    const { unmount } = show()
    type('Email or phone number', 'nurul@example.test')
    pressAt(await screen.findByRole('switch', { name: /SMS/ }), 1000)
    pressAt(channel('Email'), 2000)
    expect(channel('Email')).not.toBeChecked()
    unmount()
    sendsSms(false)
    show()
    expect(channel('Email')).toBeChecked()
    expect(screen.queryByRole('switch', { name: /SMS/ })).toBeNull()
  })

  it('with no reminder time chosen the button stays enabled, and the form says what is missing', async () => {
    show()
    type('Email or phone number', 'nurul@example.test')
    for (const time of ['1 day', '1 hour', '15 minutes'])
      fireEvent.click(screen.getByLabelText(`${time} before`))
    expect(screen.getByText('Please select at least one reminder method and time.')).toBeVisible()
    expect(within(form()).getByRole('button', { name: 'Book Your Call' })).toBeEnabled()
    fireEvent.submit(form())
    expect(
      within(form()).getAllByText('Please select at least one reminder method and time.').length,
    ).toBeGreaterThan(0)
  })
})
