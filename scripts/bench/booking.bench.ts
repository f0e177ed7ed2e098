import { findPostgres } from '../find-binaries.mjs'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend'
import { setLimits } from '../../tests/support/limits'
import { simulateReminders } from '../../tests/support/reminder-simulation'
import { raceForSlot } from '../../tests/support/slot-race'
import { clockChanges, daysFrom, wrongTimes } from '../../tests/support/zone-check'
import { openBenchDatabase } from './bench-database'
import { percentile } from './percentile'
import { printTable } from './table'

/**
 * BOOKING_BENCH, words: 'small' shows in a minute that it works; 'postgresql' or 'pglite' runs one of the two alone;
 * 'races' leaves the reminders out.
 * The reminders' 10,000 bookings are sent in batches; each sender that crashes leaves up to ten messages half-way.
 */
const choice = (process.env.BOOKING_BENCH ?? '').split(/[ ,]+/)
const rounds = choice.includes('small') ? 10 : 200
const bookings = choice.includes('small') ? 200 : 10_000
const isChosen = ([name]: Database) =>
  choice.includes(name.toLowerCase()) || !['postgresql', 'pglite'].some((one) => choice.includes(one))

type Database = [name: string, open: () => Promise<{ backend: LocalBackend; close(): Promise<void> }>]

const pglite: Database = [
  'PGlite',
  async () => {
    const backend = await createLocalBackend({ seed: false })
    return { backend, close: () => backend.close() }
  },
]

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

async function races([name, open]: Database) {
  const { backend, close } = await open()
  await setLimits(backend, {})
  const began = performance.now()
  const taken: number[] = []
  let winners = 0
  let exactlyOne = 0
  const told = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const race = await raceForSlot(backend, round, taken)
    winners += race.won
    if (race.won === 1 && race.stored === 1) exactlyOne += 1
    for (const answer of race.told) told.add(answer)
  }
  const lasted = seconds(began)
  await close()
  return [
    name,
    rounds,
    exactlyOne,
    winners,
    [...told].join(', '),
    (taken.length / Number(lasted)).toFixed(0),
    percentile(taken, 50),
    percentile(taken, 95),
    lasted,
  ] as const
}

async function reminders([name, open]: Database) {
  const { backend, close } = await open()
  const began = performance.now()
  const { crashes, sent, ...report } = await simulateReminders(backend, { bookings })
  await close()
  return [
    name,
    report.bookings,
    report.moved,
    report.cancelled,
    Object.values(crashes).reduce((sum, one) => sum + one, 0),
    sent.email + sent.sms,
    sent.reminders,
    report.unknown,
    report.twice,
    report.afterChange,
    report.leftOver,
    report.wrongState,
    seconds(began),
  ] as const
}

/** Every time zone, on each day of a window and around its clock changes. */
function zones() {
  const began = performance.now()
  const all = Intl.supportedValuesOf('timeZone')
  const days = daysFrom('2026-09-01', 91)
  const twoYears = daysFrom('2026-06-01', 730)
  const changes = all.map((zone) => clockChanges(zone, twoYears))
  const wrong = all.flatMap((zone, index) => wrongTimes(zone, [...days, ...(changes[index] ?? [])]))
  for (const one of wrong) console.log(`Shown at another moment: ${one}`)
  printTable(
    'Thirteen slots a day as the visitor is told them (wrong must be 0)',
    ['zones', 'days each', 'changes of the clock', 'wrong', 's'],
    [[all.length, days.length, changes.flat().length, wrong.length, seconds(began)]],
  )
}

/** All zones, fifty callers for one slot, and reminders under crashes, on the embedded database and on PostgreSQL. */
export async function run(): Promise<void> {
  zones()
  const binaries = findPostgres()
  const postgres: Database[] = binaries ? [['PostgreSQL', () => openBenchDatabase()]] : []
  const databases = [...postgres, pglite].filter(isChosen)
  if (!binaries) console.log('No PostgreSQL server was found: PGlite alone.')

  const raced = []
  for (const database of databases) raced.push(await races(database))
  printTable(
    'Fifty callers at once for one slot, limits lifted',
    [
      'database',
      'rounds',
      'exactly one won',
      'winners in all',
      'the others were told',
      'answers a second',
      'p50, ms',
      'p95, ms',
      's',
    ],
    raced,
  )
  if (choice.includes('races')) return
  const reminded = []
  for (const database of databases) reminded.push(await reminders(database))
  printTable(
    'Reminders over simulated bookings, programs dying at every step (twice, after a change, left over and wrong state must be 0)',
    [
      'database',
      'bookings',
      'moved',
      'cancelled',
      'crashes',
      'messages',
      'reminders',
      'unknown',
      'twice',
      'after a change',
      'left over',
      'wrong state',
      's',
    ],
    reminded,
  )
}
