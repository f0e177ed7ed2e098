import { useQuery } from '@tanstack/react-query'
import { LeadPart } from '@/admin/leads/shared/lead-frame'
import { NoteForm } from '@/admin/leads/shared/note-form'
import { NoteList } from '@/admin/leads/shared/note-list'
import { notesQuery, type NoteSubject } from '@/admin/leads/shared/notes-query'
import { FieldError } from '@/components/ui/field'

/** What the studio has written down about a lead or a person, and the field for the next note. */
export function LeadNotes({ subject }: { subject: NoteSubject }) {
  const notes = useQuery(notesQuery(subject))
  return (
    <LeadPart title="Notes">
      <NoteForm key={subject.kind === 'lead' ? subject.id : subject.key} subject={subject} />
      {notes.isError && !notes.data ? (
        <FieldError>The notes could not be read. {notes.error.message}</FieldError>
      ) : (
        <NoteList notes={notes.data ?? []} here={subject.kind === 'lead' ? subject.id : undefined} />
      )}
    </LeadPart>
  )
}
