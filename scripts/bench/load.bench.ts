import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { createLocalBackend } from '../../supabase/local/backend'
import { callerHeaders, withoutLimits } from '../../tests/support/callers'
import { startPostgresCluster } from '../../tests/support/postgres-cluster'
import { findPostgres } from '../find-binaries.mjs'
import { percentile } from './percentile'
import { printTable } from './table'

type Sql = ReturnType<typeof postgres>

const aSecond = 200
const seconds = process.env.LOAD_BENCH === 'small' ? 5 : 60
/** As many as a hosted project of the smallest size gives its API. */
const connections = 15

/** Of each ten: four messages, three subscriptions, two applications, one call. */
const kinds = ['message', 'subscription', 'message', 'application', 'message', 'subscription', 'call'] as const
const kindOf = (n: number) =>
  kinds[[0, 1, 3, 0, 1, 6, 0, 3, 1, 0][n % 10] as number] as 'message' | 'subscription' | 'application' | 'call'

const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM', '2:00 PM', '2:30 PM']
  .concat(['3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM', '5:00 PM'])

/** The nth submission of a kind, by an address of its own. */
function statement(sql: Sql, n: number, contact: string) {
  switch (kindOf(n)) {
    case 'message':
      return sql`select public.submit_contact('A writer', ${contact}, 'How much is a site for my shop?')`
    case 'subscription':
      return sql`select public.subscribe_with_welcome_email(${contact}, 'A reader')`
    case 'application':
      return sql`select public.submit_application('An applicant', '012-345 6789', ${contact}, 'Web Development')`
    case 'call': {
      const call = Math.floor(n / 10)
      return sql`select public.submit_booking('A caller', ${contact}, current_date + ${1 + (Math.floor(call / 13) % 89)}::integer,
        ${times[call % 13] as string}, 'video', 'A shop.')`
    }
  }
}
