import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConfirmationScreen } from '@/features/booking/confirmation/confirmation-screen'
import type { OutboxEntry } from '@/features/booking/outbox/outbox'
import { renderApp } from '@tests/support/render-app'
import { sampleBooking, sampleCall } from '@tests/support/sample-booking'

const english = /\b(your|you|the|call|please|open|copy|book|calendar|time|what|back)\b/i

const show = (change: Partial<OutboxEntry>) => {
  const entry = sampleBooking({ language: 'ms', ...change })
  entry.booking = { ...entry.booking, timezone: 'America/New_York' }
  return renderApp(<ConfirmationScreen entry={entry} onAnother={vi.fn()} />)
}

it.each<[string, string, Partial<OutboxEntry>]>([
  ['booked', 'Panggilan anda telah ditempah', { status: 'stored', call: sampleCall }],
  [
    'requested',
    'Permintaan anda selamat disimpan',
    { status: 'stored', call: { ...sampleCall, status: 'requested' } },
  ],
  ['not sent yet', 'Permintaan anda selamat disimpan', { status: 'sending' }],
  [
    'booked without its chat',
    'Panggilan anda telah ditempah',
    { status: 'stored', call: sampleCall, chatBlocked: true },
  ],
])('a call from the Malay page that is %s is confirmed in Malay', async (_, heading, change) => {
  show(change)
  const title = await screen.findByRole('heading', { level: 1, name: heading })
  const texts = title.closest('[lang=ms]')?.cloneNode(true) as HTMLElement
  expect(texts).toHaveTextContent('Rabu, 2 Disember 2026')
  expect(texts).toHaveTextContent('2:30 petang (MYT), panggilan video')
  expect(texts).toHaveTextContent('Masa di tempat anda: Rabu, 2 Disember 2026, 1:30 pagi EST')
  // The chat message is in the form's language.
  for (const message of texts.querySelectorAll('[lang=en]')) message.remove()
  expect(texts.textContent.replace('Google Calendar', '')).not.toMatch(english)
})

it('the link with the token loads a new page, on which no visit is counted', async () => {
  const { user, address } = show({ status: 'stored', call: sampleCall, language: undefined })
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(await screen.findByRole('link', { name: 'Move or cancel' }))
  expect(address()).toBe('/')
})

it('the calendar entry of a call from the Malay page is in Malay', async () => {
  show({ status: 'stored', call: sampleCall })
  const google = await screen.findByRole('link', { name: 'Google Calendar (dibuka dalam tab baharu)' })
  const entry = new URL(google.getAttribute('href') ?? '').searchParams
  expect(entry.get('text')).toBe('Panggilan dengan Rentak Studio')
  expect(entry.get('details')).toContain('Waktu Malaysia: Rabu, 2 Disember 2026, 2:30 petang (MYT).')
  expect(entry.get('location')).toBe('Panggilan video')
})
