import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PendingScreen } from '@/admin/kit/screen/pending-screen'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { DescriptionList } from '@/admin/kit/screen/description-list'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { MakeOrder } from '@/admin/leads/shared/make-order'
import { ContactLinks } from '@/admin/leads/shared/contact-links'
import { calendarDay, malaysiaDate, malaysiaDateTime } from '@/lib/dates'
import { personQuery, type PersonLead } from '@/admin/leads/people/people-query'
import {
  alsoReachedAt,
  kindLabel,
  latestName,
  leadCounts,
  leadStatus,
  orderTotals,
  pathOf,
} from '@/admin/leads/people/person-facts'
import { PersonData } from '@/admin/leads/people/person-data'
import { PersonErased, type Erasure } from '@/admin/leads/people/person-erased'
import { personKey, personPath } from '@/admin/leads/shared/person-key'
import { ringgit } from '@shared/money/ringgit'
import { adminPaths } from '@/admin/kit/paths'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { isOverdue } from '@/admin/leads/orders/order-schema'
import { useMay } from '@/admin/kit/rights/role'
import { NameLink, TextButtonLink } from '@/admin/kit/screen/text-button'
import { LeadFigure, LeadPart } from '@/admin/leads/shared/lead-parts'
import { useNow } from '@/lib/use-now'
import { capital } from '@/lib/written-text'
import { StatusBadge } from '@/components/ui/status-badge'

/** The page of a person: all leads of one email address or phone number, with the order totals. */
export function PersonScreen({ contact }: { contact: string }) {
  const key = personKey(contact)
  return key === null ? <UnknownScreen /> : <Person key={key} personKey={key} />
}

function Person({ personKey: key }: { personKey: string }) {
  const isOwner = useMay('owner')
  const [erasure, setErasure] = useState<Erasure>()
  const query = useQuery({
    ...personQuery(key),
    select: (leads: PersonLead[]) => (leads.length === 0 ? null : leads),
  })
  if (erasure) return <PersonErased erasure={erasure} />
  const leads = query.data
  if (!leads) return <PendingScreen noun="person" query={query} listPath={adminPaths.people} />
  const contact = shown(key)
  const name = latestName(leads)
  const others = alsoReachedAt(key, leads)
  // When a list was added says nothing about the first contact.
  const first = leads.filter(({ kind }) => kind !== 'client').at(-1)
  // An email is written on their newest lead, so that it is recorded there.
  const answered = leads.find(
    (lead) => !['subscriber', 'client'].includes(lead.kind) && personKey(lead.contact_given ?? '') === key,
  )
  return (
    <LeadFrame
      title={name ?? contact}
      line={capital(leadCounts(leads))}
      side={
        <>
          <ContactLinks
            contact={contact}
            name={name}
            withPerson={false}
            replyTo={answered && pathOf(answered)}
          />
          <MakeOrder from={{ contact, name: name ?? '' }} />
          <DescriptionList
            facts={[
              ['First contact', first && malaysiaDate(first.at)],
              [
                'Also reached at',
                others.length > 0 &&
                  others.map((other) => (
                    <TextButtonLink key={other} className="block" to={personPath(other) ?? ''}>
                      {other}
                    </TextButtonLink>
                  )),
              ],
            ]}
          />
          <LeadNotes subject={{ kind: 'person', key, leadIds: leads.map(({ id }) => id) }} />
          {isOwner && <PersonData contact={key} leads={leads} onErased={setErasure} />}
        </>
      }
    >
      <OrderTotals leads={leads} />
      <PersonTimeline leads={leads} />
    </LeadFrame>
  )
}

/** The totals of the person's orders; nothing if there are none. */
function OrderTotals({ leads }: { leads: readonly PersonLead[] }) {
  if (!leads.some(({ kind }) => kind === 'order')) return null
  const { paid, open } = orderTotals(leads)
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 *:flex *:flex-col-reverse" aria-label="Orders">
      <div>
        <dt className="text-ink-2">Paid</dt>
        <dd>
          <LeadFigure>{ringgit(paid)}</LeadFigure>
        </dd>
      </div>
      <div>
        <dt className="text-ink-2">Sent or accepted, not yet paid</dt>
        <dd>
          <LeadFigure>{ringgit(open)}</LeadFigure>
        </dd>
      </div>
    </dl>
  )
}

/** The leads of a person, newest first, each linked to its screen. */
function PersonTimeline({ leads }: { leads: readonly PersonLead[] }) {
  const now = useNow()
  return (
    <LeadPart title="Messages and orders">
      <ol>
        {leads.map((lead) => {
          const { label, level } = leadStatus(lead)
          return (
            <li
              key={lead.id}
              className="border-t border-rule py-3.5 md:grid md:grid-cols-[7.5rem_minmax(0,1fr)]"
            >
              <time dateTime={lead.at} className="text-ink-2">
                {malaysiaDate(lead.at)}
              </time>
              <div>
                <p className="flex flex-wrap items-baseline gap-x-4">
                  <NameLink to={pathOf(lead)}>
                    {kindLabel(lead.kind)}
                    {lead.title && `: ${lead.title}`}
                  </NameLink>
                  <StatusBadge level={level}>{label}</StatusBadge>
                </p>
                {lead.starts_at && <p>Call on {malaysiaDateTime(lead.starts_at)} (MYT)</p>}
                {lead.amount_sen !== null && (
                  <p className="tabular-nums">
                    {ringgit(lead.amount_sen)}
                    {lead.due_date && `, due ${calendarDay(lead.due_date)}`}
                    {isOverdue(lead, now) && <b className="text-accent"> (overdue)</b>}
                  </p>
                )}
                {lead.summary && (
                  <p className="line-clamp-2 max-w-prose wrap-anywhere text-ink-2">{lead.summary}</p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </LeadPart>
  )
}

/** The key of a phone number has no plus. */
const shown = (key: string) => (key.includes('@') ? key : `+${key}`)
