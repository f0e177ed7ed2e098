import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apply } from '@/features/careers/apply'

const application = {
  fullName: 'Tan Jia Hui',
  contactNumber: '012-345 6789',
  email: 'jiahui@example.test',
  areaOfExpertise: 'Other',
} as const

// The client takes `fetch` as it finds it when it is made, which is before any test runs.
const call = vi.hoisted(() => {
  const stub = vi.fn<typeof fetch>()
  globalThis.fetch = stub
  return stub
})
const answer = (status: number, body: object | null) =>
  call.mockResolvedValue(new Response(body && JSON.stringify(body), { status }))

beforeEach(() => {
  call.mockReset()
})

describe('an application on its way', () => {
  it('is one row, pending, that is not asked back', async () => {
    answer(201, null)
    await apply(application)
    const [url, request] = call.mock.calls[0] ?? []
    expect(new URL(String(url)).pathname).toBe('/rest/v1/work_opportunities')
    expect(new URL(String(url)).searchParams.has('select')).toBe(false)
    expect(request?.method).toBe('POST')
    expect(new Headers(request?.headers).get('prefer') ?? '').not.toContain('representation')
    expect(JSON.parse(String(request?.body))).toEqual({
      full_name: 'Tan Jia Hui',
      contact_number: '012-345 6789',
      email: 'jiahui@example.test',
      area_of_expertise: 'Other',
      status: 'pending',
    })
  })

  it.each([
    [
      409,
      { code: '23505', message: 'duplicate key' },
      "This email has already been submitted. We'll contact you when opportunities arise.",
    ],
    [
      429,
      { code: 'PT429', message: 'rate_limited' },
      'Too many tries from this connection. Please wait a few minutes and try again.',
    ],
    [400, { code: '23514', message: 'violates check' }, 'Something went wrong. Please try again.'],
    [500, { message: 'boom' }, 'Something went wrong. Please try again.'],
  ])('answered with %i and %j is told as the visitor should hear it', async (status, body, message) => {
    answer(status, body)
    await expect(apply(application)).rejects.toThrow(message)
  })

  it('that finds no network says so in the same words', async () => {
    call.mockRejectedValue(new TypeError('fetch failed'))
    await expect(apply(application)).rejects.toThrow('Something went wrong. Please try again.')
  })
})
