import { signIn } from '../../tests/support/database'
import { playFlood } from '../../tests/support/flood'
import { runAbuseScenarios } from '../../tests/support/abuse-scenarios'
import type { LocalBackend } from '../../supabase/local/backend'
import { onDatabase } from './database'
import { atLeast, atMost, printTable } from './figures'

/** ABUSE_BENCH=small is a run of one minute that shows that the bench works. */
const isSmall = process.env.ABUSE_BENCH === 'small'
const addresses = isSmall ? 500 : 10_000
const repeats = isSmall ? 100 : 1200

const signInAsAdmin = (backend: LocalBackend) => signIn(backend, 'admin@example.test', 'local-admin-password')

/**
 * Measures what anonymous callers can do to PostgreSQL behind the embedded API, which reads each caller's
 * address from the platform's header: ten thousand invented people within ten minutes of the database's
 * clock, and each known attack on its own.
 */
export async function run(): Promise<void> {
  const database = { seed: true }
  await onDatabase(async ({ backend }) => {
    const report = await playFlood(backend, await signInAsAdmin(backend), addresses)
    const { flooding, cleaning } = report.seconds
    printTable(
      `${addresses.toLocaleString('en')} made-up addresses and networks in ten minutes`,
      ['', 'measured'],
      [
        ['free slots of 13 on the fullest of 90 days', atLeast(report.freeSlots, 7)],
        ['bookings of the flood: reserved, requested', `${report.held} / ${report.askedFor}`],
        ['emails to unconfirmed addresses in the worst hour', atMost(report.emailsInAnHour, 30)],
        ['a real visitor at its begin, middle, end: call, message (200 each)', report.visitors.join('; ')],
        ['that visitor once their email was opened (booked)', report.confirmedVisitor],
        [
          'alerts to the owner (1)',
          { text: String(report.ownerNotified), isOver: report.ownerNotified !== 1 },
        ],
        ['one press removed', JSON.stringify(report.cleaned)],
        ['a second press removed (nothing more)', JSON.stringify(report.cleanedAgain)],
        ['submissions and emails of the flood left after the clean-up', atMost(report.leftWaiting, 0)],
        ['emails to made-up addresses in the two days after', atMost(report.emailsAfterCleaning, 0)],
        ['bytes of database for each', report.bytesEach],
        ['seconds of flood and clean-up', `${flooding.toFixed(1)} / ${cleaning.toFixed(1)}`],
      ],
    )
    printTable('What the flood was answered', ['answer', 'times'], Object.entries(report.answers))
  }, database)
  await onDatabase(async ({ backend }) => {
    const results = await runAbuseScenarios(backend, repeats)
    printTable(
      'Attacks by anonymous callers',
      ['scenario', 'before', 'now', 'prevented'],
      results.map(({ scenario, before, now, prevented }) => [
        scenario,
        before,
        now,
        { text: prevented ? 'yes' : 'NO', isOver: !prevented },
      ]),
    )
  }, database)
}
