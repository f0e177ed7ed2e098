import { DraftTextForm } from '@/admin/leads/shared/draft-text-form'
import { addNote, type NoteSubject } from '@/admin/leads/shared/notes-query'

const longest = 5000
const inWords = (count: number) => count.toLocaleString('en')

/** The field for the next note. */
export function NoteForm({ subject }: { subject: NoteSubject }) {
  return (
    <DraftTextForm
      kind="notes"
      rowId={subject.kind === 'lead' ? subject.id : subject.key}
      label="New note"
      rows={3}
      help="Only the studio reads it."
      longest={longest}
      emptyMessage="Write the note first."
      longMessage={(length) =>
        `A note has at most ${inWords(longest)} characters; this one has ${inWords(length)}.`
      }
      button="Add note"
      busyLabel="Saving..."
      send={(text) => addNote(subject, text)}
      renews={['admin', 'notes']}
      leftBehind={{ before: 'The note holds what you wrote on', after: 'and had not added.' }}
      failed={(reason) => `The note was not saved. ${reason} What you wrote is still here.`}
      leaving={{
        title: 'Leave without adding the note?',
        text: 'What you wrote in it will be gone.',
        button: 'Leave without it',
      }}
    />
  )
}
