import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { assertChanged } from '@/admin/kit/api/api-error'
import { DraftTextForm } from '@/admin/leads/shared/draft-text-form'
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
      {row.is_active ? (
        <TakeOff id={row.id} />
      ) : (
        <DraftTextForm
          kind="reactivation"
          rowId={row.id}
          label="Why they may be written to again"
          rows={2}
          help="They asked for it, and how. It is kept with the address."
          longest={longest}
          emptyMessage="Say why this address may be written to again."
          longMessage={() => `Keep the reason under ${longest + 1} characters.`}
          button="Put back on the list"
          busyLabel="Working..."
          send={(reason) => reactivate(row.id, reason)}
          renews={['admin']}
          leftBehind={{ before: 'The reason is what you wrote on', after: 'and had not sent.' }}
          failed={(reason) => `It was not changed. ${reason} What you wrote is still here.`}
          leaving={{
            title: 'Leave without putting them back?',
            text: 'The reason you wrote will be gone.',
            button: 'Leave without it',
          }}
        />
      )}
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
