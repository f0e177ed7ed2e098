import { FilePlus2 } from 'lucide-react'
import { useRegistry } from '@/admin/kit/registry/registry'
import { ButtonLink } from '@/components/ui/button'

/** A link to a new order for the sender, by the id of a request or booking, otherwise by contact. */
export function MakeOrder({
  from,
}: {
  from: { request: string } | { booking: string } | { contact: string; name: string }
}) {
  const { listPath } = useRegistry()
  return (
    <p>
      <ButtonLink to={`${listPath('orders')}/new?${new URLSearchParams(from)}`} size="small" variant="line">
        <FilePlus2 size={18} aria-hidden="true" />
        Create an order
      </ButtonLink>
    </p>
  )
}
