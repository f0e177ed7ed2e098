import { Link } from 'react-router-dom'
import { useRegistry } from '@/admin/kit/registry/registry'
import type { Note } from '@/admin/leads/shared/notes-query'
import { malaysiaDateTime } from '@/lib/dates'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { useSession } from '@/admin/kit/session/session'
import { FieldError } from '@/components/ui/field'

interface NoteListProps {
  notes: readonly Note[]
  /** The lead whose screen this is: a note about another one says so. */
  here?: string
}

/** Notes as they were written, newest first. One's own can be taken away, and brought back for a while. */
export function NoteList({ notes, here }: NoteListProps) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.user.id : undefined
  const deletion = useDeleteRows()
  const { labelsOf, rowPath } = useRegistry()
  return (
    <>
      {deletion.isError && <FieldError>The note was not deleted. {deletion.error.message}</FieldError>}
      <ol className="note-list">
        {notes.map(
          ({
            id,
            created_at: at,
            body,
            author,
            author_email: by,
            subject_table: table,
            subject_id: lead,
          }) => (
            <li key={id}>
              <p className="lead-words">{body}</p>
              <p className="text-small text-ink-2">
                {by ?? 'The service'}, {malaysiaDateTime(at)}
                {table && lead && lead !== here && (
                  <>
                    {', on '}
                    <Link className="quiet-action" to={rowPath(table, lead) ?? ''}>
                      the {labelsOf(table).one}
                    </Link>
                  </>
                )}
                {author === me && (
                  <button
                    type="button"
                    className="quiet-action ml-4"
                    aria-disabled={deletion.isPending || undefined}
                    onClick={() =>
                      !deletion.isPending &&
                      deletion.mutate({ table: 'lead_notes', ids: [id], what: 'The note' })
                    }
                  >
                    Delete<span className="sr-only"> the note of {malaysiaDateTime(at)}</span>
                  </button>
                )}
              </p>
            </li>
          ),
        )}
      </ol>
    </>
  )
}
