import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { useDraft, useKeepDraft } from '@/admin/kit/record/use-draft'
import { useUnloadGuard } from '@/admin/kit/screen/use-unload-guard'
import { addNote, type NoteSubject } from '@/admin/leads/shared/notes-query'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { lengthOf, tidy } from '@/lib/written-text'

const longest = 5000
const inWords = (count: number) => count.toLocaleString('en')

const noteSchema = v.object({
  body: v.pipe(
    v.string(),
    v.check((text) => tidy(text) !== '', 'Write the note first.'),
    v.check(
      (text) => lengthOf(tidy(text)) <= longest,
      ({ input }) =>
        `A note has at most ${inWords(longest)} characters; this one has ${inWords(lengthOf(tidy(input)))}.`,
    ),
  ),
})

/** The field for the next note. What was written and not added is there again. */
export function NoteForm({ subject }: { subject: NoteSubject }) {
  const rowId = subject.kind === 'lead' ? subject.id : subject.key
  const { key, left } = useDraft<{ body: string }>('notes', rowId)
  const queryClient = useQueryClient()
  const form = useForm<{ body: string }>({
    resolver: valibotResolver(noteSchema),
    defaultValues: { body: left?.values.body ?? '' },
  })
  const isChanged = () => tidy(form.getValues('body')) !== ''
  const changed = tidy(useWatch({ control: form.control, name: 'body' })) !== ''
  useKeepDraft({ key, form, rowId, changed, isChanged })
  useUnloadGuard(changed)
  const adding = useMutation({
    mutationFn: (text: string) => addNote(subject, tidy(text)),
    onSuccess: (_, added) => {
      // What was typed while it was on its way is the beginning of the next note.
      const now = form.getValues('body')
      const rest = now.startsWith(added) ? now.slice(added.length).trimStart() : now
      form.reset({ body: rest }, { keepFieldsRef: true })
      form.setFocus('body')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'notes'] }),
  })
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!adding.isPending) void form.handleSubmit(({ body }) => adding.mutate(body))()
      }}
    >
      <TextField form={form} name="body" label="New note" rows={3} help="Only the studio reads it." />
      {adding.isError && (
        <FieldError>The note was not saved. {adding.error.message} What you wrote is still here.</FieldError>
      )}
      <p>
        <Button type="submit" size="small" variant="line" busy={adding.isPending} busyLabel="Saving...">
          Add note
        </Button>
      </p>
    </form>
  )
}
