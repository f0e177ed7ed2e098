import { PostgrestClient } from '@supabase/postgrest-js'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalBackend, LOCAL_KEYS } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'
import {
  cronSecret,
  type FunctionsStack,
  startFunctionsStack,
} from '../../tests/functions/support/functions-stack'
import { newAddress } from '../../tests/support/caller-address'
import {
  type KilledSenders,
  killNewsletter,
  killSenders,
  planCalls,
} from '../../tests/support/killed-senders'
import { setLimits } from '../../tests/support/limits'
import { atMost, printTable, type Row } from './figures'
import { answered, startProgram, killProgram } from './site'

/**
 * KILL_BENCH, a list: 'small' is a run of minutes that shows that the bench works; 'writing', 'sending',
 * 'migrating', 'building', 'newsletter' run only these parts.
 */
const choice = (process.env.KILL_BENCH ?? '').split(/[ ,]+/)
const isSmall = choice.includes('small')
const moments = isSmall
  ? { writing: 2, sending: 3, migrating: 1, building: 1 }
  : { writing: 14, sending: 12, migrating: 8, building: 6 }
const recipients = isSmall ? 500 : 5000
const url = 'http://localhost:4193'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-kill-'))
  try {
    return await work(folder)
  } finally {
    // A function of a killed program may still be writing a file.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

const start = (folder: string) =>
  startProgram('supabase/local/start-backend.ts', {
    LOCAL_DIR: folder,
    PORT: new URL(url).port,
    MAIL_PORT: '54393',
    SEND_DUE_SECONDS: '1',
    LOCAL_CALLER_HEADER: 'x-bench-caller',
  })
const up = () =>
  answered(`${url}/rest/v1/site_settings?select=key&limit=1`, { apikey: LOCAL_KEYS.publishable })

/** Opens the database of a killed program as the next start does, and reads from it. */
async function readFrom<T>(folder: string, sql: string): Promise<T[]> {
  const backend = await createLocalBackend({ folder: await openDataFolder(path.join(folder, 'db')) })
  try {
    return await backend.query<T>(sql)
  } finally {
    await backend.close()
  }
}

/** Submits one form; returns the contact that must be stored if the submission was acknowledged. */
async function submit(turn: number): Promise<string | undefined> {
  const contact = `${randomUUID()}@example.test`
  const date = new Date(Date.now() + (2 + (turn % 85)) * 86_400_000).toISOString().slice(0, 10)
  const visitor = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: LOCAL_KEYS.publishable, 'x-bench-caller': newAddress() },
  })
  const forms = [
    () => visitor.rpc('submit_contact', { name: 'A writer', contact, message: 'Hello.' }),
    () => visitor.rpc('subscribe_with_welcome_email', { subscriber_email: contact }),
    () =>
      visitor.rpc('submit_booking', {
        name: 'A caller',
        contact,
        preferred_date: date,
        preferred_time: `${2 + (turn % 3)}:${turn % 2 === 0 ? '00' : '30'} PM`,
        call_method: 'video',
        message: 'A shop.',
      }),
  ]
  const answer = await forms[turn % 3]?.()
  return answer?.error === null ? contact : undefined
}

/**
 * Six visitors submit forms until the program is killed; afterwards every acknowledged submission must be
 * stored, and nobody may have two emails.
 */
function killWriters(): Promise<Row> {
  return inFolder(async (folder) => {
    const acknowledged = new Set<string>()
    let turn = 0
    for (let kill = 0; kill < moments.writing; kill += 1) {
      const program = start(folder)
      await up()
      const had = acknowledged.size
      const writing = { on: true }
      const writers = Array.from({ length: 6 }, async () => {
        while (writing.on) {
          const contact = await submit(turn++)
          if (contact) acknowledged.add(contact)
        }
      })
      while (acknowledged.size < had + 5) await pause(10)
      await pause(60 + 97 * kill)
      await killProgram(program)
      writing.on = false
      await Promise.all(writers)
    }
    const stored = await readFrom<{ contact: string }>(
      folder,
      `select contact from public.contact_submissions
      union all select email from public.newsletter_subscribers
      union all select contact from public.booking_submissions`,
    )
    const found = new Set(stored.map(({ contact }) => contact))
    const lost = [...acknowledged].filter((contact) => !found.has(contact))
    const mails = await readFile(path.join(folder, 'mails.jsonl'), 'utf8')
    const whole = mails.split('\n').filter((line) => line.endsWith('}'))
    const sentTo = whole.flatMap((line) => (JSON.parse(line) as { to: string[] }).to)
    const twice = sentTo.length - new Set(sentTo).size
    return [moments.writing, `${acknowledged.size} acknowledged`, atMost(lost.length, 0), atMost(twice, 0)]
  })
}

