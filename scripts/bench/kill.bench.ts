import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  cronSecret,
  type FunctionsStack,
  startFunctionsStack,
} from '../../tests/functions/support/functions-stack'
import {
  type KilledSenders,
  killNewsletter,
  killSenders,
  planCalls,
} from '../../tests/support/killed-senders'
import { setLimits } from '../../tests/support/limits'
import { atMost, printTable, type Row } from './figures'
import { startProgram, killProgram } from './site'

/**
 * KILL_BENCH, a list: 'small' is a run of minutes that shows that the bench works; 'sending', 'newsletter',
 * 'building' run only these parts.
 */
const choice = (process.env.KILL_BENCH ?? '').split(/[ ,]+/)
const isSmall = choice.includes('small')
const moments = isSmall ? { sending: 3, building: 1 } : { sending: 12, building: 6 }
const recipients = isSmall ? 500 : 5000

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
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, killAfter))])
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
 * Kills programs with SIGKILL while they send and build, and checks that nothing is lost or sent twice. A
 * killed local backend is tested in supabase/local/start.test.ts.
 */
export async function run(): Promise<void> {
  const drills = { sending: killConfirmations, newsletter: killNewsletters, building: killBuilds }
  const chosen = choice.filter((name) => name in drills)
  const rows: Row[] = []
  for (const [name, drill] of Object.entries(drills)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    rows.push([name, ...(await drill())])
  }
  printTable('kill -9', ['while', 'moments', 'outcome', 'lost or half', 'emails twice'], rows)
}
