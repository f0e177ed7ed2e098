import { type Env, optional, required } from './env.ts'
import { postMessage } from './post-message.ts'

/** One SMS. `to` is the number as typed: national, or with its country code. */
export interface Sms {
  to: string
  text: string
}

/** 'logged': no provider is configured, so it was not sent. */
type SmsOutcome = 'sent' | 'logged'

/** Hands an SMS over to the provider. Throws as SendEmail does. */
export type SendSms = (sms: Sms) => Promise<SmsOutcome>

/** `+60123456789`: a number that begins with 0 is Malaysian. */
export function internationalNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return `+${!typed.trim().startsWith('+') && digits.startsWith('0') ? `60${digits.slice(1)}` : digits}`
}

/**
 * How this project sends SMS: by the webhook SMS_WEBHOOK_URL. Without it nothing is sent: each SMS is logged
 * with the end of its number, and recorded as 'logged'.
 * @throws Error at start when the webhook's token is missing
 */
export function createSmsSender(env: Env, log: (line: string) => void, timeoutMs = 10_000): SendSms {
  const url = optional(env, 'SMS_WEBHOOK_URL')
  if (url) {
    // A provider, or a small adapter in front of one, that accepts {"to", "text"}.
    const headers = {
      Authorization: `Bearer ${required(env, 'SMS_WEBHOOK_TOKEN')}`,
      'Content-Type': 'application/json',
    }
    return async ({ to, text }) => {
      const body = JSON.stringify({ to: internationalNumber(to), text })
      await postMessage('The SMS provider', { url, headers, body }, timeoutMs)
      return 'sent'
    }
  }
  return async ({ to, text }) => {
    log(`SMS to …${internationalNumber(to).slice(-4)}, not sent (no provider is set up): ${text}`)
    return 'logged'
  }
}
