import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setLimits } from '../support/limits'
import { giveClock } from '../support/studio-clock'
import { cronSecret, type FunctionsStack, startFunctionsStack } from './support/functions-stack'

let stack: FunctionsStack
beforeEach(async () => {
  stack = await startFunctionsStack()
  await setLimits(stack.backend, {})
  await giveClock(stack.backend)
})
afterEach(() => stack.close())

/** The pids of the Deno processes that run send-due for this process. */
function senders(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && /send-due/.test(args.join(' ')))
    .map(([pid]) => Number(pid))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const send = () =>
  stack.post('/functions/v1/send-due', '{}', { Authorization: `Bearer ${cronSecret}` }).then(
    (answer) => answer.ok,
    () => false,
  )
/** Emails that a killed sender had claimed are claimed again after ten minutes. */
const later = () => stack.backend.exec("update private.test_clock set at = at + interval '11 minutes'")

/** Kills the sender as soon as an email has arrived, or `ms` after a round began, and waits for the next one. */
async function killSender(ms?: number): Promise<void> {
  const before = stack.mailbox.arrived.length
  const round = send()
  if (ms) await pause(ms)
  else
    await expect
      .poll(() => stack.mailbox.arrived.length, { interval: 1, timeout: 20_000 })
      .toBeGreaterThan(before)
  for (const pid of senders()) process.kill(pid, 'SIGKILL')
  await round
  await later()
  const answers = async () => (await fetch(`${stack.api}/functions/v1/send-due`)).status
  await expect.poll(answers, { timeout: 30_000 }).toBe(405)
}

/** Sends until nothing waits. Returns who got an email twice, and whose email is stored as sent but never arrived. */
async function sendTheRest(kind: string) {
  const waiting = () =>
    stack.backend.query(
      "select from public.outbox where kind = $1 and status in ('pending', 'sending') limit 1",
      [kind],
    )
  while ((await waiting()).length > 0) {
    await later()
    if (!(await send())) await pause(1000)
  }
  const arrived = stack.mailbox.arrived.flatMap(({ recipients }) => recipients)
  const sent = await stack.backend.query<{ recipient: string }>(
    "select recipient from public.outbox where kind = $1 and status = 'sent'",
    [kind],
  )
  expect(sent.length).toBeGreaterThan(0)
  return {
    twice: arrived.filter((one, index) => arrived.indexOf(one) !== index),
    lost: sent.filter(({ recipient }) => !arrived.includes(recipient)),
  }
}

it('a send-due that is killed sends no email twice and loses none that is not shown as unknown', async () => {
  await stack.backend.exec(
    `insert into public.booking_submissions (name, contact, preferred_date, preferred_time, call_method, message, confirmed_at)
    select 'A caller', 'caller-' || n || '@example.test', current_date + 30 + n, '9:00 AM', 'video', 'A shop.', now()
    from generate_series(1, 120) n`,
  )
  for (const ms of [undefined, 57, undefined, 131, undefined, 205]) await killSender(ms)
  expect(await sendTheRest('booking_confirmation')).toEqual({ twice: [], lost: [] })
}, 180_000)

it('a newsletter whose sender is killed reaches each recipient once or is shown as unknown, and nobody who has unsubscribed', async () => {
  await stack.backend.exec(`
    insert into public.newsletter_subscribers (email, confirmed_at)
    select 'recipient-' || n || '@example.test', now() from generate_series(1, 200) n;
    insert into public.newsletters (subject, body) values ('Prices', '## What a site costs');
    select private.start_newsletter(id, private.app_now()) from public.newsletters`)
  await killSender()
  const gone = await stack.backend.query<{ email: string }>(
    `with leaving as materialized (
      select d.subscriber_id, d.recipient from public.outbox d
      where d.kind = 'newsletter' and d.status = 'pending' order by d.due_at, d.id limit 20
    )
    update public.newsletter_subscribers s set is_active = false
    from leaving where s.id = leaving.subscriber_id returning leaving.recipient as email`,
  )
  expect(gone).toHaveLength(20)
  const atLeaving = stack.mailbox.arrived.length
  expect(await sendTheRest('newsletter')).toEqual({ twice: [], lost: [] })
  const after = stack.mailbox.arrived.slice(atLeaving).flatMap(({ recipients }) => recipients)
  expect(gone.filter(({ email }) => after.includes(email))).toEqual([])
}, 180_000)
