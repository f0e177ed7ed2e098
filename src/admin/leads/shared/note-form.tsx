import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useAction } from '@/admin/kit/api/use-action'
import { ActionForm } from '@/admin/kit/form/action-form'
import { TextField } from '@/admin/kit/form/text-field'
import { useDraft, useSaveDraft } from '@/admin/kit/record/use-draft'
import { addNote, type NoteSubject } from '@/admin/leads/shared/notes-query'
import { Button } from '@/components/ui/button'
import { lengthOf, tidy } from '@/lib/written-text'

const longest = 5000
const formatCount = (count: number) => count.toLocaleString('en')

const noteSchema = v.object({
  body: v.pipe(
    v.string(),
    v.check((text) => tidy(text) !== '', 'Write the note first.'),
    v.check(
      (text) => lengthOf(tidy(text)) <= longest,
      ({ input }) =>
        `A note has at most ${formatCount(longest)} characters; this one has ${formatCount(lengthOf(tidy(input)))}.`,
    ),
  ),
})

/** The form for the next note. An unsaved note is restored. */
export function NoteForm({ subject }: { subject: NoteSubject }) {
  const rowId = subject.kind === 'lead' ? subject.id : subject.key
  const { key, left } = useDraft<{ body: string }>('notes', rowId)
  const form = useForm<{ body: string }>({
    resolver: valibotResolver(noteSchema),
    defaultValues: { body: left?.values.body ?? '' },
  })
  const isChanged = () => tidy(form.getValues('body')) !== ''
  const changed = tidy(useWatch({ control: form.control, name: 'body' })) !== ''
  useSaveDraft({ key, form, rowId, changed, isChanged })
  const adding = useAction(async ({ body }: { body: string }) => {
    await addNote(subject, tidy(body))
    // Text typed while the note was being saved becomes the start of the next note.
    const now = form.getValues('body')
    form.reset(
      { body: now.startsWith(body) ? now.slice(body.length).trimStart() : now },
      { keepFieldsRef: true },
    )
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
