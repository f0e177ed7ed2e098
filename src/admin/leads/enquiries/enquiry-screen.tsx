import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { ringgit } from '@shared/money/ringgit'
import { LeadStatus } from '@/admin/leads/shared/lead-status'
import { useSeen } from '@/admin/kit/news/news'
import { DeleteLead } from '@/admin/leads/shared/delete-lead'
import { EraseLead } from '@/admin/leads/shared/erase-lead'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { LeadPart, LeadText } from '@/admin/leads/shared/lead-parts'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { MakeOrder } from '@/admin/leads/shared/make-order'
import { LeadReply } from '@/admin/leads/shared/lead-reply'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { malaysiaDateTime } from '@/lib/dates'
import { adminPaths } from '@/admin/kit/paths'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { supabase } from '@/lib/supabase'

const table = 'contact_submissions'
const columns =
  'id,created_at,kind,name,contact,message,project_type,package,budget_range,timeline,status,source'
const enquiryKinds: Readonly<Record<string, string>> = { contact: 'Enquiry', quote: 'Quote request' }

/** The screen of one message or quote request: its text, the ways to answer, and its orders. */
export function EnquiryScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, () => supabase.from(table).select(columns).eq('id', id)))
  useSeen(table, id)
  const row = lead.data
  if (!row) return <PendingScreen noun="enquiry" query={lead} listPath={adminPaths.enquiries} />
  return (
    <LeadFrame
      title={row.name}
      line={`${enquiryKinds[row.kind] ?? row.kind}, ${malaysiaDateTime(row.created_at)} (MYT)`}
      subject={{ table, id }}
      status={<StatusActions table={table} row={row} />}
      side={
        <>
          <LeadPart title="Orders">
            <OrdersOfEnquiry enquiryId={id} />
            <MakeOrder from={{ request: id }} />
          </LeadPart>
          <DeleteLead table={table} id={id} name={row.name} />
          <EraseLead table={table} id={id} contact={row.contact} />
        </>
      }
    >
      <LeadText title="What it says">{row.message}</LeadText>
      <DescriptionList
        facts={[
          ['Project type', row.project_type],
          ['Package', row.package],
          ['Budget', row.budget_range],
          ['Timeline', row.timeline],
          ['Came from', sourceLabel(row.source)],
        ]}
      />
      <LeadReply
        table={table}
        row={row}
        contacts={[row.contact]}
        about={row.kind === 'quote' ? 'quote' : 'message'}
        facts={{ name: row.name }}
        first="thanks"
        message={row.message}
      />
    </LeadFrame>
  )
}

const ordersQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: ['admin', 'orders-of-request', enquiryId],
    queryFn: ({ signal }) =>
      read(
        supabase
          .from('orders')
          .select('id,order_number,amount_sen,status')
          .eq('contact_submission_id', enquiryId)
          .order('created_at', { ascending: false })
          .limit(20),
        signal,
      ),
  })

/** The orders made from an enquiry. */
function OrdersOfEnquiry({ enquiryId }: { enquiryId: string }) {
  const orders = useQuery(ordersQuery(enquiryId))
  if (!orders.data) return <LoadFailed query={orders} what="Its orders" />
  if (orders.data.length === 0) return <p className="text-ink-2">No order yet.</p>
  return (
    <ul className="grid gap-1">
      {orders.data.map(({ id, order_number: number, amount_sen: sen, status }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4">
          <TextButtonLink to={`${adminPaths.orders}/${id}`}>{number}</TextButtonLink>
          <span className="tabular-nums">{ringgit(sen)}</span>
          <LeadStatus table="orders" status={status} />
        </li>
      ))}
    </ul>
  )
}
