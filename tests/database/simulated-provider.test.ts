import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createEmailSender } from '../../supabase/functions/_shared/email-sender.ts'
import { createOutbox } from '../../supabase/functions/_shared/outbox.ts'
import { emailChannel } from '../../supabase/functions/send-due/channels.ts'
import { drainEmail } from '../../supabase/functions/send-due/handler.ts'
import { envOf, studio } from '../functions/support/settings'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

/** A provider that takes two emails within any second, and `quota` in all; it answers as Resend does. */
async function provider(quota = Infinity) {
  const accepted: number[] = []
  const refused: string[] = []
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const now = performance.now()
      const name =
        accepted.length >= quota
          ? 'daily_quota_exceeded'
          : accepted.filter((at) => at > now - 1000).length >= 2 && 'rate_limit_exceeded'
      if (name) refused.push(name)
      else accepted.push(now)
      response.writeHead(name ? 429 : 200, name === 'rate_limit_exceeded' ? { 'Retry-After': '1' } : {})
      response.end(JSON.stringify(name ? { name } : { id: `id-${accepted.length}` }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, accepted, refused }
}

/** Sends for this long, as one run of send-due. */
async function run(url: string, ms: number) {
  const outbox = createOutbox(async (name, args) => {
    const { data, error } = await db.service.rpc(name as 'health', args as never)
    if (error) throw error
    return data
  })
  const send = createEmailSender(envOf({ MAIL_API_URL: url, MAIL_API_KEY: 'key' }))
  return drainEmail(emailChannel(studio, send), {
    outbox,
    now: Date.now,
    until: Date.now() + ms,
    sleep: (wait) => new Promise((resolve) => setTimeout(resolve, wait)),
    log: () => undefined,
  })
}

/** A newsletter to this many readers, ready to be queued. */
async function newsletterTo(readers: number) {
  await db.backend.query(
    `insert into public.newsletter_subscribers (email, confirmed_at)
    select gen_random_uuid() || '@example.test', now() from generate_series(1, $1::text::integer)`,
    [String(readers)],
  )
  const id = await db.add('newsletters', { status: 'draft', body: 'Hello' })
  await db.admin.rpc('send_newsletter', { p_newsletter_id: id }).throwOnError()
}
const counts = () =>
  db.backend.query<{ status: string; count: number }>(
    "select status, count(*)::integer as count from public.outbox where kind = 'newsletter' group by status order by status",
  )

beforeEach(async () => {
  await db.backend.exec(`
    delete from public.newsletters where true; delete from public.newsletter_subscribers where true;
    delete from public.outbox where true; delete from public.site_settings where key = 'email_pace';
    update private.email_pause set until = '-infinity', streak = 0 where id`)
})

describe('a provider that takes two emails a second', () => {
  test('refuses none, whether one or two programs send', async () => {
    const { url, accepted, refused } = await provider()
    await newsletterTo(40)
    const runs = await Promise.all([run(url, 6000), run(url, 6000)])
    expect(refused).toEqual([])
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(accepted.length)
    expect(accepted.length).toBeGreaterThan(2)
  })

  test('refuses only what is under way if the owner’s figure is too high, and the rest waits', async () => {
    await db.admin
      .from('site_settings')
      .upsert({ key: 'email_pace', value: { a_second: 5 } }, { onConflict: 'key' })
      .throwOnError()
    const { url, accepted, refused } = await provider()
    await newsletterTo(10)
    await run(url, 500)
    // Five were claimed at once; after the first refusal nothing more is begun for a second.
    expect([accepted.length, refused.length]).toEqual([2, 3])
    expect(await counts()).toEqual([
      { status: 'pending', count: 8 },
      { status: 'sent', count: 2 },
    ])
    await run(url, 3000)
    expect(accepted.length).toBeGreaterThan(2)
  })
})

test('a provider whose quota is used is asked once in an hour, and nothing is lost', async () => {
  const { url, accepted, refused } = await provider(2)
  await newsletterTo(10)
  await run(url, 4000)
  expect([accepted.length, refused.length]).toEqual([2, 2])
  await run(url, 500)
  expect(refused).toEqual(['daily_quota_exceeded', 'daily_quota_exceeded'])
  expect(await counts()).toEqual([
    { status: 'pending', count: 8 },
    { status: 'sent', count: 2 },
  ])
})
