import { signIn } from '../../tests/support/database'
import { playFlood } from '../../tests/support/flood'
import { onDatabase } from './database'
import { atLeast, atMost, printTable } from './figures'

const addresses = 10_000

/**
 * Measures what anonymous callers can do to PostgreSQL behind the embedded API, which reads each caller's
 * address from the platform's header: ten thousand invented people within ten minutes of the database's
 * clock.
 */
export async function run(): Promise<void> {
  await onDatabase(
    async ({ backend }) => {
      const admin = await signIn(backend, 'admin@example.test', 'local-admin-password')
      const report = await playFlood(backend, admin, addresses)
      const { flooding, cleaning } = report.seconds
      printTable(
        `${addresses.toLocaleString('en')} made-up addresses and networks in ten minutes`,
        ['', 'measured'],
        [
          ['free slots of 13 on the fullest of 90 days', atLeast(report.freeSlots, 7)],
          ['bookings of the attack: reserved, requested', `${report.held} / ${report.askedFor}`],
          ['emails to unconfirmed addresses in the worst hour', atMost(report.emailsInAnHour, 30)],
          [
            'a real visitor at its start, middle and end: call, message (200 each)',
            report.visitors.join('; '),
          ],
          ['that visitor once their email was opened (booked)', report.confirmedVisitor],
          [
            'alerts to the owner (1)',
            { text: String(report.ownerNotified), isOver: report.ownerNotified !== 1 },
          ],
          ['one press removed', JSON.stringify(report.cleaned)],
          ['a second press removed (nothing more)', JSON.stringify(report.cleanedAgain)],
          ['submissions and emails of the attack left after the cleanup', atMost(report.leftWaiting, 0)],
          ['emails to made-up addresses in the two days after', atMost(report.emailsAfterCleaning, 0)],
          ['bytes of database for each', report.bytesEach],
          ['seconds of attack and cleanup', `${flooding.toFixed(1)} / ${cleaning.toFixed(1)}`],
        ],
      )
      printTable('Answers to the attack', ['answer', 'times'], Object.entries(report.answers))
    },
    { seed: true },
  )
}
