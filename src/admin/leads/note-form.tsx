import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/admin/form/text-field'
import { addNote, type NoteSubject } from '@/admin/leads/notes-query'
import { malaysiaDateTime } from '@/admin/malaysia-time'
import { draftPlace, orphanedDraft } from '@/admin/record/local-draft'
import { useKeptText } from '@/admin/record/use-kept-text'
import { useLeaveGuard } from '@/admin/record/use-leave-guard'
import { ConfirmDialog } from '@/admin/resource/confirm-dialog'
import { useSession } from '@/admin/session/session'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { lengthOf, tidy } from '@/lib/written-text'

const longest = 5000
const inWords = (count: number) => count.toLocaleString('en')

const schema = v.object({
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
type NoteText = v.InferOutput<typeof schema>

interface Begun {
  body: string
  writer: string
  /** When it was written, for a text that was left behind. */
  at?: string
}

/** The field for the next note. It begins with what a tab that is gone had not saved. */
export function NoteForm({ subject }: { subject: NoteSubject }) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user.id : ''
  const place = draftPlace(user, 'notes', subject.kind === 'lead' ? subject.id : subject.key)
  const [begun, begin] = useState<Begun>()
  useEffect(() => {
    // Looked for once: what is typed stays while the screen is put away for a new sign-in.
    if (begun) return
    let wanted = true
    void orphanedDraft(place).then((orphan) => {
      if (!wanted) return
      const left = v.safeParse(v.object({ body: v.string() }), orphan?.draft.values)
      begin(
        orphan && left.success
          ? { body: left.output.body, writer: orphan.writer, at: orphan.draft.at }
          : { body: '', writer: crypto.randomUUID() },
      )
    })
    return () => {
      wanted = false
    }
  }, [begun, place])
  return begun && <OpenNote subject={subject} place={place} begun={begun} />
}

function OpenNote({ subject, place, begun }: { subject: NoteSubject; place: string; begun: Begun }) {
  const queryClient = useQueryClient()
  const form = useForm<NoteText>({ resolver: valibotResolver(schema), defaultValues: { body: begun.body } })
  const [continued, setContinued] = useState(begun.at)
  const changed = tidy(useWatch({ control: form.control, name: 'body' })) !== ''
  useKeptText({
    form,
    place,
    writer: begun.writer,
    rowId: subject.kind === 'lead' ? subject.id : subject.key,
    changed,
    version: () => undefined,
    differs: () => tidy(form.getValues('body')) !== '',
  })
  const guard = useLeaveGuard(changed, async () => false)
  const add = useMutation({
    mutationFn: (text: string) => addNote(subject, tidy(text)),
    onSuccess: (_, saved) => {
      // What was typed while it was on its way is the next note's beginning.
      const now = form.getValues('body')
      const rest = now.startsWith(saved) ? now.slice(saved.length).trimStart() : now
      form.reset({ body: rest }, { keepFieldsRef: true })
      setContinued(undefined)
      form.setFocus('body')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'notes'] }),
  })

  return (
    <>
      {continued && changed && (
        <Banner tone="tip">
          <p>
            The note holds what you wrote on {malaysiaDateTime(continued)} (MYT) and had not added.{' '}
            <button
              type="button"
              className="quiet-action"
              onClick={() => {
                setContinued(undefined)
                form.reset({ body: '' })
              }}
            >
              Start afresh
            </button>
          </p>
        </Banner>
      )}
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) void form.handleSubmit(({ body }) => add.mutate(body))()
        }}
      >
        <TextField form={form} name="body" label="New note" rows={3} help="Only the studio reads it." />
        {add.isError && (
          <FieldError>The note was not saved. {add.error.message} What you wrote is still here.</FieldError>
        )}
        <p>
          <Button type="submit" size="small" variant="line" busy={add.isPending} busyLabel="Saving...">
            Add note
          </Button>
        </p>
      </form>
      {guard.asked && (
        <ConfirmDialog
          title="Leave without adding the note?"
          text="What you wrote in it will be gone."
          keep="Keep writing"
          button="Leave without it"
          onCancel={guard.stay}
          onConfirm={() => {
            form.reset({ body: '' })
            guard.leave()
          }}
        />
      )}
    </>
  )
}
