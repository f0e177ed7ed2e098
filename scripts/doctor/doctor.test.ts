import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { claimDefaults } from '../../src/content/site'
import { LOCAL_KEYS } from '../../supabase/local/backend'
import { headersFor, parseHeaders } from '../../supabase/local/host/host-rules'
import { runProgram } from '../../supabase/local/testing/child-program'
import {
  cronSecret,
  type FunctionsStack,
  siteUrl,
  startFunctionsStack,
} from '../../tests/functions/support/functions-stack'
import { openMailbox } from '../../tests/functions/support/mailbox'
import { callerFindings } from './callers'
import { type Finding, report } from './finding'
import { functionFindings } from './functions'
import { scheduleFindings } from './schedule'
import { addressFindings, administratorFindings, keyFindings, signUpFindings } from './sign-in'
import { claimFindings, siteFindings } from './site'
import { testEmailFindings } from './test-email'

const root = join(import.meta.dirname, '../..')
const project = 'https://demostudio.supabase.co'
let stack: FunctionsStack

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

beforeAll(async () => {
  stack = await startFunctionsStack()
  // The parts of a hosted project that the migrations do not create, and its own administrator in place of the seed's.
  await stack.backend.exec(`
    create schema cron;
    create table cron.job (jobid bigint, jobname text, active boolean default true);
    create table cron.job_run_details (jobid bigint, status text default 'succeeded', start_time timestamptz default now());
    insert into cron.job values (1, 'send-due'), (2, 'purge the history of cron'), (3, 'read-calendar');
    insert into cron.job_run_details values (1), (2), (3);
    delete from auth.users where email = 'admin@example.test';
    insert into auth.users (id, email, encrypted_password, raw_app_meta_data) values (
      gen_random_uuid(), 'owner@studio.example',
      extensions.crypt('a password of the owner', extensions.gen_salt('bf', 4)), '{"role": "admin"}'
    );
    insert into private.cron_heartbeats values ('send-due', now());
    insert into public.alert_recipients (email) values ('owner@studio.example')`)
})
afterAll(() => stack.close())

/** The findings of a check in the database after `sql`, which is rolled back. */
async function foundAfter(sql: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  await stack.backend.exec('begin')
  try {
    await stack.backend.exec(sql)
    return await check()
  } finally {
    await stack.backend.exec('rollback')
  }
}

