import { type Env, optional, required } from './env.ts'
import { postMessage } from './post-message.ts'

/** One SMS. `to` as it was typed: a number at home, or one with its country code. */
export interface Sms {
  to: string
  text: string
}

/** 'logged': no provider is set up, so it went to nobody. */
export type SmsOutcome = 'sent' | 'logged'

/** Hands an SMS over to the provider. Throws as SendMail does. */
export type SendSms = (sms: Sms) => Promise<SmsOutcome>

/** `+60123456789`: a number that begins with 0 is one of Malaysia's. */
export function internationalNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return `+${!typed.trim().startsWith('+') && digits.startsWith('0') ? `60${digits.slice(1)}` : digits}`
}

/**
 * The way this project sends SMS: by the webhook of SMS_WEBHOOK_URL, else not at all: then each is written to the log,
 * with the end of its number, and recorded as 'logged'.
 * @throws Error at start when the webhook's token is missing
 */
export function createSmsSender(env: Env, log: (line: string) => void, timeoutMs = 10_000): SendSms {
  const url = optional(env, 'SMS_WEBHOOK_URL')
  if (url) {
    // A provider, or a few lines in front of one, that takes {"to", "text"}.
    const provider = { url, key: required(env, 'SMS_WEBHOOK_TOKEN'), timeoutMs }
    return async ({ to, text }) => {
      await postMessage('SMS provider', provider, { to: internationalNumber(to), text })
      return 'sent'
    }
  }
  return async ({ to, text }) => {
    log(`SMS to …${internationalNumber(to).slice(-4)}, not sent (no provider is set up): ${text}`)
    return 'logged'
  }
}
