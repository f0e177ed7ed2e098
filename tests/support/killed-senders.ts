import { execFileSync } from 'node:child_process'
import type { FunctionsStack } from '../functions/support/functions-stack'
import { giveClock } from './studio-clock'

export interface KilledSenders {
  kills: number
  /** Emails that reached the SMTP server. */
  arrived: number
  /** Addresses that got more than one email. Must be 0. */
  twice: number
  /** Emails interrupted by a kill: shown as unknown, never sent again. */
  unknown: number
  /** Emails that are neither sent, unknown nor cancelled at the end. Must be 0. */
  lost: number
}

/** The pids of the Deno processes that run send-due for this process. */
function senders(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && /send-due/.test(args.join(' ')))
    .map(([pid]) => Number(pid))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Drill {
  kills: number
  secret: string
  /** The kind of the emails, and the function that plans them. */
  kind: 'booking_confirmation' | 'newsletter'
  plan: () => Promise<unknown>
  /** Called after each kill. */
  between?: () => Promise<unknown>
}

/** Adds `count` confirmed calls, each of a different person. */
export const planCalls = ({ backend }: FunctionsStack, count: number) =>
  backend.query(
    `insert into public.booking_submissions (name, contact, preferred_date, preferred_time, call_method, message, confirmed_at)
    select 'A caller', 'caller-' || n || '@example.test', current_date + 30 + n, '9:00 AM', 'video', 'A shop.', now()
    from generate_series(1, $1::text::integer) n`,
    [String(count)],
  )

interface KilledNewsletter extends KilledSenders {
  /** People who unsubscribed while it was being sent. */
  leavers: number
  /**
   * Emails that reached somebody after they had unsubscribed, except one being sent at that moment. Must be
   * 0.
   */
  afterLeaving: number
}

/** The same with a newsletter; some recipients unsubscribe after each kill. */
export async function killNewsletter(
  stack: FunctionsStack,
  { recipients, leavers, ...drill }: { recipients: number; leavers: number; kills: number; secret: string },
): Promise<KilledNewsletter> {
  const { backend, mailbox } = stack
  const left = new Map<string, number>()
  const report = await killSenders(stack, {
    ...drill,
    kind: 'newsletter',
    plan: () =>
      backend.exec(`
        insert into public.newsletter_subscribers (email, confirmed_at)
        select 'recipient-' || n || '@example.test', now() from generate_series(1, ${recipients}) n;
        insert into public.newsletters (subject, body) values ('Prices', '## What a site costs');
        select private.start_newsletter(id, private.app_now()) from public.newsletters`),
    between: async () => {
      const gone = await backend.query<{ email: string }>(
        `with leaving as materialized (
          select d.subscriber_id, d.recipient from public.outbox d
          where d.kind = 'newsletter' and d.status = 'pending' order by d.due_at, d.id limit $1::text::integer
        )
        update public.newsletter_subscribers s set is_active = false
        from leaving where s.id = leaving.subscriber_id returning leaving.recipient as email`,
        [String(leavers)],
      )
      for (const { email } of gone) left.set(email, mailbox.arrived.length)
    },
  })
  const late = mailbox.arrived.filter(({ recipients: to }, index) =>
    to.some((one) => index >= (left.get(one) ?? Infinity)),
  )
  return { ...report, leavers: left.size, afterLeaving: late.length }
}

/**
 * Lets the edge function send many emails and kills its process repeatedly: as soon as an email has arrived,
 * or some milliseconds after a round began. Then lets it finish.
 */
export async function killSenders(
  stack: FunctionsStack,
  { kills, secret, kind, plan, between }: Drill,
): Promise<KilledSenders> {
  const { backend } = stack
  await giveClock(backend)
  await plan()
  const send = () =>
    stack.post('/functions/v1/send-due', '{}', { Authorization: `Bearer ${secret}` }).then(
      (answer) => answer.ok,
      () => false,
    )
  const later = () => backend.exec("update private.test_clock set at = at + interval '11 minutes'")

  for (let kill = 0; kill < kills; kill += 1) {
    const before = stack.mailbox.arrived.length
    const round = send()
    if (kill % 2 === 0) {
      const until = Date.now() + 20_000
      while (stack.mailbox.arrived.length === before && Date.now() < until) await pause(1)
    } else await pause(20 + 37 * kill)
    for (const pid of senders()) process.kill(pid, 'SIGKILL')
    await round
    // The runner restarts the function; emails that the killed one had claimed are claimed again after ten
    // minutes.
    await later()
    const until = Date.now() + 30_000
    while (senders().length === 0 && Date.now() < until) await pause(50)
    await between?.()
  }
  const waiting = () =>
    backend.query("select from public.outbox where kind = $1 and status in ('pending', 'sending') limit 1", [
      kind,
    ])
  for (let round = 0; round < 100; round += 1) {
    await later()
    const ok = await send()
    if (!ok) await pause(1000)
    else if ((await waiting()).length === 0) break
  }

  const counts = new Map<string, number>()
  for (const { recipients } of stack.mailbox.arrived)
    for (const one of recipients) counts.set(one, (counts.get(one) ?? 0) + 1)
  const rows = await backend.query<{ recipient: string; status: string }>(
    'select recipient, status from public.outbox where kind = $1',
    [kind],
  )
  return {
    kills,
    arrived: counts.size,
    twice: [...counts.values()].filter((times) => times > 1).length,
    unknown: rows.filter(({ status }) => status === 'unknown').length,
    lost: rows.filter(
      ({ recipient, status }) => status !== 'unknown' && status !== 'cancelled' && !counts.has(recipient),
    ).length,
  }
}
