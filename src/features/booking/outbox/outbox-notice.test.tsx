import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveEntry } from '@/features/booking/outbox/outbox'
import { OutboxNotice } from '@/features/booking/outbox/outbox-notice'
import { renderApp } from '@tests/support/render-app'
import { sampleBooking } from '@tests/support/sample-booking'

it.each([
  ['ms', 'Pilih masa lain', '/book-a-call?lang=ms'],
  [undefined, 'Choose another time', '/book-a-call'],
] as const)(
  'a refused booking in the language %s is booked again in that language',
  async (language, label, to) => {
    saveEntry(sampleBooking({ status: 'refused', refusal: { code: 'slot_taken' }, language }))
    renderApp(<OutboxNotice />)
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', to)
  },
)
