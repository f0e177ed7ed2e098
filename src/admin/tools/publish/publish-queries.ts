import { FunctionsHttpError } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

export type PendingChange = Database['public']['Functions']['changes_since']['Returns'][number]

/** What has changed on public pages since a build. */
export const pendingQuery = (builtAt: string) =>
  queryOptions({
    queryKey: ['admin', 'changes-since', builtAt],
    queryFn: async ({ signal }) => {
      const answer = await supabase
        .rpc('changes_since', { built_at: builtAt })
        .retry(false)
        .abortSignal(signal)
      assertAnswered(answer)
      return answer.data ?? []
    },
    staleTime: 0,
  })

/** `notSet`: the studio has given no deploy hook. */
export class PublishError extends Error {
  constructor(
    message: string,
    readonly notSet: boolean,
  ) {
    super(message)
    this.name = 'PublishError'
  }
}

/** Has the host build the site again. Throws PublishError in the function's own words. */
export async function pressPublish(): Promise<void> {
  const { error } = await supabase.functions.invoke('publish', { method: 'POST' })
  if (!error) return
  const answer: unknown =
    error instanceof FunctionsHttpError
      ? await (error.context as Response).json().catch(() => undefined)
      : undefined
  const { error: reason, message } = (answer ?? {}) as { error?: string; message?: string }
  throw new PublishError(
    message ?? 'The publishing service could not be reached. Please try again.',
    reason === 'not_set',
  )
}

/** Changes under their table, in the order in which the tables first come. */
export function byTable(changes: readonly PendingChange[]): Map<string, PendingChange[]> {
  const tables = new Map<string, PendingChange[]>()
  for (const change of changes) {
    const table = change.table_name
    tables.set(table, [...(tables.get(table) ?? []), change])
  }
  return tables
}
