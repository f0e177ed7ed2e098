import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { cronSecret, startFunctionsStack } from '../../tests/functions/support/functions-stack'
import { newAddress } from '../../tests/support/caller-address'
import { killNewsletter, killSenders, planCalls } from '../../tests/support/killed-senders'
import { setLimits } from '../../tests/support/limits'
import { answered, portFree, startProgram, stopProgram } from './programs'
import { printTable } from './table'

/**
 * KILL_BENCH, a list: 'small' is a run of minutes that shows that the bench works; 'writing', 'sending',
 * 'migrating', 'building', 'newsletter' run only these parts.
 */
const choice = (process.env.KILL_BENCH ?? '').split(/[ ,]+/)
const moments = choice.includes('small')
  ? { writing: 2, sending: 3, migrating: 1, building: 1 }
  : { writing: 14, sending: 12, migrating: 8, building: 6 }
const port = '4193'
const mailPort = '54393'
const url = `http://localhost:${port}`
const service = {
  apikey: LOCAL_KEYS.secret,
  Authorization: `Bearer ${LOCAL_KEYS.secret}`,
  'User-Agent': 'bench',
}

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

/** Starts the program once the killed one has released its ports. */
async function start(folder: string) {
  await Promise.all([portFree(Number(port)), portFree(Number(mailPort))])
  return startProgram('supabase/local/start-backend.ts', {
    LOCAL_DIR: folder,
    PORT: port,
    MAIL_PORT: mailPort,
    SEND_DUE_SECONDS: '1',
    LOCAL_CALLER_HEADER: 'x-bench-caller',
  })
}
const up = () =>
  answered(`${url}/rest/v1/site_settings?select=key&limit=1`, { apikey: LOCAL_KEYS.publishable })

async function rows<T>(query: string): Promise<T[]> {
  const answer = await fetch(`${url}/rest/v1/${query}`, { headers: service })
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T[]
}

/** Submits one form; returns the contact that must be stored if the submission was acknowledged. */
async function submit(turn: number): Promise<string | undefined> {
  const mark = randomUUID().slice(0, 13)
  const contact = `${mark}@example.test`
  const date = new Date(Date.now() + (2 + (turn % 85)) * 86_400_000).toISOString().slice(0, 10)
  const half = turn % 2 === 0 ? '00' : '30'
  const [procedure, body] = [
    ['submit_contact', { name: 'A writer', contact, message: 'Hello.' }],
    ['subscribe_with_welcome_email', { subscriber_email: contact }],
    [
      'submit_booking',
      {
        name: 'A caller',
        contact,
        preferred_date: date,
        preferred_time: `${2 + (turn % 3)}:${half} PM`,
        call_method: 'video',
        message: 'A shop.',
      },
    ],
  ][turn % 3] as [string, object]
  const answer = await fetch(`${url}/rest/v1/rpc/${procedure}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_KEYS.publishable,
      'content-type': 'application/json',
      'x-bench-caller': newAddress(),
    },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  return answer?.ok ? contact : undefined
}

/**
 * Six visitors submit forms until the program is killed; afterwards every acknowledged submission must be
 * stored.
 */
async function killWriters() {
  return inFolder(async (folder) => {
    const acknowledged = new Set<string>()
    let turn = 0
    for (let kill = 0; kill < moments.writing; kill += 1) {
      const program = await start(folder)
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
      await stopProgram(program, 'SIGKILL')
      writing.on = false
      await Promise.all(writers)
    }
    const program = await start(folder)
    await up()
    const found = new Set<string>()
    for (const [table, column] of [
      ['contact_submissions', 'contact'],
      ['newsletter_subscribers', 'email'],
      ['booking_submissions', 'contact'],
    ] as const) {
      for (let offset = 0; ; offset += 500) {
        const some = await rows<Record<string, string>>(
          `${table}?select=${column}&order=id&limit=500&offset=${offset}`,
        )
        for (const row of some) found.add(row[column] ?? '')
        if (some.length < 500) break
      }
    }
    const mails = (await (await fetch(`http://localhost:${mailPort}/api/messages`)).json()) as Array<{
      to: string[]
    }>
    await stopProgram(program)
    const recipients = mails.flatMap(({ to }) => to)
    return [
      'writing: bookings, messages, subscriptions',
      moments.writing,
      `${acknowledged.size} acknowledged`,
      [...acknowledged].filter((contact) => !found.has(contact)).length,
      recipients.length - new Set(recipients).size,
      'yes',
    ]
  })
}

