import { expect, test } from 'vitest'
import { assertAnswered } from './api-error'

const messageOf = (error: { message: string; code?: string; hint?: string }, status = 409) => {
  try {
    assertAnswered({ error, status })
  } catch (thrown) {
    return (thrown as Error).message
  }
  return undefined
}

test('an error raised by our procedures shows its sentence, not its code', () => {
  const refusal = { code: 'PT409', message: 'row_deleted', hint: 'The row has been deleted since.' }
  expect(messageOf(refusal)).toBe('The row has been deleted since.')
  expect(messageOf({ ...refusal, hint: 'contact' })).toBe('row_deleted.')
})

test('an error from PostgreSQL shows its message without the hint', () => {
  expect(messageOf({ code: '23505', message: 'It is there already.', hint: 'Run it again.' })).toBe(
    'It is there already.',
  )
  expect(messageOf({ code: '42501', message: 'permission denied for table orders' })).toBe(
    'This account may not do that.',
  )
})

test.each([
  [502, '<html><h1>Bad gateway</h1></html>', 'The server has a problem. Try again in a minute.'],
  [500, 'canceling statement due to statement timeout', 'The server has a problem. Try again in a minute.'],
  [429, 'rate limit', 'Too many requests at once. Try again in a minute.'],
  [401, 'JWT expired', 'The server did not accept your sign-in. Try again.'],
])('a response with status %i has a sentence of its own', (status, message, shown) => {
  expect(messageOf({ message }, status)).toBe(shown)
})
