import { FilePlus2 } from 'lucide-react'
import { adminPaths } from '@/admin/kit/paths'
import { ButtonLink } from '@/components/ui/button'

/** A link to a new order for the sender, by the id of a request or booking, otherwise by contact. */
export function MakeOrder({
  from,
}: {
  from: { request: string } | { booking: string } | { contact: string; name: string }
}) {
  return (
    <p>
      <ButtonLink to={`${adminPaths.orders}/new?${new URLSearchParams(from)}`} size="small" variant="line">
        <FilePlus2 size={18} aria-hidden="true" />
        Create an order
      </ButtonLink>
    </p>
  )
}
