import type { Env } from '../_shared/env.ts'
import { optional } from '../_shared/env.ts'
import type { EmailEvent, Incoming, Provider } from './event.ts'
import { brevo } from './providers/brevo.ts'
import { mailgun } from './providers/mailgun.ts'
import { postmark } from './providers/postmark.ts'
import { resend } from './providers/resend.ts'
import { sendgrid } from './providers/sendgrid.ts'
import { ses } from './providers/ses.ts'

/** The providers whose secret is set, by the last part of the function's URL. */
export function configuredProviders(env: Env): Map<string, { provider: Provider; secret: string }> {
  const all: Array<[name: string, provider: Provider, secret: string | undefined]> = [
    ['resend', resend, optional(env, 'RESEND_WEBHOOK_SECRET')],
    ['postmark', postmark, optional(env, 'POSTMARK_WEBHOOK_PASSWORD')],
    ['sendgrid', sendgrid, optional(env, 'SENDGRID_WEBHOOK_KEY')],
    ['mailgun', mailgun, optional(env, 'MAILGUN_WEBHOOK_KEY')],
    ['ses', ses, optional(env, 'SES_TOPIC_ARN')],
    ['brevo', brevo, optional(env, 'BREVO_WEBHOOK_PASSWORD')],
  ]
  return new Map(all.flatMap(([name, provider, secret]) => (secret ? [[name, { provider, secret }]] : [])))
}

interface Dependencies {
  providers: ReturnType<typeof configuredProviders>
  /** Stores events; storing one again changes nothing. */
  store: (provider: string, events: readonly EmailEvent[]) => Promise<unknown>
  fetch: typeof fetch
  /** In ms since 1970. */
  now: () => number
  log: (line: string) => void
}

/** 'unavailable': the provider should call again later. */
export type Receipt = 'stored' | 'not_set_up' | 'not_genuine' | 'invalid_body' | 'unavailable'

/** Events in one call of the database, which stops each after a few seconds. */
const batch = 200

/** Receives a webhook call of a provider: checks who makes it, and stores what it says about deliveries. */
export async function receiveEvents(
  name: string,
  call: Incoming,
  { providers, store, fetch, now, log }: Dependencies,
): Promise<Receipt> {
  const known = providers.get(name)
  if (!known) return 'not_set_up'
  const { provider, secret } = known
  try {
    if (!(await provider.isGenuine(call, secret, { fetch, now: now() }))) return 'not_genuine'
    let content: unknown
    try {
      content = JSON.parse(call.body)
    } catch {
      return 'invalid_body'
    }
    const confirm = provider.confirmationOf?.(content)
    if (confirm) {
      const { ok } = await fetch(confirm, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
      if (!ok) throw new Error('The subscription was not confirmed.')
    }
    const events = provider.eventsOf(content)
    for (let from = 0; from < events.length; from += batch)
      await store(name, events.slice(from, from + batch))
    return 'stored'
  } catch (error) {
    // The message may quote an address, so only its kind is logged.
    log(`Events of ${name} were not stored: ${error instanceof Error ? error.name : 'unknown'}.`)
    return 'unavailable'
  }
}
