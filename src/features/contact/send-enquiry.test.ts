import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notAccepted, notSent, sendEnquiry, tooManyMessages } from '@/features/contact/send-enquiry'
import { goodEnquiry } from '@tests/support/form-cases'

// The client takes `fetch` as it finds it when it is made, which is before any test runs.
const call = vi.hoisted(() => {
  const stub = vi.fn<typeof fetch>()
  globalThis.fetch = stub
  return stub
})

beforeEach(() => {
  call.mockReset()
})

describe('an enquiry on its way', () => {
  it('says which kind it is and carries its fields by the names of the procedure', async () => {
    call.mockResolvedValue(Response.json({ ok: true }))
    await sendEnquiry('quote', { ...goodEnquiry, package: 'Spark' })
    const [url, request] = call.mock.calls[0] ?? []
    expect(new URL(String(url)).pathname).toBe('/rest/v1/rpc/submit_contact')
    expect(JSON.parse(String(request?.body))).toEqual({ ...goodEnquiry, kind: 'quote', package: 'Spark' })
  })

  it.each([
    [{ message: 'rate_limited' }, { message: tooManyMessages, field: undefined }],
    [
      { message: 'invalid_input', hint: 'contact' },
      { message: notAccepted, field: 'contact' },
    ],
    [
      { message: 'invalid_input', hint: 'kind' },
      { message: notSent, field: undefined },
    ],
    [{ message: 'boom' }, { message: notSent, field: undefined }],
  ])('refused with %j is told as the visitor should hear it', async (body, expected) => {
    call.mockResolvedValue(Response.json(body, { status: 400 }))
    await expect(sendEnquiry('contact', goodEnquiry)).rejects.toMatchObject(expected)
  })

  it('that finds no network was not sent', async () => {
    call.mockRejectedValue(new TypeError('fetch failed'))
    await expect(sendEnquiry('contact', goodEnquiry)).rejects.toMatchObject({ message: notSent })
  })
})
