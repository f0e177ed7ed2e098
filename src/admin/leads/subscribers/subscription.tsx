import { assertChanged } from '@/admin/kit/api/api-error'
import { useAction } from '@/admin/kit/api/use-action'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { SubscriptionStatus, type Subscription } from '@/admin/leads/subscribers/subscription-status'
import { useFocusAfter } from '@/admin/leads/shared/use-focus-after'
import { Button } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

/** Unsubscribes an address; the database records that an administrator did it. Throws ApiError. */
export async function unsubscribe(id: string): Promise<void> {
  assertChanged(
    await supabase.from('newsletter_subscribers').update({ is_active: false }).eq('id', id).select('id'),
  )
}

/** What a former subscriber's row holds, and how they come back. */
const afterwards = ({ unsubscribed_by: by }: Subscription) =>
  by === 'bounced'
    ? 'Our emails came back, so nothing goes to the address. Once it works, lift it under ‘Stopped addresses’ and add them again.'
    : 'We no longer store the address here, only a code that keeps it out of imports. They can subscribe again on the website.'

/** The status and the button to unsubscribe. Nobody can be subscribed again here: the address is deleted. */
export function SubscriptionPart({ row }: { row: Subscription & { id: string } }) {
  const leaving = useAction(() => unsubscribe(row.id), 'It was not changed.')
  const status = useFocusAfter<HTMLParagraphElement>(leaving.isSuccess && !row.is_active)
  return (
    <LeadPart title="Status">
      <p ref={status} tabIndex={-1} role="status" className="focus:outline-none">
        <SubscriptionStatus row={row} />
      </p>
      {row.is_active ? (
        <p>
          <Button
            size="small"
            variant="line"
            busy={leaving.isPending}
            busyLabel="Working..."
            onClick={() => leaving.mutate()}
          >
            Unsubscribe
          </Button>
        </p>
      ) : (
        <p>{afterwards(row)}</p>
      )}
    </LeadPart>
  )
}
