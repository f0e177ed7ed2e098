import { signIn } from '../../tests/support/database'
import { onDatabase } from './database'
import { benchRuns, median, printTable } from './figures'
import { addAccounts } from './grown/callers'
import { fillDatabase } from './grown/fill'
import { storeMessages, unreadIndexes } from './grown/indexes'
import { measureAll, measuredHead, measuredRows } from './grown/measure'
import { procedureTasks, unmeasuredProcedures } from './grown/measure-procedures'
import { recordRequests, requestTasks } from './grown/requests'

/**
 * Three busy years of a studio: how long every procedure of the API takes, and every list that a screen, a page or the
 * build reads, with the rights of their callers. Then the indexes that nothing of it has read.
 */
export async function run(): Promise<void> {
  await onDatabase(
    async ({ backend, sql }) => {
      const faults = await unmeasuredProcedures((question) => sql.unsafe(question))
      if (faults.length > 0) throw new Error(`scripts/bench/grown: ${faults.join('; ')}.`)
      const counts = await fillDatabase(sql)
      await addAccounts(sql)
      printTable('Three busy years', ['table', 'rows'], Object.entries(counts))

      const client = await signIn(backend, 'admin@example.test', 'local-admin-password')
      const token = (await client.auth.getSession()).data.session?.access_token ?? ''
      const requests = await recordRequests(backend, token)
      await sql`select pg_stat_reset()`
      const runs = benchRuns()
      const calls = await measureAll(await procedureTasks(sql), runs)
      printTable('Each procedure, ms', measuredHead, measuredRows(calls, Infinity))
      const reads = await measureAll(requestTasks(backend, token, requests), runs)
      printTable(
        `${reads.length} requests of screens, pages and the build, ms: those over a limit, and the slowest others`,
        measuredHead,
        measuredRows(reads, 25),
      )

      printTable(
        'Indexes that nothing has read',
        ['index', 'kB'],
        (await unreadIndexes(sql)).map(({ name, kilobytes }) => [
          name,
          { text: String(kilobytes), isOver: true },
        ]),
      )
      const stored: number[] = []
      while (stored.length < runs) stored.push(await storeMessages(sql, 2000))
      printTable(
        '2,000 messages stored in the outbox, ms',
        ['fastest', 'median'],
        [[Math.min(...stored).toFixed(1), median(stored).toFixed(1)]],
      )
    },
    { seed: true },
  )
}
