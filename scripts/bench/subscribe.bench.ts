import { createLocalBackend } from '../../supabase/local/backend'
import { printTable } from './table'

const rounds = 100

/**
 * How long subscribing takes for a new, a known and a returning address, in ms: the times must not reveal who is
 * subscribed. Measured in turns, so that other load falls on all three.
 */
export async function run(): Promise<void> {
  const backend = await createLocalBackend()
  const taken = { new: [] as number[], known: [] as number[], returning: [] as number[] }
  const timed = async (kind: keyof typeof taken, email: string) => {
    const began = performance.now()
    await backend.query('select public.subscribe_with_welcome_email($1)', [email])
    taken[kind].push(performance.now() - began)
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const email = `timed-${round}@example.test`
      await timed('new', email)
      await timed('known', email)
      await backend.query(
        'select public.unsubscribe(unsubscribe_token::text) from public.newsletter_subscribers where email = $1',
        [email],
      )
      await timed('returning', email)
    }
  } finally {
    await backend.close()
  }
  printTable(
    `subscribe_with_welcome_email, PGlite, ms of ${rounds} calls`,
    ['address', 'middle', 'slowest'],
    Object.entries(taken).map(([kind, times]) => {
      const sorted = times.toSorted((a, b) => a - b)
      return [kind, (sorted[rounds / 2] ?? Number.NaN).toFixed(2), (sorted.at(-1) ?? Number.NaN).toFixed(2)]
    }),
  )
}
