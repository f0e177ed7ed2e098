import { afterEach, describe, expect, it } from 'vitest'
import { hasBearer } from '../../supabase/functions/_shared/http.ts'
import { createSmsSender, internationalNumber } from '../../supabase/functions/_shared/sms-sender.ts'
import { closedPort, serveHttp } from './support/http-server'
import { envOf } from './support/settings'

const sms = { to: '012-345 6789', text: 'Your call begins in 15 minutes.' }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function provider(status: number) {
  const server = await serveHttp((_request, response) => {
    response.writeHead(status, { Location: '/elsewhere' }).end('{"why":"busy"}')
  })
  closing.push(server.close)
  return server
}
const by = (url: string) =>
  createSmsSender(envOf({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: 'sms-token' }), () => undefined)

describe('without a provider', () => {
  it('an SMS is logged with only the end of its number, with the outcome logged', async () => {
    const lines: string[] = []
    expect(await createSmsSender(envOf({}), (line) => lines.push(line))(sms)).toBe('logged')
    expect(lines).toEqual(['SMS to …6789, not sent (no provider is set up): Your call begins in 15 minutes.'])
  })
})

describe('with a provider behind a webhook', () => {
  it('an SMS is posted with the token to the international number', async () => {
    const { url, requests } = await provider(202)
    expect(await by(`${url}/sms`)(sms)).toBe('sent')
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/sms' })
    expect(requests[0]?.headers.authorization).toBe('Bearer sms-token')
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ to: '+60123456789', text: sms.text })
  })

  it.each([
    [422, 'refused'],
    [307, 'refused'],
    [429, 'retry'],
    [503, 'retry'],
    [500, 'unknown'],
  ])('an answer of %i gives the reason and the outcome %s', async (status, failure) => {
    const { url, requests } = await provider(status)
    await expect(by(url)(sms)).rejects.toMatchObject({
      message: `The SMS provider answered ${status}: {"why":"busy"}`,
      failure,
    })
    // The token is not sent along with a redirect.
    expect(requests.map(({ path }) => path)).toEqual(['/'])
  })

  it('the outcome is retry for a closed port', async () => {
    await expect(by(`http://127.0.0.1:${await closedPort()}`)(sms)).rejects.toMatchObject({
      failure: 'retry',
    })
  })

  it('does not start without its token', () => {
    expect(() => createSmsSender(envOf({ SMS_WEBHOOK_URL: 'https://sms.test' }), () => undefined)).toThrow(
      'SMS_WEBHOOK_TOKEN is not set',
    )
  })
})

describe('the number for the provider', () => {
  it.each([
    ['012-345 6789', '+60123456789'],
    ['(03) 1234 5678', '+60312345678'],
    ['+60 12-345 6789', '+60123456789'],
    ['60123456789', '+60123456789'],
    ['+65 6123 4567', '+6561234567'],
    ['+0 12', '+012'],
  ])('%s is %s', (typed, number) => {
    expect(internationalNumber(typed)).toBe(number)
  })
})

describe('the secret of the schedule', () => {
  const request = (authorization?: string) =>
    new Request('https://studio.test', { headers: authorization === undefined ? {} : { authorization } })

  it('is accepted if it is exact', async () => {
    expect(await hasBearer(request('Bearer s3cret'), 's3cret')).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['another one', 'Bearer s3cres'],
    ['a longer one', 'Bearer s3crets'],
    ['a shorter one', 'Bearer s3cre'],
    ['the bare secret', 's3cret'],
    ['an empty one', 'Bearer '],
  ])('is refused if it is %s', async (_, authorization) => {
    expect(await hasBearer(request(authorization), 's3cret')).toBe(false)
  })
})
