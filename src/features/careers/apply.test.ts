import { describe, expect, it } from 'vitest'
import { noNetwork, refusal, requests, serve } from '@tests/support/fake-server'
import { somethingWrong } from '@/components/ui/form-failure'
import { limitChat, limitMessages } from '@/content/limits'
import { studioDefaults } from '@/content/site'
import { alreadySubmitted, apply } from '@/features/careers/apply'

const application = {
  fullName: 'Tan Jia Hui',
  contactNumber: '012-345 6789',
  email: 'jiahui@example.test',
  areaOfExpertise: 'Other',
} as const

const procedure = 'rpc/submit_application'

describe('sending an application', () => {
  it('is one call of the procedure, which counts every attempt', async () => {
    serve(procedure, { ok: true })
    await apply(application, studioDefaults)
    expect(requests.map(({ name, body }) => [name, body])).toEqual([
      [
        procedure,
        {
          full_name: 'Tan Jia Hui',
          contact_number: '012-345 6789',
          email: 'jiahui@example.test',
          area_of_expertise: 'Other',
        },
      ],
    ])
  })

  it.each([
    [{ ok: false, reason: 'already_applied' }, alreadySubmitted],
    [{ ok: false }, somethingWrong],
    ['<html>', somethingWrong],
    [refusal('invalid_input', { hint: 'email' }), somethingWrong],
    [refusal('boom', { status: 500 }), somethingWrong],
    [noNetwork, somethingWrong],
  ])('shows the right message for the answer %j', async (answer, message) => {
    serve(procedure, answer)
    await expect(apply(application, studioDefaults)).rejects.toMatchObject({ message, wayOut: undefined })
  })

  it.each(['rate_limited', 'inbox_full'] as const)(
    'over a rate limit (%s) offers the chat with all typed values',
    async (limit) => {
      serve(procedure, refusal(limit, { status: 429 }))
      const failure: unknown = await apply(application, studioDefaults).catch((error: unknown) => error)
      expect(failure).toMatchObject({ message: limitMessages[limit], wayOut: { label: limitChat } })
      const { to } = (failure as { wayOut: { to: string } }).wayOut
      expect(to).toMatch(/^https:\/\/wa\.me\/60123456789\?/)
      const text = new URL(to).searchParams.get('text')
      for (const typed of Object.values(application)) expect(text).toContain(typed)
    },
  )
})
