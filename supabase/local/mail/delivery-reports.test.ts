import { expect, it } from 'vitest'
import { configuredProviders, receiveEvents } from '../../functions/email-events/handler'
import type { EmailEvent } from '../../functions/email-events/event'
import { serveHttp } from '../../../tests/functions/support/http-server'
import { LOCAL_WEBHOOK_SECRET, reportDelivery } from './delivery-reports'

it.each([
  ['mei@example.test', ['delivered']],
  ['mei@bounce.example.test', ['hard']],
  ['mei@complaint.example.test', ['delivered', 'complained']],
])('the function email-events accepts the reports about %s: %j', async (to, expected) => {
  const server = await serveHttp((_, response) => response.writeHead(200).end())
  await reportDelivery(server.url, { id: 'e1', to: [to] })
  await server.close()
  const stored: EmailEvent[] = []
  for (const { body, headers } of server.requests) {
    const receipt = await receiveEvents(
      'resend',
      { body, headers: new Headers(headers as Record<string, string>) },
      {
        providers: configuredProviders((name) =>
          name === 'RESEND_WEBHOOK_SECRET' ? LOCAL_WEBHOOK_SECRET : undefined,
        ),
        store: async (_, events) => stored.push(...events),
        fetch,
        now: Date.now,
        log: () => undefined,
      },
    )
    expect(receipt).toBe('stored')
  }
  expect(stored.map(({ bounce, event }) => bounce ?? event)).toEqual(expected)
  expect(stored.every(({ message_id: id, recipient }) => id === 'e1' && recipient === to)).toBe(true)
})