/** A server that answers each path with the result of `answer`. */
async function serve(
  answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string },
) {
  const server = createServer((request, response) => {
    const { status, headers, body = '{}' } = answer(request.url ?? '')
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const isOk = (findings: Finding[]) => findings.length > 0 && findings.every(({ state }) => state === 'ok')
const wrongs = (findings: Finding[]) =>
  findings.filter(({ state }) => state === 'wrong').map(({ what }) => what)

describe('the database', () => {
  const checks = {
    schedule: () => scheduleFindings(stack.backend),
    administrators: () => administratorFindings(stack.backend),
    callers: () => callerFindings(stack.backend, project),
  }

  test.each(Object.entries(checks))('a correct project has no finding in its %s', async (_, check) => {
    expect(await check()).toSatisfy(isOk)
  })

  const crypt = "extensions.crypt('local-admin-password', extensions.gen_salt('bf', 4))"
  const hits = 'insert into private.rate_limits (bucket, key, window_start, expires_at) values'
  /** The doctor's finding, and the fault that causes it. */
  const faults: Record<keyof typeof checks, Record<string, string>> = {
    schedule: {
      'send-due is silent since 2026-01-31': "update private.cron_heartbeats set answered_at = '2026-01-31Z'",
      'send-due has never answered': 'delete from private.cron_heartbeats',
      'No job reads the owner’s calendar.': 'delete from cron.job where jobid = 3',
      'No job purges the history of the schedule.': 'delete from cron.job where jobid = 2',
      "'purge the history of cron' is switched off": 'update cron.job set active = false where jobid = 2',
      "'send-due' failed when it ran last":
        "update cron.job_run_details set status = 'failed' where jobid = 1",
    },
    administrators: {
      'admin@example.test is here': "update auth.users set email = 'admin@example.test'",
      'An administrator has the published password': `update auth.users set encrypted_password = ${crypt}`,
      'Nobody is an administrator.': "update auth.users set raw_app_meta_data = '{}'",
    },
    callers: {
      'which a caller can write here': "update private.deployment set caller_header = 'x-forwarded-for'",
      'Callers are counted as 10.0.0.7': `${hits} ('contact by caller', '10.0.0.7', now(), now())`,
    },
  }
  const rows = Object.entries(faults).flatMap(([name, planted]) =>
    Object.entries(planted).map(([what, sql]) => ({ what, sql, check: checks[name as keyof typeof checks] })),
  )

  test.each(rows)('a fault is found: $what', async ({ what, sql, check }) => {
    expect(wrongs(await foundAfter(sql, check))).toContainEqual(expect.stringContaining(what))
  })
})

test('claims that the owner has never saved are named', async () => {
  const check = () => claimFindings(stack.backend)
  expect(await check()).toEqual([
    expect.objectContaining({ state: 'look', what: expect.stringMatching(/uptime/) }),
  ])
  const values = JSON.stringify(Object.fromEntries(Object.keys(claimDefaults).map((claim) => [claim, {}])))
  const saved = `insert into public.site_settings (key, value) values ('claims', '${values}')`
  expect(await foundAfter(saved, check)).toSatisfy(isOk)
})

describe('sign-in', () => {
  test('disabled sign-up is accepted, open sign-up is found', async () => {
    expect(signUpFindings({ disable_signup: true, external: { email: true } })).toSatisfy(isOk)
    expect(wrongs(signUpFindings({ external: { anonymous_users: true } }))).toEqual([
      'Anybody may sign up.',
      'Anybody may sign in anonymously.',
    ])
  })

  test('the publishable key is accepted, a secret key in its place is found', () => {
    expect(keyFindings(LOCAL_KEYS.publishable)).toSatisfy(isOk)
    expect(wrongs(keyFindings(LOCAL_KEYS.secret))).toEqual([expect.stringContaining('is a secret key')])
  })

  test('redirect URLs of the site are accepted, others are found', () => {
    const good = { site_url: `${siteUrl}/`, uri_allow_list: `${siteUrl}/admin/reset, ${siteUrl}/admin/*` }
    expect(addressFindings(good, siteUrl)).toSatisfy(isOk)
    expect(wrongs(addressFindings({ site_url: 'http://localhost:5173' }, siteUrl))).toEqual([
      `Links in sign-in emails lead to http://localhost:5173, and the site is ${siteUrl}.`,
      `The redirect URLs leave out ${siteUrl}/admin/reset.`,
    ])
    expect(
      wrongs(addressFindings({ ...good, uri_allow_list: '**,http://localhost:5173/**' }, siteUrl)),
    ).toEqual(["The redirect URLs lead to other people's pages: **, http://localhost:5173/**."])
  })
})

describe('the functions', () => {
  test('a correct project has no fault', async () => {
    expect(await functionFindings(stack.api, siteUrl, root)).toSatisfy(isOk)
  })

  test.each([
    [404, 'is not deployed'],
    [401, 'asks for a token'],
    [503, 'does not start'],
  ])('a function that answers %i is found', async (status, what) => {
    const found = wrongs(await functionFindings(await serve(() => ({ status })), undefined, root))
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^The function send-due .*${what}`)))
  })

  test('the published secret and links to another site are found', async () => {
    const url = await serve((path) =>
      path.includes('?token=')
        ? { status: 303, headers: { location: 'http://localhost:5173/unsubscribe?x' } }
        : { status: path.endsWith('/send-due') ? 200 : 405 },
    )
    const found = wrongs(await functionFindings(url, siteUrl, root))
    expect(found).toContainEqual(expect.stringContaining('anybody can call send-due'))
    expect(found).toContainEqual(expect.stringContaining('Links in emails lead to http://localhost:5173'))
  })
})

describe('the site', () => {
  const script = 'start()'
  const hash = createHash('sha256').update(script).digest('base64')
  const headers = Object.fromEntries(
    headersFor(parseHeaders(readFileSync(join(root, 'public/_headers'), 'utf8')), '/'),
  )
  const policy = `default-src 'none'; script-src 'self' 'sha256-${hash}'; connect-src 'self' ${project}`
  const publish = (changes: Record<string, string> = {}, status = 200) =>
    serve((path) => ({
      status: path.startsWith('/no-page') ? 404 : status,
      headers: { ...headers, 'content-security-policy': policy, ...changes },
      body: `<script>${script}</script>`,
    }))

  test('a correctly built site has no fault', async () => {
    expect(await siteFindings(await publish(), project, root)).toSatisfy(isOk)
  })

  test.each([
    [{ 'x-frame-options': 'SAMEORIGIN' }, 'The site sends x-frame-options: SAMEORIGIN.'],
    [{ 'content-security-policy': policy.replace(hash, 'other') }, 'of another build'],
    [{ 'content-security-policy': policy.replace(project, 'https://other.co') }, 'for another project'],
  ])('faulty headers are found: %o', async (changes, what) => {
    expect(wrongs(await siteFindings(await publish(changes), project, root))).toEqual([
      expect.stringContaining(what),
    ])
  })

  test('pages that do not respond are found', async () => {
    expect(wrongs(await siteFindings(await publish({}, 500), project, root))).toContain(
      '/ answers 500 in place of 200.',
    )
  })
})

describe('the test email to the owner', () => {
  const send = (options = {}) => testEmailFindings(stack.backend, { url: stack.api, cronSecret, ...options })

  test('is sent, is labelled as a test, and is accepted by the provider', async () => {
    const [found] = await send()
    expect(found).toMatchObject({ state: 'ok', what: expect.stringContaining('was accepted') as string })
    expect(stack.mailbox.arrived.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
      [['owner@studio.example'], expect.stringMatching(/test/i)],
    ])
  })

  test('is reported as refused, with the provider’s message', async () => {
    const { port } = stack.mailbox
    await stack.mailbox.close()
    const refused = Object.assign(new Error('Sender not verified'), { responseCode: 550 })
    stack.mailbox = await openMailbox({ onRcptTo: (_, __, done) => done(refused) }, '127.0.0.1', port)
    expect(wrongs(await send())).toEqual([expect.stringMatching(/was refused: .*Sender not verified/)])
  })

  test('is reported as waiting, with the reason', async () => {
    expect(wrongs(await send({ cronSecret: 'another' }))).toEqual([
      'send-due answers 401 to CRON_SECRET: the test email waits.',
    ])
    expect(wrongs(await send({ cronSecret: undefined, patience: 0 }))).toEqual([
      expect.stringContaining('send-due has not taken it'),
    ])
    await stack.withoutMailServer()
    // Those before it are tried first, and fail: then all email pauses.
    expect(wrongs(await send())).toEqual([
      expect.stringMatching(/all email pauses until .*\(MYT\): .*ECONNREFUSED/),
    ])
    await stack.backend.exec(`
      delete from public.outbox where status = 'pending';
      update private.email_pause set until = '-infinity' where id`)
    expect(wrongs(await send())).toEqual([expect.stringMatching(/will be tried again: .*ECONNREFUSED/)])
  })

  test('is not sent if nobody gets emails about new calls', async () => {
    const found = await foundAfter('update public.alert_recipients set bookings = false', send)
    expect(wrongs(found)).toEqual(['Nobody gets an email about new calls.'])
  })
})

test('the report counts the faults, and the program exits with 1 and names the missing variables', async () => {
  const groups = [
    { title: 'Site', findings: [{ state: 'wrong' as const, what: 'No page.', cure: 'Publish.' }] },
  ]
  expect(report(groups, ['X: y']).split('\n')).toEqual([
    'Site',
    '  WRONG  No page.',
    '           Publish.',
    'Not set, and so not checked',
    '  X: y',
    '0 ok, 1 wrong, 0 to look at yourself.',
  ])
  const program = runProgram('scripts/doctor/doctor.ts', { SUPABASE_URL: 'http://localhost:1' })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('  DATABASE_URL: administrators')
})
