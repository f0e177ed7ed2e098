import { useQuery } from '@tanstack/react-query'
import { useAction } from '@/admin/kit/api/use-action'
import {
  askToLift,
  liftSuppression,
  suppressionQuery,
  suppressionReasons,
} from '@/admin/kit/messages/suppression'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { TextButton } from '@/admin/kit/screen/text-button'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { useMay } from '@/admin/kit/rights/role'
import { Banner } from '@/components/ui/banner'
import { malaysiaDate } from '@/lib/dates'

/** Says why no email goes to a lead's address; nothing while email goes to it. An owner can lift it. */
export function StoppedAddress({ address }: { address: string }) {
  const found = useQuery(suppressionQuery(address))
  const stopped = found.data
  const isOwner = useMay('owner')
  const { ask, dialog } = useConfirm()
  const lifting = useAction((why?: string) => {
    if (!stopped) throw new Error('It was lifted already.')
    return liftSuppression(stopped, why)
  }, 'It is still stopped.')
  if (!stopped) return <LoadFailed query={found} what="Whether email goes to this address" />
  return (
    <Banner tone="warning" className="max-w-prose">
      {dialog}
      <p>{suppressionReasons[stopped.reason]}: call or WhatsApp instead.</p>
      <p className="mt-1 text-small wrap-anywhere text-ink-2">
        No email goes to {stopped.address} since {malaysiaDate(stopped.occurred_at)}.
        {stopped.detail && ` The mail server said: ${stopped.detail}`}
      </p>
      {isOwner && (
        <p className="mt-1">
          <TextButton disabled={lifting.isPending} onClick={() => ask(askToLift(stopped), lifting.mutate)}>
            Send email to it again
          </TextButton>
        </p>
      )}
    </Banner>
  )
}
