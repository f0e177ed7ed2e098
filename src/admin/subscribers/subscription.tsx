import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { reactivate, unsubscribe } from '@/admin/subscribers/change-subscription'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/controls'
import { Field, FieldError } from '@/components/ui/field'
import { StatusBadge } from '@/components/ui/status-badge'
import { lengthOf, tidy } from '@/lib/written-text'

const longest = 500

/** On the list or off it. Nobody is put back without a reason that stays beside the address. */
export function Subscription({ row }: { row: { id: string; email: string; is_active: boolean } }) {
  const queryClient = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const change = useMutation({
    mutationFn: () => (row.is_active ? unsubscribe(row.id) : reactivate(row.id, tidy(reason))),
    onSuccess: () => setReason(''),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    const why = tidy(reason)
    const fault = row.is_active
      ? undefined
      : why === ''
        ? 'Say why this address may be written to again.'
        : lengthOf(why) > longest
          ? `Keep the reason under ${longest + 1} characters.`
          : undefined
    setWrong(fault)
    if (fault) field.current?.focus()
    else change.mutate()
  }

  return (
    <section className="lead-part" aria-label="Status">
      <h2 className="lead-heading">Status</h2>
      <p role="status">
        <StatusBadge level={row.is_active ? 'full' : 'empty'}>
          {row.is_active ? 'Active' : 'Unsubscribed'}
        </StatusBadge>
      </p>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {!row.is_active && (
          <Field
            label="Why they may be written to again"
            error={wrong}
            help="They asked for it, and how. It is kept with the address."
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                ref={field}
                rows={2}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value)
                  setWrong(undefined)
                }}
              />
            )}
          </Field>
        )}
        {change.isError && <FieldError>It was not changed. {change.error.message}</FieldError>}
        <p>
          <Button type="submit" size="small" variant="line" busy={change.isPending} busyLabel="Working...">
            {row.is_active ? 'Unsubscribe' : 'Put back on the list'}
          </Button>
        </p>
      </form>
    </section>
  )
}
