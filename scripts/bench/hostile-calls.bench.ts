import { LOCAL_KEYS, createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { readSurface } from '../../tests/support/hostile-calls'
import { sendHostileCalls } from '../../tests/support/send-hostile-calls'
import { openBenchDatabase } from './bench-database'
import { printTable } from './table'

const calls = Number(process.env.HOSTILE_CALLS ?? 3000)
const seed = Number(process.env.HOSTILE_SEED ?? 2026)

async function measure(database: string, backend: LocalBackend) {
  const { url } = await backend.listen()
  const began = performance.now()
  const surface = await readSurface(backend)
  const report = await sendHostileCalls(url, surface, { calls, seed })
  const seconds = (performance.now() - began) / 1000
  for (const one of report.wrong) console.log(`\n${one}`)
  const alive = await fetch(`${url}/rest/v1/site_settings?select=key&limit=1`, {
    headers: { apikey: LOCAL_KEYS.publishable },
  })
  const statuses = Object.entries(report.byStatus).map(([status, times]) => `${status}: ${times}`)
  return [
    database,
    `${surface.procedures.length} + ${surface.tables.length}`,
    calls,
    report.wrong.length,
    alive.status,
    statuses.join(', '),
    seconds.toFixed(0),
  ]
}

/**
 * 3,000 generated calls without an account (HOSTILE_CALLS, HOSTILE_SEED) over HTTP to every procedure and table: wrong
 * types, huge, nested, NUL, unknown names. The database may fail at none, and none may hang.
 */
export async function run(): Promise<void> {
  const lines = []
  const embedded = await createLocalBackend()
  try {
    lines.push(await measure('embedded', embedded))
  } finally {
    await embedded.close()
  }
  const { backend, close } = await openBenchDatabase({ seed: true })
  try {
    lines.push(await measure('PostgreSQL', backend))
  } finally {
    await close()
  }
  printTable(
    'Calls that no page sends, without an account, over HTTP',
    ['database', 'procedures + tables', 'calls', 'failed or hung', 'answers after', 'by status', 's'],
    lines,
  )
}
