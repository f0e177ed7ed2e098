import { type Finding, look, ok, wrong } from './finding'
import { ask, type Database } from './project'

interface TestEmailOptions {
  url?: string
  /** The functions' CRON_SECRET, to call send-due at once. Without it the email waits for the schedule. */
  cronSecret?: string
  /** How long to wait for the schedule, in ms. */
  patience?: number
}

interface Message {
  status: string
  error: string | null
  attempts: number
}

/** Calls send-due. @returns the fault in its response, if any */
async function callSendDue(url: string, secret: string): Promise<Finding | undefined> {
  const { status } = await ask(`${url}/functions/v1/send-due`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  })
  const cure =
    status === 401 ? 'npx supabase secrets set CRON_SECRET=<secret>' : 'Edge Functions, send-due, Logs'
  return status === 200
    ? undefined
    : wrong(`send-due answers ${status} to CRON_SECRET: the test email waits.`, cure)
}

/** Why no email goes out just now: the answer that began the pause. */
async function pauseOf(database: Database): Promise<{ until: string; error: string | null } | undefined> {
  const [pause] = await database.query<{ until: string; error: string | null }>(`
    select to_char(p.until at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD HH24:MI') as until, (
      select d.error from public.outbox d
      where d.channel = 'email' and d.error is not null order by d.claimed_at desc nulls last limit 1
    ) as error
    from private.email_pause p where p.until > private.app_now()`)
  return pause
}

function outcome(
  owner: string,
  { status, error, attempts }: Message,
  pause: Awaited<ReturnType<typeof pauseOf>>,
): Finding {
  const email = `The test email to ${owner}`
  const detail = error ? `: ${error}` : '.'
  const secrets =
    "Edge Functions, Secrets: MAIL_PROVIDER, MAIL_API_KEY, and MAIL_FROM, which your provider has verified (docs/deploy.md, 'Email')"
  if (status === 'sent') return ok(`${email} was accepted by the mail provider: see that it arrived`)
  if (status === 'unknown') return look(`${email} may have been sent${detail}`, 'Look in that mailbox.')
  if (status !== 'pending' && status !== 'sending') return wrong(`${email} was refused${detail}`, secrets)
  if (pause && !error)
    return wrong(`${email} still waits: all email pauses until ${pause.until} (MYT): ${pause.error}`, secrets)
  return attempts > 0
    ? wrong(`${email} still waits, and will be tried again${detail}`, secrets)
    : wrong(`${email} still waits: send-due has not taken it.`, "See 'Schedule' above.")
}

/** Sends the owner a test email through the outbox and send-due, and waits for the mail provider's answer. */
export async function testEmailFindings(
  database: Database,
  { url, cronSecret, patience = 90_000 }: TestEmailOptions,
): Promise<Finding[]> {
  const [message] = await database.query<{ id: string; owner: string }>(`
    insert into public.outbox (kind, recipient, created_at, due_at, details)
    select 'owner_notice', address, now(), now(), '{"test": true}'
    from private.alert_addresses('bookings') address limit 1
    returning id, recipient as owner`)
  if (!message)
    return [
      wrong('Nobody gets an email about new calls.', "In the admin: Settings, 'Emails about new leads'."),
    ]
  const called = url && cronSecret ? await callSendDue(url, cronSecret) : undefined
  const read = async (): Promise<Message> => {
    const [row] = await database.query<Message>(
      'select status, error, attempts from public.outbox where id = $1',
      [message.id],
    )
    return row ?? { status: 'cancelled', error: 'It was deleted.', attempts: 0 }
  }
  let now = await read()
  // A call by hand has the result at once; otherwise the schedule runs every minute.
  const until = Date.now() + (cronSecret ? 0 : patience)
  while (
    (now.status === 'sending' || (now.status === 'pending' && now.attempts === 0)) &&
    Date.now() < until
  ) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(2000, patience)))
    now = await read()
  }
  return [called ?? outcome(message.owner, now, await pauseOf(database))]
}
