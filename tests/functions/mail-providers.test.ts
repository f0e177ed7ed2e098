import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createEmailSender } from '../../supabase/functions/_shared/email-sender.ts'
import { mailProvider, type ProviderName } from '../../supabase/functions/_shared/mail-providers.ts'
import { retryAfter } from '../../supabase/functions/_shared/post-message.ts'
import { emailProviders } from './support/email-providers'
import { closedPort, serveHttp } from './support/http-server'
import { calendar, contracts, id, newsletter, unsubscribe } from './support/provider-contracts'
import { envOf } from './support/settings'

const { closing } = emailProviders()

const variables = {
  MAIL_API_KEY: 'mail-key',
  MAIL_FROM: 'Rentak Studio <hello@studio.test>',
  SES_REGION: 'ap-southeast-1',
  SES_ACCESS_KEY_ID: 'AKIDEXAMPLE',
}
const senderOf = (name: ProviderName, url: string, timeoutMs?: number) =>
  createEmailSender(envOf({ ...variables, MAIL_PROVIDER: name, MAIL_API_URL: url }), timeoutMs)

/** A stand-in for a provider, which gives every request this answer. */
async function standIn(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const server = await serveHttp((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  closing.push(server.close)
  return server
}

const names = Object.keys(contracts) as ProviderName[]

describe.each(names)('%s', (name) => {
  const { endpoint, auth, accepted, body, once } = contracts[name]

  it('posts an email as documented, and keeps the provider’s id', async () => {
    const { url, requests } = await standIn(accepted.status, accepted.body, accepted.headers)
    const send = senderOf(name, `${url}/here`)
    expect(await send(newsletter, id)).toEqual({
      outcome: 'sent',
      provider: name,
      providerMessageId: accepted.providerId,
    })
    expect(requests).toHaveLength(1)
    const [request] = requests
    if (!request) throw new Error('there was no request')
    expect(request).toMatchObject({ method: 'POST', path: '/here' })
    expect(request.headers).toMatchObject(auth)
    if (body) {
      expect(request.headers['content-type']).toBe('application/json')
      expect(JSON.parse(request.body)).toEqual(body)
    }
    // An email of unknown fate is posted again only where the provider knows its id.
    expect(send.onceMinutes > 0).toBe(once !== undefined)
    if (once) expect(once(request)).toBe(id)
  })

  it('posts to the provider’s own address unless another is set', async () => {
    const { url } = await mailProvider(name, envOf(variables)).post(newsletter, id)
    expect(url).toBe(endpoint)
  })

  it('posts an email without a name, a reply address, a file and an id', async () => {
    const { url, requests } = await standIn(accepted.status, accepted.body, accepted.headers)
    const { replyTo: _reply, attachments: _files, ...plain } = newsletter
    await senderOf(name, url)({ ...plain, from: { name: '', address: 'hello@studio.test' }, headers: {} })
    expect(requests[0]?.body).toContain('hello@studio.test')
    expect(requests[0]?.body).not.toMatch(/undefined|null|aina@studio\.test|<hello@studio\.test>/)
  })

  it.each([
    [400, 'refused', undefined],
    [401, 'retry', 'trouble'],
    [402, 'retry', 'quota'],
    [403, 'retry', 'trouble'],
    [404, 'refused', undefined],
    [408, 'retry', undefined],
    [409, 'unknown', undefined],
    [413, 'refused', undefined],
    [422, 'refused', undefined],
    [429, 'retry', 'rate'],
    [500, 'unknown', 'trouble'],
    [502, 'unknown', 'trouble'],
    [503, 'retry', 'trouble'],
    [504, 'unknown', 'trouble'],
    [307, 'refused', undefined],
  ])('an answer of %i means %s, and a pause because of %s', async (status, failure, why) => {
    const { url, requests } = await standIn(status, { message: 'no' }, { Location: '/elsewhere' })
    const failed = senderOf(name, `${url}/here`)(newsletter, id)
    await expect(failed).rejects.toMatchObject({
      failure,
      message: expect.stringContaining(`answered ${status}: {"message":"no"}`),
      pause: why && { why, seconds: undefined },
    })
    // Nothing is repeated here, and the key is not sent along with a redirect.
    expect(requests.map(({ path }) => path)).toEqual(['/here'])
  })

  it.each([429, 503])('waits as long as an answer of %i asks for', async (status) => {
    const { url } = await standIn(status, {}, { 'Retry-After': '7' })
    await expect(senderOf(name, url)(newsletter)).rejects.toMatchObject({ pause: { seconds: 7 } })
    const at = new Date(Date.now() + 90_000).toUTCString()
    const dated = await standIn(status, {}, { 'Retry-After': at })
    const error = await senderOf(name, dated.url)(newsletter).catch((e: unknown) => e)
    const { seconds } = (error as { pause: { seconds: number } }).pause
    expect(seconds).toBeGreaterThan(60)
    expect(seconds).toBeLessThanOrEqual(90)
  })

  it('a refused connection means retry, and a pause', async () => {
    const send = senderOf(name, `http://127.0.0.1:${await closedPort()}`)
    await expect(send(newsletter)).rejects.toMatchObject({ failure: 'retry', pause: { why: 'trouble' } })
  })

  it('a connection that breaks after the request means unknown, and a pause', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.destroy()))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => new Promise((resolve) => server.close(resolve)))
    const send = senderOf(name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await expect(send(newsletter)).rejects.toMatchObject({ failure: 'unknown', pause: { why: 'trouble' } })
  })

  it('silence means unknown, and a pause', async () => {
    const server = await serveHttp(() => undefined)
    closing.push(server.close)
    await expect(senderOf(name, server.url, 200)(newsletter)).rejects.toMatchObject({
      message: expect.stringMatching(/timeout/i),
      failure: 'unknown',
      pause: { why: 'trouble' },
    })
  })

  it('the error names a missing key', () => {
    expect(() => createEmailSender(envOf({ ...variables, MAIL_API_KEY: '', MAIL_PROVIDER: name }))).toThrow(
      'MAIL_API_KEY is not set',
    )
  })
})