/** Kills send-due while it sends the planned emails. */
async function killSending(
  planned: number,
  drill: (stack: FunctionsStack) => Promise<KilledSenders>,
): Promise<Row> {
  const stack = await startFunctionsStack()
  try {
    // The limits are lifted, because the bench measures what a dying program sends twice.
    await setLimits(stack.backend, {})
    const { kills, arrived, unknown, lost, twice } = await drill(stack)
    const outcome = `${arrived} of ${planned} emails arrived, ${unknown} unknown`
    return [kills, outcome, atMost(lost, 0), atMost(twice, 0)]
  } finally {
    await stack.close()
  }
}

const calls = 10 * moments.sending
const killConfirmations = () =>
  killSending(calls, (stack) =>
    killSenders(stack, {
      kills: moments.sending,
      secret: cronSecret,
      kind: 'booking_confirmation',
      plan: () => planCalls(stack, calls),
    }),
  )

/** Some recipients unsubscribe meanwhile; an email to one of them counts as lost. */
const killNewsletters = () =>
  killSending(recipients, async (stack) => {
    const report = await killNewsletter(stack, { kills: 2, recipients, leavers: 100, secret: cronSecret })
    return { ...report, lost: report.lost + report.afterLeaving }
  })

/** Kills the first start at different moments; the next start must produce a complete database. */
async function killMigrating(): Promise<Row> {
  let incomplete = 0
  for (let kill = 0; kill < moments.migrating; kill += 1) {
    await inFolder(async (folder) => {
      const first = start(folder)
      // From the creation of the database, through migrations and seed, in steps of 0.6 s.
      const until = Date.now() + 60_000
      while (!existsSync(path.join(folder, 'db')) && Date.now() < until) await pause(20)
      await pause(200 + 600 * kill)
      await killProgram(first)
      const [found] = await readFrom<{ whole: boolean }>(
        folder,
        `select exists (select from public.blog_posts)
          and (select count(*) from public.portfolio_projects) >= 12 as whole`,
      )
      if (!found?.whole) incomplete += 1
    })
  }
  return [moments.migrating, 'databases', atMost(incomplete, 0), '']
}

/** A hash of the paths and contents of all files in dist/. */
async function fingerprint(): Promise<string> {
  const files = await readdir('dist', { recursive: true, withFileTypes: true })
  const hash = createHash('sha256')
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  for (const file of paths.toSorted()) hash.update(`${file}\n`).update(await readFile(file))
  return hash.digest('hex')
}

async function killBuilds(): Promise<Row> {
  const build = async (killAfter = Infinity) => {
    const program = startProgram('scripts/build.ts', { LOCAL_DATA: 'memory' }, ['--no-types'])
    const ended = new Promise<boolean>((resolve) => program.once('exit', (code) => resolve(code === 0)))
    if (killAfter < Infinity) {
      await Promise.race([ended, pause(killAfter)])
      await killProgram(program)
    }
    return ended
  }
  const began = performance.now()
  if (!(await build())) throw new Error('The build failed before anything was killed.')
  const whole = performance.now() - began
  let halves = 0
  for (let kill = 0; kill < moments.building; kill += 1) {
    const before = await fingerprint()
    const finished = await build((whole * (kill + 0.5)) / moments.building)
    if (!finished && (await fingerprint()) !== before) halves += 1
  }
  if (!(await build())) throw new Error('The build failed after one had been killed.')
  return [moments.building, 'dist/ as it was', atMost(halves, 0), '']
}

/**
 * Kills programs with SIGKILL at 40 moments of writing, sending, migrating and building, and checks that
 * nothing is lost or sent twice.
 */
export async function run(): Promise<void> {
  const drills = {
    writing: killWriters,
    sending: killConfirmations,
    migrating: killMigrating,
    building: killBuilds,
    newsletter: killNewsletters,
  }
  const chosen = choice.filter((name) => name in drills)
  const rows: Row[] = []
  for (const [name, drill] of Object.entries(drills)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    rows.push([name, ...(await drill())])
  }
  printTable('kill -9', ['while', 'moments', 'outcome', 'lost or half', 'emails twice'], rows)
}
