import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/admin/kit/paths'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { ContactLinks } from '@/admin/leads/shared/contact-links'
import { sourceLabel } from '@/admin/leads/shared/source-label'
import { malaysiaDateTime } from '@/lib/dates'
import { SubscriptionPart } from '@/admin/leads/subscribers/subscription'
import { subscriberName } from '@/admin/leads/subscribers/subscription-status'
import { supabase } from '@/lib/supabase'

const table = 'newsletter_subscribers'
const columns =
  'id,email,name,is_active,subscribed_at,confirmed_at,unsubscribed_at,unsubscribed_by,consent,source'
const leavers: Readonly<Record<string, string>> = {
  subscriber: 'By themselves, from an email',
  admin: 'Here, by the studio',
  bounced: 'Because the address does not exist',
  complained: 'Because an email was reported as spam',
}

const confirmation = ({
  confirmed_at: at,
  consent,
}: {
  confirmed_at: string | null
  consent: string | null
}) =>
  at
    ? `On ${malaysiaDateTime(at)}, by ${consent ? 'your word' : 'the link in an email'}`
    : 'Not yet: someone else may have entered the address'

/** The screen of one newsletter subscriber: the status, since when, and who changed it. */
export function SubscriberScreen({ id }: { id: string }) {
  const lead = useQuery(leadQuery(table, id, () => supabase.from(table).select(columns).eq('id', id)))
  const row = lead.data
  if (!row) return <PendingScreen noun="subscriber" query={lead} listPath={adminPaths.subscribers} />
  return (
    <LeadFrame
      title={subscriberName(row)}
      line={`Subscribed on ${malaysiaDateTime(row.subscribed_at)} (MYT)`}
      subject={{ table, id }}
      side={
        <>
          <SubscriptionPart row={row} />
          {row.email && <ContactLinks contact={row.email} name={row.name} />}
        </>
      }
    >
      <DescriptionList
        facts={[
          ['Name', row.is_active ? (row.name ?? 'Not given') : null],
          ['Confirmed', row.is_active ? confirmation(row) : null],
          ['How and when they agreed', row.consent],
          ['Left on', row.unsubscribed_at && malaysiaDateTime(row.unsubscribed_at)],
          [
            'Removed from the list',
            row.is_active ? null : (leavers[row.unsubscribed_by ?? ''] ?? 'Unknown by whom'),
          ],
          ['Came from', sourceLabel(row.source)],
        ]}
      />
    </LeadFrame>
  )
}