describe('what only one provider says', () => {
  it.each([
    ['resend', 429, { name: 'rate_limit_exceeded' }, 'rate'],
    ['resend', 429, { name: 'daily_quota_exceeded' }, 'quota'],
    ['resend', 429, { name: 'monthly_quota_exceeded' }, 'quota'],
    ['brevo', 400, { code: 'not_enough_credits' }, 'quota'],
    ['postmark', 422, { ErrorCode: 400 }, 'trouble'],
    ['postmark', 422, { ErrorCode: 405 }, 'trouble'],
  ] as const)('%s: %i with %j is tried again, and a pause because of %s', async (name, status, body, why) => {
    const { url } = await standIn(status, body)
    await expect(senderOf(name, url)(newsletter)).rejects.toMatchObject({ failure: 'retry', pause: { why } })
  })

  it('Postmark: an address that it no longer serves is refused', async () => {
    const { url } = await standIn(422, { ErrorCode: 406 })
    await expect(senderOf('postmark', url)(newsletter)).rejects.toMatchObject({ failure: 'refused' })
  })

  it('Postmark: a newsletter goes in the stream for newsletters', async () => {
    const { url, requests } = await standIn(200, { MessageID: 'pm-2' })
    await senderOf('postmark', url)({ ...newsletter, bulk: true })
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ MessageStream: 'broadcast' })
  })

  it.each([
    ['TooManyRequestsException', 'retry', 'rate'],
    ['LimitExceededException', 'retry', 'quota'],
    ['SendingPausedException', 'retry', 'trouble'],
    ['MailFromDomainNotVerifiedException', 'retry', 'trouble'],
    ['MessageRejected', 'refused', undefined],
  ])('SES: %s means %s, and a pause because of %s', async (type, failure, why) => {
    const { url } = await standIn(400, { message: 'no' }, { 'x-amzn-ErrorType': `${type}:http://ses.test/` })
    const failed = await senderOf('ses', url)(newsletter).catch((error: unknown) => error)
    expect(failed).toMatchObject({ failure })
    expect((failed as { pause?: { why: string } }).pause?.why).toBe(why)
  })

  it('SES: a request is signed for its region and service', async () => {
    const { url, requests } = await standIn(200, { MessageId: 'ses-2' })
    await senderOf('ses', url)(newsletter)
    const { authorization = '', 'x-amz-date': date } = requests[0]?.headers ?? {}
    expect(date).toMatch(/^\d{8}T\d{6}Z$/)
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-southeast-1\/ses\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/,
    )
  })

  it('SES: a name with other letters than ASCII is encoded, in words of at most 75 characters', async () => {
    const { url, requests } = await standIn(200, { MessageId: 'ses-3' })
    const name = 'Kedai Kopi Ümit 咖啡 工作室 ☕ Kuala Lumpur'
    await senderOf('ses', url)({ ...newsletter, from: { name, address: 'hello@studio.test' } })
    const { FromEmailAddress: from } = JSON.parse(requests[0]?.body ?? '') as { FromEmailAddress: string }
    const words = from.replace(' <hello@studio.test>', '').split(' ')
    expect(words.every((word) => word.length <= 75)).toBe(true)
    const decoded = words.map((word) => /^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '')
    expect(decoded.map((word) => Buffer.from(word, 'base64').toString()).join('')).toBe(name)
  })

  it('Mailgun: an email is a form with its headers and its file', async () => {
    const { url, requests } = await standIn(200, { id: '<1@studio.test>' })
    await senderOf('mailgun', url)(newsletter)
    const [request] = requests
    const form = await new Response(request?.body, {
      headers: { 'Content-Type': request?.headers['content-type'] ?? '' },
    }).formData()
    const file = form.get('attachment') as File
    expect([file.name, file.type, await file.text()]).toEqual([
      'call.ics',
      'text/calendar; charset=utf-8; method=publish',
      calendar,
    ])
    form.delete('attachment')
    expect(Object.fromEntries(form)).toEqual({
      from: '"Rentak \\"R\\" Studio" <hello@studio.test>',
      to: 'nurul@example.test',
      subject: newsletter.subject,
      text: newsletter.text,
      html: newsletter.html,
      'o:tracking': 'no',
      'h:Reply-To': 'aina@studio.test',
      'h:List-Unsubscribe': unsubscribe,
      'h:List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

it.each([
  ['7', 7],
  [' 120 ', 120],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  ['Sat, 28 Nov 2026 10:00:30 GMT', 30],
  ['Sat, 28 Nov 2026 09:59:30 GMT', undefined],
])('Retry-After of %j is %j seconds at 10:00', (header, seconds) => {
  expect(retryAfter(header, Date.UTC(2026, 10, 28, 10))).toBe(seconds)
})

describe('which way is used', () => {
  it.each([
    [{ MAIL_API_KEY: 'k' }, 1200],
    [{ MAIL_PROVIDER: 'brevo', MAIL_API_KEY: 'k' }, 12],
    [{ SMTP_HOST: 'mail.test' }, 0],
    [{ MAIL_PROVIDER: 'smtp', MAIL_API_KEY: 'k', SMTP_HOST: 'mail.test' }, 0],
  ])('%j', (values, minutes) => {
    expect(createEmailSender(envOf({ ...variables, MAIL_API_KEY: '', ...values })).onceMinutes).toBe(minutes)
  })

  it('an unknown provider is named in the error, with those that exist', () => {
    expect(() => createEmailSender(envOf({ MAIL_PROVIDER: 'mailchimp' }))).toThrow(
      'MAIL_PROVIDER is "mailchimp": it can be resend, postmark, sendgrid, mailgun, ses, brevo, smtp.',
    )
  })

  it('the error names what SES needs beside the key', () => {
    const env = envOf({ MAIL_PROVIDER: 'ses', MAIL_API_KEY: 'k' })
    expect(() => createEmailSender(env)).toThrow('SES_REGION is not set')
  })
})
