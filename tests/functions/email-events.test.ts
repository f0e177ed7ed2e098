import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { EmailEvent, Incoming } from '../../supabase/functions/email-events/event.ts'
import { configuredProviders, receiveEvents } from '../../supabase/functions/email-events/handler.ts'
import { webhookCases } from './support/webhook-cases'
import { forgedSns, recordingFetch, secrets, signed, sns, snsCertificateUrl } from './support/webhooks'

const now = Date.parse('2026-11-28T01:00:00Z')
const names = Object.keys(signed)

async function receive(name: string, call: Incoming, env: Record<string, string> = secrets) {
  const stored: EmailEvent[] = []
  const { asked, fetching } = recordingFetch()
  const log = vi.fn<(line: string) => void>()
  const receipt = await receiveEvents(name, call, {
    providers: configuredProviders((variable) => env[variable]),
    store: async (_, events) => stored.push(...events),
    fetch: fetching,
    now: () => now,
    log,
  })
  return { receipt, stored, asked, log }
}
/** A body of the provider that means a hard bounce. */
const bounceOf = (name: string) => {
  const found = webhookCases.find((one) => one.provider === name && one.events[0]?.bounce === 'hard')
  if (!found) throw new Error(`no hard bounce of ${name}`)
  return JSON.stringify(found.body)
}
const send = (name: string, body: string) => {
  const made = signed[name]?.(body, now)
  if (!made) throw new Error(`no provider ${name}`)
  return made
}

describe('an event of a provider', () => {
  it.each(webhookCases)('$provider: $what', async ({ provider, body, events }) => {
    const { receipt, stored } = await receive(provider, send(provider, JSON.stringify(body)))
    expect(receipt).toBe('stored')
    expect(stored).toEqual(events)
  })

  it.each(names)('%s: has cases for a delivery, both bounces, a complaint and an unknown event', (name) => {
    const own = webhookCases.filter(({ provider }) => provider === name)
    const covered = new Set(own.flatMap(({ events }) => events.map(({ event, bounce }) => bounce ?? event)))
    expect([...covered].toSorted()).toEqual(['complained', 'delivered', 'hard', 'soft'])
    expect(own.some(({ events }) => events.length === 0)).toBe(true)
  })

  it.each(names)('%s: any content of a genuine call is accepted and never fails', async (name) => {
    const events = fc.oneof(
      fc.json(),
      fc
        .constantFrom(...webhookCases.map(({ body }) => body))
        .chain((body) =>
          fc
            .record({ body: fc.constant(body), extra: fc.jsonValue() })
            .map(({ body: given, extra }) =>
              JSON.stringify(
                Array.isArray(given)
                  ? [extra, ...(given as unknown[])]
                  : { ...(given as object), to: extra, email: extra },
              ),
            ),
        ),
    )
    await fc.assert(
      fc.asyncProperty(events, async (body) => {
        const { receipt, stored } = await receive(name, send(name, body))
        expect(receipt).toBe('stored')
        for (const { recipient, message_id: id, reason, at } of stored) {
          // What the database's JSON refuses.
          expect(`${recipient}${id ?? ''}${reason ?? ''}`).not.toMatch(/[\p{Cc}\p{Cs}]/u)
          expect(recipient.length).toBeLessThanOrEqual(254)
          if (at !== null) expect(new Date(at).toISOString()).toBe(at)
        }
      }),
      { numRuns: 60 },
    )
  })
})

it('a reason is one line without what the database refuses, also where it is cut', async () => {
  for (const reason of ['550\u0000no\r\nsuch user \ud800', `${'x'.repeat(299)}😀`, 'x'.repeat(5000)]) {
    const body = JSON.stringify({
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Email: 'a@example.test',
      Details: reason,
    })
    const { stored } = await receive('postmark', send('postmark', body))
    expect(stored).toHaveLength(1)
    expect(stored[0]?.reason).toMatch(/^[^\p{Cc}\p{Cs}]{1,300}$/u)
  }
})