async function killSending() {
  const stack = await startFunctionsStack()
  try {
    // The limits are lifted, because the bench measures what a dying program sends twice.
    await setLimits(stack.backend, {})
    const report = await killSenders(stack, {
      kills: moments.sending,
      secret: cronSecret,
      kind: 'booking_confirmation',
      plan: () => planCalls(stack, 10 * moments.sending),
    })
    return [
      'sending: send-due among its mails',
      report.kills,
      `${report.arrived} of ${10 * moments.sending} mails arrived, ${report.unknown} unknown`,
      report.lost,
      report.twice,
      'yes',
    ]
  } finally {
    await stack.close()
  }
}

/**
 * A newsletter to 5,000 subscribers: its sender is killed twice while sending, and some recipients
 * unsubscribe.
 */
async function killNewsletters() {
  const recipients = choice.includes('small') ? 500 : 5000
  const stack = await startFunctionsStack()
  try {
    await setLimits(stack.backend, {})
    const report = await killNewsletter(stack, { kills: 2, recipients, leavers: 100, secret: cronSecret })
    return [
      'newsletter: send-due among its recipients',
      report.kills,
      `${report.arrived} of ${recipients} arrived, ${report.unknown} unknown, ${report.leavers} left, ${report.afterLeaving} after leaving`,
      report.lost + report.afterLeaving,
      report.twice,
      'yes',
    ]
  } finally {
    await stack.close()
  }
}

/** Kills the first start at different moments; the next start must produce a complete database. */
async function killMigrating() {
  let whole = 0
  let missing = 0
  for (let kill = 0; kill < moments.migrating; kill += 1) {
    await inFolder(async (folder) => {
      const first = await start(folder)
      // From the creation of the database, through migrations and seed, in steps of 0.6 s.
      const until = Date.now() + 60_000
      while (!existsSync(path.join(folder, 'db')) && Date.now() < until) await pause(20)
      await pause(200 + 600 * kill)
      await stopProgram(first, 'SIGKILL')
      const second = await start(folder)
      await up()
      const [tables, projects, articles] = await Promise.all([
        rows('orders?select=id&limit=1'),
        rows('portfolio_projects?select=id'),
        rows('blog_posts?select=id'),
      ])
      if (tables.length === 0 && projects.length >= 12 && articles.length > 0) whole += 1
      else missing += 1
      await stopProgram(second)
    })
  }
  return [
    'migrating: the first start',
    moments.migrating,
    `${whole} whole databases`,
    missing,
    0,
    whole === moments.migrating ? 'yes' : 'no',
  ]
}

/** A hash of the paths and contents of all files in dist/; also works if dist/ is missing. */
async function fingerprint(): Promise<string> {
  const files = await readdir('dist', { recursive: true, withFileTypes: true }).catch(() => [])
  const hash = createHash('sha256')
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  for (const file of paths.toSorted()) hash.update(`${file}\n`).update(await readFile(file))
  return `${paths.length} files, ${hash.digest('hex').slice(0, 12)}`
}

async function killBuilds() {
  const build = async (killAfter?: number) => {
    const program = startProgram('scripts/build.ts', { LOCAL_DATA: 'memory' }, ['--no-types'])
    const ended = new Promise<boolean>((resolve) => program.once('exit', (code) => resolve(code === 0)))
    if (killAfter !== undefined) {
      await Promise.race([ended, pause(killAfter)])
      await stopProgram(program, 'SIGKILL')
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
  const again = await build()
  return [
    'building: npm run build',
    moments.building,
    `dist/ as it was: ${moments.building - halves}`,
    halves,
    0,
    again ? 'yes' : 'no',
  ]
}

/**
 * Kills programs with SIGKILL at 40 moments of writing, sending, migrating and building, and checks what is
 * lost.
 */
export async function run(): Promise<void> {
  const drills = {
    writing: killWriters,
    sending: killSending,
    migrating: killMigrating,
    building: killBuilds,
    newsletter: killNewsletters,
  }
  const chosen = choice.filter((name) => name in drills)
  const lines = []
  for (const [name, drill] of Object.entries(drills)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const began = performance.now()
    lines.push([...(await drill()), ((performance.now() - began) / 1000).toFixed(0)])
  }
  printTable(
    'kill -9 (lost and twice must be 0)',
    ['while', 'moments', 'what stands', 'lost or half', 'mails twice', 'starts again', 's'],
    lines,
  )
}
