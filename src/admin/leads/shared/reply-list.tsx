import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { deliveryFields, DeliveryStatus, whileOnItsWay } from '@/admin/kit/messages/delivery-status'
import { askToSendAgain, isRetryable, sendAgain } from '@/admin/kit/messages/send-again'
import { adminPaths } from '@/admin/kit/paths'
import { useMay } from '@/admin/kit/rights/role'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { useConfirm } from '@/admin/kit/screen/use-confirm'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { Button } from '@/components/ui/button'
import { malaysiaDateTime } from '@/lib/dates'
import { asObject, asText } from '@/lib/json'
import { supabase } from '@/lib/supabase'

/** All replies to one lead, oldest first. Throws ApiError. */
export const repliesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'replies', id],
    queryFn: ({ signal }) =>
      read(
        supabase
          .from('outbox')
          .select(`id,channel,recipient,created_at,due_at,subject,details,${deliveryFields}`)
          .eq('lead_id', id)
          .order('created_at'),
        signal,
      ),
  })

/** The email replies to a lead with their delivery status; a failed one can be sent again. */
export function ReplyList({ id }: { id: string }) {
  const replies = useQuery({
    ...repliesQuery(id),
    refetchInterval: ({ state }) => whileOnItsWay(state.data ?? []),
  })
  const sending = useAction(sendAgain, 'It was not sent again.')
  const isOwner = useMay('owner')
  const { ask, dialog } = useConfirm()
  if (!replies.data?.length) return <LoadFailed query={replies} what="The replies" />
  return (
    <LeadPart title="Sent replies">
      {dialog}
      <ol>
        {replies.data.map((reply) => {
          const { text, author_email: author } = asObject(reply.details)
          return (
            <li key={reply.id} className="grid gap-1.5 border-t border-rule py-3.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                {isOwner ? (
                  <TextButtonLink to={`${adminPaths.outbox}/${reply.id}`}>{reply.subject}</TextButtonLink>
                ) : (
                  <strong>{reply.subject}</strong>
                )}
                <span role="status">
                  <DeliveryStatus {...reply} />
                </span>
              </p>
              <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{asText(text)}</p>
              <p className="text-small text-ink-2">
                {asText(author)} to {reply.recipient}, {malaysiaDateTime(reply.created_at)}
              </p>
              {isRetryable(reply) && (
                <p>
                  <Button
                    size="small"
                    variant="line"
                    busy={sending.isPending}
                    busyLabel="Working..."
                    onClick={() => ask(askToSendAgain(reply), () => sending.mutate(reply))}
                  >
                    Send again
                  </Button>
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </LeadPart>
  )
}
