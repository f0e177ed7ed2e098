import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useAction } from '@/admin/kit/api/use-action'
import { useDeleteRows } from '@/admin/kit/api/use-delete-rows'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { requiredText } from '@/admin/kit/form/text-schema'
import { useDraft, useSaveDraft } from '@/admin/kit/record/use-draft'
import { useRegistry } from '@/admin/kit/registry/registry'
import { TextButton, TextButtonLink } from '@/admin/kit/screen/text-button'
import { useSession } from '@/admin/kit/session/session'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { addNote, notesQuery, type Note, type NoteSubject } from '@/admin/leads/shared/notes'
import { Button } from '@/components/ui/button'
import { malaysiaDateTime } from '@/lib/dates'

/** The studio's notes about a lead or a person, and the form for the next one. */
export function LeadNotes({ subject }: { subject: NoteSubject }) {
  const notes = useQuery(notesQuery(subject))
  const id = subject.kind === 'lead' ? subject.id : subject.key
  return (
    <LeadPart title="Notes">
      <NoteForm key={id} id={id} subject={subject} />
      <LoadFailed query={notes} what="The notes" />
      <NoteList notes={notes.data ?? []} here={id} />
    </LeadPart>
  )
}

const noteSchema = v.object({ body: requiredText('Write the note first.', 5000) })

/** The form for the next note. An unsaved note is restored. */
function NoteForm({ id, subject }: { id: string; subject: NoteSubject }) {
  const { key, left } = useDraft<{ body: string }>('notes', id)
  const form = useForm<{ body: string }>({
    resolver: valibotResolver(noteSchema),
    defaultValues: { body: left?.values.body ?? '' },
  })
  const isChanged = () => form.getValues('body').trim() !== ''
  const changed = useWatch({ control: form.control, name: 'body' }).trim() !== ''
  useSaveDraft({ key, left, form, rowId: id, changed, isChanged })
  const adding = useAction(async ({ body }: { body: string }) => {
    await addNote(subject, body)
    // Text typed while the note was being saved stays.
    if (form.getValues('body').trim() === body) form.reset({ body: '' }, { keepFieldsRef: true })
    form.setFocus('body')
  }, 'The note was not saved; it is still here.')
  return (
    <ActionForm form={form} action={adding}>
      <TextField form={form} name="body" label="New note" rows={3} help="Only the studio reads it." />
      <p>
        <Button type="submit" size="small" variant="line" busy={adding.isPending} busyLabel="Saving...">
          Add note
        </Button>
      </p>
    </ActionForm>
  )
}

interface NoteListProps {
  notes: readonly Note[]
  /** The lead of this screen; a note about another lead names it. */
  here: string
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