describe('a call that the provider did not make', () => {
  const changed: Record<string, (call: Incoming) => Incoming> = {
    'without headers': ({ body }) => ({ headers: new Headers(), body }),
    'with another signature or password': ({ headers, body }) => {
      const forged = new Headers(headers)
      for (const [field, value] of headers)
        if (/signature|authorization/.test(field))
          forged.set(
            field,
            value.replaceAll(/[A-Za-z]/g, (letter) => (letter === 'A' ? 'B' : 'A')),
          )
      return { headers: forged, body: body.replace(/("[Ss]ignature":")[^"]{9}/, '$1AAAAAAAAA') }
    },
  }

  it.each(names.flatMap((name) => Object.keys(changed).map((how) => [name, how] as const)))(
    '%s, %s: stores nothing',
    async (name, how) => {
      // Mailgun and SES sign inside the body, and so have no header to leave out.
      if (how === 'without headers' && (name === 'mailgun' || name === 'ses')) return
      const forged = changed[how]?.(send(name, bounceOf(name))) ?? send(name, '')
      const { receipt, stored } = await receive(name, forged)
      expect({ receipt, stored }).toEqual({ receipt: 'not_genuine', stored: [] })
    },
  )

  it.each(['resend', 'sendgrid'])('%s: stores nothing of a changed body', async (name) => {
    const call = send(name, bounceOf(name))
    const { receipt, stored } = await receive(name, {
      ...call,
      body: call.body.replace('example', 'EXAMPLE'),
    })
    expect({ receipt, stored }).toEqual({ receipt: 'not_genuine', stored: [] })
  })

  it.each(names)('%s: is refused where its secret is not set', async (name) => {
    const { receipt } = await receive(name, send(name, bounceOf(name)), {})
    expect(receipt).toBe('not_set_up')
  })

  it('Resend: is refused ten minutes later', async () => {
    const call = signed.resend?.(bounceOf('resend'), now - 600_000)
    expect((await receive('resend', call as Incoming)).receipt).toBe('not_genuine')
  })
})

describe('a notification of SNS', () => {
  const body = bounceOf('ses')

  it.each(['1', '2'])('with signature version %s is accepted', async (version) => {
    const { receipt, stored } = await receive('ses', sns(body, { SignatureVersion: version }))
    expect([receipt, stored.length]).toEqual(['stored', 1])
  })

  it.each([
    ['another topic', sns(body, { TopicArn: 'arn:aws:sns:ap-southeast-1:666:bounces' })],
    ['a certificate of another host', forgedSns(body)],
    [
      'a certificate of a host that only looks like SNS',
      sns(body, { SigningCertURL: 'https://sns.ap-southeast-1.amazonaws.com.evil.example/a.pem' }),
    ],
    ['an unknown type', sns(body, { Type: 'Other' })],
  ])('with %s is refused', async (_, call) => {
    const { receipt, asked } = await receive('ses', call)
    expect(receipt).toBe('not_genuine')
    expect(asked).toEqual([])
  })

  const confirmation = (url: string, change: Record<string, string> = {}) =>
    sns('You have chosen to subscribe', {
      Type: 'SubscriptionConfirmation',
      Token: 'token',
      SubscribeURL: url,
      ...change,
    })
  const subscribeUrl = 'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=token'

  it('to confirm the subscription is followed', async () => {
    const { receipt, asked } = await receive('ses', confirmation(subscribeUrl))
    expect(receipt).toBe('stored')
    expect(asked.at(-1)).toBe(subscribeUrl)
  })

  it.each([
    'https://internal.example.test/',
    'http://sns.ap-southeast-1.amazonaws.com/',
    'file:///etc/passwd',
  ])('to confirm a subscription at %s opens nothing', async (url) => {
    const { asked } = await receive('ses', confirmation(url))
    expect(asked.filter((one) => one !== snsCertificateUrl)).toEqual([])
  })
})

it('a database that does not answer makes the provider call again, and the log has no address', async () => {
  const log = vi.fn<(line: string) => void>()
  const { fetching } = recordingFetch()
  const receipt = await receiveEvents('postmark', send('postmark', bounceOf('postmark')), {
    providers: configuredProviders((variable) => secrets[variable as keyof typeof secrets]),
    store: async () => {
      throw new Error('no answer about mei@example.test')
    },
    fetch: fetching,
    now: () => now,
    log,
  })
  expect(receipt).toBe('unavailable')
  expect(log.mock.calls.flat().join()).toBe('Events of postmark were not stored: Error.')
})

it('a body that is no JSON is refused', async () => {
  expect((await receive('postmark', send('postmark', '{'))).receipt).toBe('invalid_body')
})
