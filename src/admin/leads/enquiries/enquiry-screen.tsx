import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { RowHistory } from '@/admin/kit/history/change-list'
import { LeadFacts, LeadFrame, LeadPart, LeadText } from '@/admin/leads/shared/lead-frame'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { malaysiaDateTime } from '@/admin/kit/format/malaysia-time'
import { OrdersOfRequest } from '@/admin/leads/orders/orders-of-enquiry'
import { requestKinds } from '@/admin/leads/enquiries/enquiries-resource'
import { ButtonLink } from '@/components/ui/button'
import { site } from '@/content/site'

const table = 'contact_submissions'
const columns = [
  ...(['id', 'created_at', 'kind', 'name', 'contact', 'message', 'project_type'] as const),
  ...(['package', 'budget_range', 'timeline', 'status'] as const),
]

/** One message or quote request: what it says, how to answer, and the order it may become. */
export function RequestScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, columns))
  return (
    <LeadFrame
      noun="request"
      listPath="/admin/requests"
      lead={lead}
      title={({ name }) => name}
      line={({ kind, created_at: at }) => `${requestKinds[kind] ?? kind}, ${malaysiaDateTime(at)} (MYT)`}
      renderMain={(row) => (
        <>
          <LeadText title="What it says">{row.message}</LeadText>
          <LeadFacts
            facts={[
              ['Project type', row.project_type],
              ['Package', row.package],
              ['Budget', row.budget_range],
              ['Timeline', row.timeline],
            ]}
          />
          <LeadNotes subject={{ kind: 'lead', table, id }} />
          <RowHistory table={table} id={id} expanded />
        </>
      )}
      renderSide={(row) => (
        <>
          <StatusActions table={table} row={row} />
          <ReplyButtons contacts={[row.contact]} reply={replyTo(row)} />
          <LeadPart title="Orders">
            <OrdersOfRequest requestId={id} />
            <p>
              <ButtonLink to={`/admin/orders/new?request=${id}`} size="small" variant="line">
                <FilePlus2 size={18} aria-hidden="true" />
                Make an order
              </ButtonLink>
            </p>
          </LeadPart>
        </>
      )}
    />
  )
}

function replyTo({ kind, name }: { kind: string; name: string }) {
  const quote = kind === 'quote'
  return {
    subject: quote ? `Your quote request to ${site.name}` : `Your message to ${site.name}`,
    text: `Hello ${name}, this is ${site.name}. Thank you for ${quote ? 'asking us for a quote' : 'your message'}.\n\n`,
  }
}
