import { expect, it } from 'vitest'
import { messageLimit, messageLimitText, messageTooLong } from '@/lib/message-limit'

it.each([
  ['5,000 letters', 'm'.repeat(5000)],
  ['2,500 emoji', '🙂'.repeat(2500)],
  ['3,333 Tamil letters', 'அ'.repeat(3333)],
])('%s fit', (_, message) => {
  expect(messageTooLong(message)).toBeUndefined()
})

it('the formatted limit equals the number', () => {
  expect(messageLimitText).toBe(messageLimit.toLocaleString('en'))
})

const why = ' Emoji and the letters of some scripts take more room.'

it.each([
  ['5,001 letters', 'm'.repeat(5001), 'Your message has 5,001 characters. Please shorten it to 5,000.'],
  ['2,501 emoji', '🙂'.repeat(2501), `Your message has 2,501 characters. Please shorten it to 2,500.${why}`],
  [
    '3,334 Tamil letters',
    'அ'.repeat(3334),
    `Your message has 3,334 characters. Please shorten it to 3,333.${why}`,
  ],
  [
    'letters, then emoji past the bytes',
    `${'m'.repeat(4000)}${'🙂'.repeat(1600)}`,
    `Your message has 5,600 characters. Please shorten it to 5,000.`,
  ],
])('%s get an error that says how many fit', (_, message, said) => {
  expect(messageTooLong(message)).toBe(said)
})
