import { join } from 'node:path'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../../../supabase/local/backend'
import { type FunctionsRunner, startFunctions } from '../../../supabase/local/edge/functions-runner'
import { seededSnapshot } from '../../support/database-snapshot'
import { type Mailbox, openMailbox } from './mailbox'
import { secrets } from './webhooks'

const supabaseDir = join(import.meta.dirname, '../../../supabase')

export const siteUrl = 'http://studio.test'
export const cronSecret = 'the secret of the schedule'

/** The edge functions in Deno, with their own embedded backend and mail server. */
export interface FunctionsStack {
  backend: LocalBackend
  /** Its URL, without a slash at the end. */
  api: string
  mailbox: Mailbox
  logged: string[]
  /** Posts JSON with the public key. */
  post(path: string, body: string, headers?: Record<string, string>): Promise<Response>
  /** Clears the received emails and the log. */
  forget(): void
  /** Stops the mail server; returns a function that starts it again. */
  withoutMailServer(): Promise<() => Promise<void>>
  close(): Promise<void>
}

export async function startFunctionsStack(): Promise<FunctionsStack> {
  let functions: FunctionsRunner | undefined
  const mailbox = await openMailbox()
  const backend = await createLocalBackend({
    snapshot: await seededSnapshot(),
    functionsUrl: (name) => functions?.url(name),
  })
  // Tests send more emails in a second than a provider takes, which is not their subject.
  await backend.exec(
    `insert into public.site_settings (key, value) values ('email_pace', '{"a_second": 50, "reserve": 30}')
    on conflict (key) do update set value = excluded.value`,
  )
  const { url: api } = await backend.listen()
  const logged: string[] = []
  functions = startFunctions({
    supabaseDir,
    env: {
      SUPABASE_URL: api,
      SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
      SUPABASE_SERVICE_ROLE_KEY: LOCAL_KEYS.secret,
      PUBLIC_FUNCTIONS_URL: `${api}/functions/v1`,
      SITE_URL: siteUrl,
      MAIL_FROM: 'Rentak Studio <hello@studio.test>',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailbox.port),
      CRON_SECRET: cronSecret,
      RESEND_WEBHOOK_SECRET: secrets.RESEND_WEBHOOK_SECRET,
    },
    log: (line) => logged.push(line),
  })
  await functions.ready

  const stack: FunctionsStack = {
    backend,
    api,
    mailbox,
    logged,
    post: (path, body, headers = {}) =>
      fetch(`${api}${path}`, {
        method: 'POST',
        headers: { apikey: LOCAL_KEYS.publishable, 'Content-Type': 'application/json', ...headers },
        body,
      }),
    forget() {
      stack.mailbox.arrived.length = 0
      logged.length = 0
    },
    async withoutMailServer() {
      const { port } = stack.mailbox
      await stack.mailbox.close()
      return async () => {
        stack.mailbox = await openMailbox({}, '127.0.0.1', port)
      }
    },
    async close() {
      await functions.close()
      await backend.close()
      await stack.mailbox.close()
    },
  }
  return stack
}
