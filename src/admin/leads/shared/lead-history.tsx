import { queryOptions, useQuery } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import { historyLines, type Entry } from '@/admin/leads/shared/history-lines'
import type { NoteTable } from '@/admin/leads/shared/lead-query'
import { malaysiaDateTime } from '@/lib/dates'
import { useSession } from '@/admin/kit/session/session'
import { supabase } from '@/lib/supabase'

const most = 50

const historyQuery = (table: NoteTable, id: string) =>
  queryOptions({
    queryKey: ['admin', 'lead-history', table, id],
    queryFn: async ({ signal }) => {
      const answer = await supabase
        .from('audit_log')
        .select('id,created_at,action,actor,before,after')
        .eq('table_name', table)
        .eq('row_id', id)
        .order('created_at', { ascending: false })
        .limit(most)
        .retry(false)
        .abortSignal(signal)
      assertAnswered(answer)
      return answer.data ?? []
    },
  })

/** What became of a lead, newest first, as the database wrote it down. */
export function LeadHistory({ table, id }: { table: NoteTable; id: string }) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.user.id : undefined
  const { data, isError } = useQuery(historyQuery(table, id))
  const who = (actor: string | null) =>
    actor === null ? 'the website' : actor === me ? 'you' : 'another administrator'
  const entries = (data ?? []).flatMap(({ id: entry, created_at: at, actor, ...change }) => {
    const lines = historyLines(table, change as Entry)
    return lines.length > 0 ? [{ entry, at, actor, lines }] : []
  })
  return (
    <section className="lead-part" aria-label="What happened">
      <h2 className="lead-heading">What happened</h2>
      {isError && !data && <p className="text-ink-2">The history could not be read.</p>}
      {data && entries.length === 0 && (
        <p className="text-ink-2">Nothing has happened to it since it was made.</p>
      )}
      <ol className="lead-history">
        {entries.map(({ entry, at, actor, lines }) => (
          <li key={entry}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="text-small text-ink-2">
              {malaysiaDateTime(at)}, by {who(actor)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
