import { passAllGates } from '@/lib/hydration-gates'

/** Fetches the query library, from which on it gives what the page shows. Throws when it cannot be fetched. */
export async function loadQueryClient(): Promise<void> {
  await passAllGates()
  await import('@/lib/query-client')
}
