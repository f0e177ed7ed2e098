import { useEffect, useRef } from 'react'
import { assertChanged } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { SubscriptionStatus } from '@/admin/leads/shared/subscription-status'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

/** Unsubscribes an address; the database records that an administrator did it. Throws ApiError. */
export async function unsubscribe(id: string): Promise<void> {
  assertChanged(
    await supabase.from('newsletter_subscribers').update({ is_active: false }).eq('id', id).select('id'),
  )
}

/** The subscription status. Nobody can be subscribed again here, since the address is deleted. */
export function Subscription({
  row,
}: {
  row: { id: string; is_active: boolean; confirmed_at: string | null }
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(row.is_active)
  useEffect(() => {
    // The pressed button disappears with the state change and would lose the focus.
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
        <p>
          We no longer store the address, only a code that keeps it out of imports. They can subscribe again
          on the website.
        </p>
      )}
    </section>
  )
}

function TakeOff({ id }: { id: string }) {
  const change = useAction(() => unsubscribe(id), 'It was not changed.')
  return (
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
  )
}
