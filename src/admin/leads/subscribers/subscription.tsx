import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { assertChanged } from '@/admin/kit/api/api-error'
import { requiredText } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { SubscriptionStatus } from '@/admin/leads/shared/subscription-status'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { supabase } from '@/lib/supabase'

/** Takes an address off the newsletter's list; the database writes down that it was the desk. Throws ApiError. */
export async function unsubscribe(id: string): Promise<void> {
  assertChanged(
    await supabase.from('newsletter_subscribers').update({ is_active: false }).eq('id', id).select('id'),
  )
}

/** Puts an address back, for a reason without which the database refuses. Throws ApiError. */
async function reactivate(id: string, reason: string): Promise<void> {
  assertChanged(
    await supabase
      .from('newsletter_subscribers')
      .update({ is_active: true, reactivation_reason: reason })
      .eq('id', id)
      .select('id'),
  )
}

const longest = 500

/** On the list or off it. Nobody is put back without a reason that stays beside the address. */
export function Subscription({
  row,
}: {
  row: { id: string; is_active: boolean; confirmed_at: string | null }
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(row.is_active)
  useEffect(() => {
    // The button that was pressed is gone with the state it changed.
    if (shown.current !== row.is_active && document.activeElement === document.body) heading.current?.focus()
    shown.current = row.is_active
  }, [row.is_active])
  return (
    <section className="grid content-start gap-3" aria-label="Status">
      <h2 ref={heading} tabIndex={-1} className="text-h4 font-semibold">
        Status
      </h2>
      <p role="status">
        <SubscriptionStatus row={row} />
      </p>
      {row.is_active ? <TakeOff id={row.id} /> : <PutBack id={row.id} />}
    </section>
  )
}

function TakeOff({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: () => unsubscribe(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <>
      {change.isError && <FieldError>It was not changed. {change.error.message}</FieldError>}
      <p>
        <Button
          size="small"
          variant="line"
          busy={change.isPending}
          busyLabel="Working..."
          onClick={() => change.mutate()}
        >
          Unsubscribe
        </Button>
      </p>
    </>
  )
}

const reasonSchema = v.object({
  reason: requiredText(
    'Say why this address may be written to again.',
    longest,
    `Keep the reason under ${longest + 1} characters.`,
  ),
})

function PutBack({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: valibotResolver(reasonSchema), defaultValues: { reason: '' } })
  const change = useMutation({
    mutationFn: ({ reason }: { reason: string }) => reactivate(id, reason),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => void form.handleSubmit((values) => change.mutate(values))(event)}
    >
      <TextField
        form={form}
        name="reason"
        label="Why they may be written to again"
        rows={2}
        help="They asked for it, and how. It is kept with the address."
      />
      {change.isError && (
        <FieldError>It was not changed. {change.error.message} What you wrote is still here.</FieldError>
      )}
      <p>
        <Button type="submit" size="small" variant="line" busy={change.isPending} busyLabel="Working...">
          Put back on the list
        </Button>
      </p>
    </form>
  )
}
