import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newKey, sendBooking } from '@/features/booking/form/send-booking'
import { sampleBooking, sampleCall } from '@tests/support/sample-booking'

interface Answer {
  data: unknown
  error: { message: string; hint?: string } | null
  status: number
}
const answer = vi.hoisted(() => vi.fn<(signal: AbortSignal) => Promise<Answer>>())
vi.mock('@/lib/rest', () => ({ rest: { rpc: () => ({ abortSignal: answer }) } }))

const no = (status: number, message: string, hint = '') => ({ data: null, error: { message, hint }, status })
const ok = (data: unknown) => ({ data, error: null, status: 200 })

beforeEach(() => {
  answer.mockReset()
})

describe('what comes of a booking that was sent', () => {
  it.each([
    [
      'stored',
      ok({ booking_id: sampleCall.bookingId, manage_token: sampleCall.manageToken }),
      { status: 'stored', call: sampleCall },
    ],
    ['an answer of another shape', ok('<html>'), { status: 'unreachable' }],
    ['a lost time', no(409, 'slot_taken'), { status: 'refused', code: 'slot_taken' }],
    [
      'a field that is wrong',
      no(400, 'invalid_input', 'name'),
      { status: 'refused', code: 'invalid_input', field: 'name' },
    ],
    [
      'what the database can never take',
      no(400, 'invalid byte sequence for encoding "UTF8": 0x00'),
      { status: 'refused', code: 'invalid_input' },
    ],
    ['a database that is away', no(503, 'upstream'), { status: 'unreachable' }],
    ['a procedure that is not there yet', no(404, 'PGRST202'), { status: 'unreachable' }],
    ['a key that has changed', no(401, 'no key'), { status: 'unreachable' }],
  ])('%s', async (_, given, outcome) => {
    answer.mockResolvedValue(given)
    expect(await sendBooking(sampleBooking())).toEqual(outcome)
  })

  it('is not known where no answer comes in time', async () => {
    answer.mockImplementation(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    expect(await sendBooking(sampleBooking(), 5)).toEqual({ status: 'unreachable' })
  })
})

it('each booking has a key of its own, a UUID', () => {
  const keys = Array.from({ length: 1000 }, newKey)
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
