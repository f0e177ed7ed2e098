import { amount } from '@/admin/kit/format/amount'
import { adminPaths } from '@/admin/kit/paths'
import { Screen } from '@/admin/kit/screen/screen'
import { Section } from '@/admin/kit/screen/section'
import { useRegistry } from '@/admin/kit/registry/registry'
import { personPath } from '@/admin/leads/shared/person-key'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'

/** The result of erase_person. */
export interface Erasure {
  /** The count of deleted rows per table. */
  erased: Readonly<Record<string, number>>
  retained_orders: number
  other_contacts: readonly string[]
  /** Rows that still contain the email address, the phone number or the name. */
  mentions: ReadonlyArray<{ place: string; id: string; title: string }>
}

/** The tables that erase_person deletes from, in the order in which they are named. */
const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  booking_submissions: ['call', 'calls'],
  contact_submissions: ['enquiry', 'enquiries'],
  work_opportunities: ['application', 'applications'],
  newsletter_subscribers: ['subscription', 'subscriptions'],
  clients: ['client', 'clients'],
  orders: ['order', 'orders'],
  lead_notes: ['note', 'notes'],
  follow_ups: ['follow-up', 'follow-ups'],
  outbox: ['email or text', 'emails and texts'],
  audit_log: ['entry of the history', 'entries of the history'],
  confirmed_addresses: ['confirmed address', 'confirmed addresses'],
}

/** '2 calls and 1 note', in the order above; '' if nothing was erased. */
const erasedCounts = (erased: Erasure['erased']) =>
  new Intl.ListFormat('en').format(
    Object.entries(words).flatMap(([table, [one, many]]) => {
      const count = erased[table]
      return count ? amount(count, one, many) : []
    }),
  )

/** The result of an erasure, and the rows that the owner has to check. It is shown once. */
export function PersonErased({ erasure }: { erasure: Erasure }) {
  const { rowPath, rowLabel, labelsOf } = useRegistry()
  const { erased, retained_orders: kept, other_contacts: others, mentions } = erasure
  const counts = erasedCounts(erased)
  return (
    <Screen title="Erased">
      <Banner tone="success" className="mb-8">
        <p>{counts ? `Erased for good: ${counts}.` : 'There was nothing to erase.'}</p>
      </Banner>
      {kept > 0 && (
        <p className="mb-6 max-w-prose">
          {amount(kept, 'order stays', 'orders stay')} for seven years, as tax law requires, without notes or
          history.
        </p>
      )}
      {others.length > 0 && (
        <Section title="The same rows also named">
          <p className="text-ink-2">They may be the same person. Each is erased on its own page.</p>
          <ul className="mt-2 grid gap-1">
            {others.map((other) => (
              <li key={other}>
                <TextButtonLink to={personPath(other) ?? ''}>{other}</TextButtonLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {mentions.length > 0 && (
        <Section title="These still mention them">
          <p className="text-ink-2">
            They contain the address, the number or the name. Please check each one.
          </p>
          <ul className="mt-2 grid gap-2">
            {mentions.map(({ place, id, title }) => {
              const path = rowPath(place, id, title)
              const name = rowLabel(place, title) || labelsOf(place).one
              return (
                <li key={id}>
                  {path ? <TextButtonLink to={path}>{name}</TextButtonLink> : name}
                  <span className="block text-small text-ink-2">{labelsOf(place).one}</span>
                </li>
              )
            })}
          </ul>
        </Section>
      )}
      <ButtonLink to={adminPaths.people} variant="line">
        All people
      </ButtonLink>
    </Screen>
  )
}
