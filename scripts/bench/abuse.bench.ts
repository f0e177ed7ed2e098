import { signIn } from '../../tests/support/database'
import { playFlood } from '../../tests/support/flood'
import { runAbuseScenarios } from '../../tests/support/abuse-scenarios'
import { type BenchDatabase, openBenchDatabase } from './bench-database'
import { printTable } from './table'

/** ABUSE_BENCH=small is a run of one minute that shows that the bench works. */
const small = process.env.ABUSE_BENCH === 'small'
const addresses = small ? 500 : 10_000
const repeats = small ? 100 : 1200

async function onDatabase(work: (database: BenchDatabase) => Promise<void>): Promise<void> {
  const database = await openBenchDatabase({ seed: true })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

const signInAsAdmin = ({ backend }: BenchDatabase) =>
  signIn(backend, 'admin@example.test', 'local-admin-password')

/**
 * Measures what anonymous callers can do to PostgreSQL behind the embedded API, which reads each caller's
 * address from the platform's header: ten thousand invented people within ten minutes of the database's
 * clock, and each known attack on its own.
 */
export async function run(): Promise<void> {
  await onDatabase(async (database) => {
    const report = await playFlood(database.backend, await signInAsAdmin(database), addresses)
    printTable(
      `${addresses.toLocaleString('en')} made-up addresses and networks in ten minutes`,
      ['', 'now', 'must be'],
      [
        ['free slots on the fullest of 90 days', report.freeSlots, 'at least 7 of 13'],
        ['calls of the flood: held / asked for', `${report.held} / ${report.askedFor}`, ''],
        ['mails to unconfirmed addresses in the worst hour', report.emailsInAnHour, 'at most 30'],
        ['a real visitor at its begin, middle, end: call, message', report.visitors.join('; '), '200 each'],
        ['that visitor once their mail was opened', report.confirmedVisitor, 'booked'],
        ['mails that told the owner', report.ownerNotified, 1],
        ['one press took away', JSON.stringify(report.cleaned), ''],
        ['a second press', JSON.stringify(report.cleanedAgain), 'nothing more'],
        ['of the flood still waiting', report.leftWaiting, 0],
        ['mails to made-up addresses in the two days after', report.emailsAfterCleaning, 0],
        ['bytes of database for each', report.bytesEach, ''],
        [
          'seconds: flood / press',
          Object.values(report.seconds)
            .map((s) => s.toFixed(1))
            .join(' / '),
          '',
        ],
      ],
    )
    printTable('What the flood was answered', ['answer', 'times'], Object.entries(report.answers))
  })
  await onDatabase(async (database) => {
    const { backend } = database
    const results = await runAbuseScenarios({ backend, admin: await signInAsAdmin(database) }, repeats)
    printTable(
      'Attacks by anonymous callers',
      ['scenario', 'before', 'now', 'prevented'],
      results.map(({ scenario, before, now, prevented }) => [
        scenario,
        before,
        now,
        prevented ? 'yes' : 'NO',
      ]),
    )
  })
}
