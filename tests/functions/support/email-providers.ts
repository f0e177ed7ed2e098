import { afterEach } from 'vitest'
import { createEmailSender, type Email } from '../../../supabase/functions/_shared/email-sender.ts'
import { serveHttp } from './http-server'
import { openMailbox } from './mailbox'
import { envOf } from './settings'

export const mail: Email = {
  from: { name: 'Rentak "R" Studio', address: 'hello@studio.test' },
  to: 'nurul@example.test',
  subject: 'Selamat datang — welcome',
  text: 'In text',
  html: '<p>In HTML</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
}

/** Starts email servers, which the end of each test closes. */
export function emailProviders() {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()))
  })
  return {
    closing,
    async mailbox(...args: Parameters<typeof openMailbox>) {
      const opened = await openMailbox(...args)
      closing.push(opened.close)
      return opened
    },
    /** An API that gives every request the same answer. */
    async api(status: number, body: unknown = {}) {
      const server = await serveHttp((_request, response) => {
        response.writeHead(status, { Location: '/elsewhere' }).end(JSON.stringify(body))
      })
      closing.push(server.close)
      return server
    },
  }
}

export const bySmtp = (port: number, more: Record<string, string> = {}, timeoutMs?: number) =>
  createEmailSender(envOf({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), ...more }), timeoutMs)
export const byHttp = (url: string, timeoutMs?: number) =>
  createEmailSender(envOf({ MAIL_API_URL: url, MAIL_API_KEY: 'mail-key' }), timeoutMs)
