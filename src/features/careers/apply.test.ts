import { describe, expect, it } from 'vitest'
import { noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { apply } from '@/features/careers/apply'

const application = {
  fullName: 'Tan Jia Hui',
  contactNumber: '012-345 6789',
  email: 'jiahui@example.test',
  areaOfExpertise: 'Other',
} as const

const table = 'work_opportunities'

describe('an application on its way', () => {
  it('is one pending row, which is not selected', async () => {
    serve(table, new Response(null, { status: 201 }))
    await apply(application)
    const [request] = requests
    expect(request).toMatchObject({ method: 'POST', name: table })
    expect(request?.params.has('select')).toBe(false)
    expect(request?.headers.get('prefer') ?? '').not.toContain('representation')
    expect(request?.body).toEqual({
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
    serve(table, refusal(body.message, { status, ...body }))
    await expect(apply(application)).rejects.toThrow(message)
  })

  it('that finds no network says so in the same words', async () => {
    serve(table, noNetwork)
    await expect(apply(application)).rejects.toThrow('Something went wrong. Please try again.')
  })
})
