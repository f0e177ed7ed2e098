import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { LeadFacts } from '@/admin/leads/shared/lead-facts'
import { LeadFrame } from '@/admin/leads/shared/lead-frame'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { ReplyButtons } from '@/admin/leads/shared/reply-buttons'
import { malaysiaDate } from '@/lib/dates'
import { personQuery, type PersonLead } from '@/admin/leads/people/people-query'
import { alsoReachedAt, latestName, leadCounts, orderTotals } from '@/admin/leads/people/person-facts'
import { personKey, personPath } from '@/admin/leads/shared/person-key'
import { PersonTimeline } from '@/admin/leads/people/person-timeline'
import { ringgit } from '@/admin/kit/format/ringgit'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { site } from '@/content/site'

/** Everything that came from one address or number, newest first, with what it has come to. */
export function PersonScreen({ contact }: { contact: string }) {
  const key = personKey(contact)
  return key === null ? <UnknownScreen /> : <Person personKey={key} />
}

function Person({ personKey: key }: { personKey: string }) {
  const query = useQuery({
    ...personQuery(key),
    select: (leads: PersonLead[]) => (leads.length === 0 ? null : leads),
  })
  return (
    <LeadFrame
      noun="person"
      at="/admin/people"
      lead={query}
      title={(leads) => latestName(leads) ?? shown(key)}
      line={(leads) => leadCounts(leads)}
    >
      {(leads) => {
        const { paid, open } = orderTotals(leads)
        const name = latestName(leads)
        const others = alsoReachedAt(key, leads)
        const orders = leads.filter(({ kind }) => kind === 'order').length
        const first = leads.at(-1)
        return (
          <div className="lead">
            <div className="lead-main">
              {orders > 0 && (
                <dl className="lead-sums" aria-label="Orders">
                  <div>
                    <dt>Paid</dt>
                    <dd>{ringgit(paid)}</dd>
                  </div>
                  <div>
                    <dt>Sent or accepted, not yet paid</dt>
                    <dd>{ringgit(open)}</dd>
                  </div>
                </dl>
              )}
              <PersonTimeline leads={leads} />
            </div>
            <div className="lead-side">
              <ReplyButtons
                contacts={[shown(key)]}
                withPerson={false}
                reply={{
                  subject: `From ${site.name}`,
                  text: `Hello${name ? ` ${name}` : ''}, this is ${site.name}.\n\n`,
                }}
              />
              <LeadFacts
                facts={[
                  ['First heard from', first && malaysiaDate(first.at)],
                  [
                    'Also reached at',
                    others.length > 0 &&
                      others.map((other) => (
                        <Link key={other} className="quiet-action block" to={personPath(other) ?? ''}>
                          {other}
                        </Link>
                      )),
                  ],
                ]}
              />
              <LeadNotes subject={{ kind: 'person', key, leadIds: leads.map(({ id }) => id) }} />
            </div>
          </div>
        )
      }}
    </LeadFrame>
  )
}

/** A number gets its plus back. */
const shown = (key: string) => (key.includes('@') ? key : `+${key}`)
