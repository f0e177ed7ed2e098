import type { Env } from '../../../supabase/functions/_shared/env.ts'
import type { SendEmail } from '../../../supabase/functions/_shared/email-sender.ts'
import type { SiteFacts } from '../../../supabase/functions/_shared/site.ts'

/** Reads variables from an object, as a function reads them from its environment. */
export const envOf =
  (values: Record<string, string>): Env =>
  (name) =>
    values[name]

/** A studio that can send email. */
export const studio: SiteFacts = {
  name: 'Rentak Studio',
  email: 'hello@studio.test',
  url: 'https://studio.test',
  functionsUrl: 'https://project.test/functions/v1',
  from: { name: 'Rentak Studio', address: 'hello@studio.test' },
}

/** Accepts every email, as Resend does. */
export const accepting: SendEmail = Object.assign(
  async () => ({ outcome: 'sent' as const, provider: 'resend' as const, providerMessageId: 'r-1' }),
  { onceMinutes: 1200 },
)
