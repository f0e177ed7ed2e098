import { signIn } from '../../tests/support/database'
import { findingsOf } from '../../tests/support/year/findings'
import { simulate } from '../../tests/support/year/simulate'
import { onDatabase } from './database'
import { atMost, printTable } from './figures'

/** Days to simulate; a year unless YEAR_DAYS says otherwise, with everything else in proportion. */
const days = Number(process.env.YEAR_DAYS ?? 365)
const share = days / 365

/**
 * A simulated year of a busy studio at an email provider that behaves: 2 requests a second, 1,000 emails a day, two
 * outages of an hour and one of a day, hard bounces, complaints, late and doubled reports, lost answers; and five
 * attackers who do what the limits allow.
 */
export async function run(): Promise<void> {
  await onDatabase(
    async ({ backend }) => {
      const admin = await signIn(backend, 'admin@example.test', 'local-admin-password')
      const began = performance.now()
      const year = await simulate(backend, admin, {
        days,
        bookings: Math.round(1500 * share),
        enquiries: Math.round(4000 * share),
        newsletters: Math.max(1, Math.round(24 * share)),
        readers: 2000,
        strikes: Math.round(260 * share),
        provider: { aSecond: 2, aDay: 1000, lostAnswers: 0.002 },
        outages: [
          { day: Math.floor(days * 0.2), hours: 1 },
          { day: Math.floor(days * 0.5), hours: 24 },
          { day: Math.floor(days * 0.8), hours: 1 },
        ],
      })
      const found = await findingsOf(year)
      const { provider, met, webhooks } = year
      printTable(
        `${days} simulated days, ${((performance.now() - began) / 1000).toFixed(0)} s`,
        ['', 'measured'],
        [
          ['emails accepted by the provider', provider.accepted.length],
          ['calls booked, moved, cancelled', `${met.booked} / ${met.moved} / ${met.cancelled}`],
          ['enquiries', met.enquiries],
          [
            'refused real visitors',
            [...met.refused].map(([code, times]) => `${times} ${code}`).join(', ') || 'none',
          ],
          ['reports of the provider, with repetitions', `${webhooks.events} / ${webhooks.deliveries}`],
          ['posts while the provider was down', provider.unreachable],
          ['minutes until a lead was announced, the slowest', atMost(found.slowestAlert, 15, 1)],
          ['leads that were not announced', atMost(found.leadsNotAnnounced, 0)],
          ['minutes until a confirmation was sent, the slowest', atMost(found.slowestConfirmation, 15, 1)],
          ['messages lost', atMost(found.lost, 0)],
          ['messages whose state is not what the provider did', atMost(found.disagreeing, 0)],
          ['messages that arrived twice', atMost(found.doubled, 0)],
          ['messages to suppressed, unsubscribed or erased people', atMost(found.toGone.length, 0)],
          ['posts over the quota of the day', atMost(found.overQuota, 0)],
          ['posts that the provider refused, %', atMost(found.refusedShare * 100, 1, 2)],
          ['real visitors whom attackers kept from a week of times', atMost(found.keptFromAWeek, 0)],
        ],
      )
      for (const line of found.examples.slice(0, 10)) console.log(line)
    },
    { seed: true },
  )
}
