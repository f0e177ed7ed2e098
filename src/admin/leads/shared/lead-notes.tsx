import { useRegistry } from '@/admin/kit/registry/registry'
import { malaysiaDateTime } from '@/lib/dates'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { useSession } from '@/admin/kit/session/session'
import { useQuery } from '@tanstack/react-query'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { NoteForm } from '@/admin/leads/shared/note-form'
import { notesQuery, type Note, type NoteSubject } from '@/admin/leads/shared/notes-query'
import { TextButton, TextButtonLink } from '@/admin/kit/screen/text-button'
import { FieldError } from '@/components/ui/field'

/** The studio's notes about a lead or a person, and the form for the next one. */
export function LeadNotes({ subject }: { subject: NoteSubject }) {
  const notes = useQuery(notesQuery(subject))
  return (
    <LeadPart title="Notes">
      <NoteForm key={subject.kind === 'lead' ? subject.id : subject.key} subject={subject} />
      {notes.isError && !notes.data ? (
        <FieldError>The notes could not be loaded. {notes.error.message}</FieldError>
      ) : (
        <NoteList notes={notes.data ?? []} here={subject.kind === 'lead' ? subject.id : undefined} />
      )}
    </LeadPart>
  )
}

interface NoteListProps {
  notes: readonly Note[]
  /** The lead of this screen; a note about another lead names it. */
  here?: string
}

/** Notes, newest first. Authors can delete their own, with undo for a while. */
function NoteList({ notes, here }: NoteListProps) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.user.id : undefined
  const deletion = useDeleteRows()
  const { labelsOf, rowPath } = useRegistry()
  return (
    <ol>
      {notes.map(
        ({ id, created_at: at, body, author, author_email: by, subject_table: table, subject_id: lead }) => (
          <li key={id} className="border-t border-rule py-3.5">
            <p className="mb-1.5 max-w-prose wrap-anywhere whitespace-pre-wrap">{body}</p>
            <p className="text-small text-ink-2">
              {by ?? 'The service'}, {malaysiaDateTime(at)}
              {table && lead && lead !== here && (
                <>
                  {', on '}
                  <TextButtonLink to={rowPath(table, lead) ?? ''}>the {labelsOf(table).one}</TextButtonLink>
                </>
              )}
              {author === me && (
                <TextButton
                  className="ml-4"
                  aria-disabled={deletion.isPending || undefined}
                  onClick={() =>
                    !deletion.isPending &&
                    deletion.mutate({ table: 'lead_notes', ids: [id], what: 'The note' })
                  }
                >
                  Delete<span className="sr-only"> the note of {malaysiaDateTime(at)}</span>
                </TextButton>
              )}
            </p>
          </li>
        ),
      )}
    </ol>
  )
}
