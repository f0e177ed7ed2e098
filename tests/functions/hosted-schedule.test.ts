import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { seededSnapshot } from '../support/database-snapshot'

const guide = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
const blocks = [...guide.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql)

/** Replaces the extensions of a hosted project that the guide uses, and records each call. */
const extensions = `
  create schema vault; create schema cron; create schema net;
  create table vault.decrypted_secrets (name text primary key, decrypted_secret text);
  create function vault.create_secret(secret text, name text) returns void language sql
    as 'insert into vault.decrypted_secrets values (name, secret)';
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(name text, schedule text, command text) returns void language sql
    as 'insert into cron.job values (name, schedule, command)';
  create table cron.job_run_details (end_time timestamptz);
  create table net.asked (url text, headers jsonb, body jsonb, timeout_milliseconds int);
  create function net.http_post(url text, headers jsonb default null, body jsonb default null, timeout_milliseconds int default 5000)
    returns void language sql as 'insert into net.asked values (url, headers, body, timeout_milliseconds)';`

let backend: LocalBackend

beforeAll(async () => {
  backend = await createLocalBackend({ snapshot: await seededSnapshot() })
  await backend.exec(extensions)
  for (const sql of blocks.filter((block) => block.includes('cron.schedule'))) await backend.exec(sql)
})
afterAll(() => backend.close())

/** The requests of a scheduled command at one run; `before` runs immediately before it. */
async function run(name: string, before = '') {
  const [job] = await backend.query<{ schedule: string; command: string }>(
    'select schedule, command from cron.job where jobname = $1',
    [name],
  )
  await backend.exec(`truncate net.asked; ${before} ${job?.command}`)
  return { schedule: job?.schedule, asked: await backend.query('select * from net.asked') }
}

it.each(['send-due', 'read-calendar'])(
  'the guide’s schedule calls %s every minute with the secret as bearer token',
  async (name) => {
    expect(await run(name)).toEqual({
      schedule: '* * * * *',
      asked: [
        {
          url: `https://<ref>.supabase.co/functions/v1/${name}`,
          headers: { 'Content-Type': 'application/json', Authorization: 'Bearer <secret>' },
          body: {},
          timeout_milliseconds: 55_000,
        },
      ],
    })
  },
)

it('the guide’s schedule purges the history of cron after 7 days', async () => {
  const before =
    "insert into cron.job_run_details values (now() - interval '8 days'), (now() - interval '6 days');"
  expect((await run('purge the history of cron', before)).schedule).toBe('30 19 * * *')
  expect(
    await backend.query("select end_time < now() - interval '7 days' as is_old from cron.job_run_details"),
  ).toEqual([{ is_old: false }])
})
