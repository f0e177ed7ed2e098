import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { addNote, notesQuery, type NoteSubject } from '@/admin/leads/notes-query'
import { NoteList } from '@/admin/leads/note-list'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'
import { lengthOf, tidy } from '@/lib/written-text'

const longest = 5000

/** What the studio has written down about a lead or a person, and the field for the next note. */
export function LeadNotes({ subject }: { subject: NoteSubject }) {
  const queryClient = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [body, setBody] = useState('')
  const [wrong, setWrong] = useState<string>()
  const notes = useQuery(notesQuery(subject))
  const add = useMutation({
    mutationFn: (text: string) => addNote(subject, text),
    onSuccess: () => {
      setBody('')
      field.current?.focus()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'notes'] }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending) return
    const text = tidy(body)
    const fault =
      text === ''
        ? 'Write the note first.'
        : lengthOf(text) > longest
          ? `A note has at most ${longest.toLocaleString('en')} characters; this one has ${lengthOf(text).toLocaleString('en')}.`
          : undefined
    setWrong(fault)
    if (fault) field.current?.focus()
    else add.mutate(text)
  }

  return (
    <section className="lead-part" aria-label="Notes">
      <h2 className="lead-heading">Notes</h2>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field label="New note" error={wrong} help="Only the studio reads it.">
          {(wiring) => (
            <Textarea
              {...wiring}
              ref={field}
              rows={3}
              value={body}
              onChange={(event) => {
                setBody(event.target.value)
                setWrong(undefined)
              }}
            />
          )}
        </Field>
        {add.isError && (
          <FieldError>The note was not saved. {add.error.message} What you wrote is still here.</FieldError>
        )}
        <p>
          <Button type="submit" size="small" variant="line" busy={add.isPending} busyLabel="Saving...">
            Add note
          </Button>
        </p>
      </form>
      {notes.isError && !notes.data ? (
        <FieldError>The notes could not be read. {notes.error.message}</FieldError>
      ) : (
        <NoteList notes={notes.data ?? []} here={subject.kind === 'lead' ? subject.id : undefined} />
      )}
    </section>
  )
}
