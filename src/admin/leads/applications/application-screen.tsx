import { useQuery } from '@tanstack/react-query'
import { SiteLink } from '@/components/ui/site-link'
import { malaysiaDateTime } from '@/lib/dates'
import { useSeen } from '@/admin/kit/news/news'
import { adminPaths } from '@/admin/kit/paths'
import { DeleteLead } from '@/admin/leads/shared/delete-lead'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { LeadReply } from '@/admin/leads/shared/lead-reply'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { StatusActions } from '@/admin/leads/shared/status-actions'
import { supabase } from '@/lib/supabase'

const table = 'work_opportunities'
const columns = 'id,created_at,full_name,contact_number,email,area_of_expertise,work_link,status,source'

/** The screen of one job application. */
export function ApplicationScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, () => supabase.from(table).select(columns).eq('id', id)))
  useSeen(table, id)
  const row = lead.data
  if (!row) return <PendingScreen noun="application" query={lead} listPath={adminPaths.applications} />
  return (
    <LeadFrame
      title={row.full_name}
      line={`Applied on ${malaysiaDateTime(row.created_at)} (MYT)`}
      subject={{ table, id }}
      status={<StatusActions table={table} row={row} />}
      side={<DeleteLead table={table} id={id} name={row.full_name} />}
    >
      <DescriptionList
        facts={[
          ['Area of expertise', row.area_of_expertise],
          [
            'Link to work',
            row.work_link && (
              <SiteLink to={row.work_link} newTab className="underline">
                {row.work_link}
              </SiteLink>
            ),
          ],
          ['Email', row.email],
          ['Contact number', row.contact_number],
          ['Came from', sourceLabel(row.source)],
        ]}
      />
      <LeadReply
        table={table}
        row={row}
        contacts={[row.contact_number, row.email]}
        about="application"
        facts={{ name: row.full_name }}
        first="thanks"
      />
    </LeadFrame>
  )
}
