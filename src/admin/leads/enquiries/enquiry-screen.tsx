import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { LeadFacts, LeadWords } from '@/admin/leads/shared/lead-facts'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { LeadHistory } from '@/admin/leads/shared/lead-history'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { StateSteps } from '@/admin/leads/shared/status-actions'
import { malaysiaDateTime } from '@/lib/dates'
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
      at="/admin/requests"
      lead={lead}
      title={({ name }) => name}
      line={({ kind, created_at: at }) => `${requestKinds[kind] ?? kind}, ${malaysiaDateTime(at)} (MYT)`}
    >
      {(row) => (
        <div className="lead">
          <div className="lead-main">
            <LeadWords title="What it says">{row.message}</LeadWords>
            <LeadFacts
              facts={[
                ['Project type', row.project_type],
                ['Package', row.package],
                ['Budget', row.budget_range],
                ['Timeline', row.timeline],
              ]}
            />
            <LeadNotes subject={{ kind: 'lead', table, id }} />
          </div>
          <div className="lead-side">
            <StateSteps table={table} row={row} />
            <ReplyButtons contacts={[row.contact]} reply={replyTo(row)} />
            <section className="lead-part" aria-label="Orders">
              <h2 className="lead-heading">Orders</h2>
              <OrdersOfRequest requestId={id} />
              <p className="lead-buttons">
                <ButtonLink to={`/admin/orders/new?request=${id}`} size="small" variant="line">
                  <FilePlus2 size={18} aria-hidden="true" />
                  Make an order
                </ButtonLink>
              </p>
            </section>
            <LeadHistory table={table} id={id} />
          </div>
        </div>
      )}
    </LeadFrame>
  )
}

function replyTo({ kind, name }: { kind: string; name: string }) {
  const quote = kind === 'quote'
  return {
    subject: quote ? `Your quote request to ${site.name}` : `Your message to ${site.name}`,
    text: `Hello ${name}, this is ${site.name}. Thank you for ${quote ? 'asking us for a quote' : 'your message'}.\n\n`,
  }
}
