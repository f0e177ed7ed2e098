import { describe, expect, it } from 'vitest'
import { lastRequest, noNetwork, refusal, serve } from '@tests/support/fake-server'
import { notAccepted, notSent, sendEnquiry, tooManyMessages } from '@/features/contact/send-enquiry'
import { goodEnquiry } from '@tests/support/form-cases'

const procedure = 'rpc/submit_contact'

describe('an enquiry on its way', () => {
  it('says which kind it is and carries its fields by the names of the procedure', async () => {
    serve(procedure, { ok: true })
    await sendEnquiry('quote', { ...goodEnquiry, package: 'Spark' })
    expect(lastRequest()?.body).toEqual({ ...goodEnquiry, kind: 'quote', package: 'Spark' })
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
    serve(procedure, refusal(body.message, body))
    await expect(sendEnquiry('contact', goodEnquiry)).rejects.toMatchObject(expected)
  })

  it('that finds no network was not sent', async () => {
    serve(procedure, noNetwork)
    await expect(sendEnquiry('contact', goodEnquiry)).rejects.toMatchObject({ message: notSent })
  })
})
