import { Link } from 'react-router-dom'
import { leadPath, leadPlaces } from '@/admin/leads/shared/lead-links'
import type { NoteTable } from '@/admin/leads/shared/lead-query'
import type { Note } from '@/admin/leads/shared/notes-query'
import { malaysiaDateTime } from '@/lib/dates'
import { useRemoval } from '@/admin/kit/resource/use-deletion'
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
  const removal = useRemoval()
  return (
    <>
      {removal.isError && <FieldError>The note was not deleted. {removal.error.message}</FieldError>}
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
                    <Link className="quiet-action" to={leadPath(table as NoteTable, lead)}>
                      the {leadPlaces[table as NoteTable].noun}
                    </Link>
                  </>
                )}
                {author === me && (
                  <button
                    type="button"
                    className="quiet-action ml-4"
                    aria-disabled={removal.isPending || undefined}
                    onClick={() =>
                      !removal.isPending &&
                      removal.mutate({ table: 'lead_notes', ids: [id], what: 'The note' })
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
