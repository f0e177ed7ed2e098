import { amount } from '@/admin/kit/format/amount'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { malaysiaDate } from '@/lib/dates'
import { peoplePage, peopleQuery, type FoundPerson } from '@/admin/leads/people/people-query'
import { kindLabel } from '@/admin/leads/people/person-facts'
import { keyPath } from '@/admin/leads/shared/person-key'
import { adminPaths } from '@/admin/kit/paths'
import { SearchBox } from '@/admin/kit/screen/search-box'
import { PersonScreen } from '@/admin/leads/people/person-screen'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { useListView } from '@/admin/kit/list/list-view'
import { Pager } from '@/admin/kit/list/pager'
import { Cell, HeadCell, NameCell, Table, TableRow } from '@/admin/kit/list/table'
import { SkipLink } from '@/components/layout/skip-link'
import { Loaded } from '@/admin/kit/screen/loaded'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'

/** The people section of the admin: the list, and the page of each person. */
export const peopleScreen: AdminScreen = {
  path: adminPaths.people,
  title: 'People',
  routes: [
    { path: adminPaths.people, draw: () => <PeopleScreen /> },
    { path: `${adminPaths.people}/:contact`, draw: ({ contact = '' }) => <PersonScreen contact={contact} /> },
  ],
  tables: {
    lead_notes: { one: 'note', many: 'Notes' },
    follow_ups: {
      one: 'follow-up',
      many: 'Follow-ups',
      columns: { due_on: 'Day', note: 'What to do', done_at: 'Done on' },
    },
  },
}

/** The list can only be searched and paged. */
const latestFirst = { columns: [], defaultSort: { id: 'last', descending: true } }

/** The list of everybody who left an email address or a phone number. */
function PeopleScreen() {
  const { view, addressOf, change } = useListView(latestFirst)
  const { search, page } = view
  const people = useQuery({ ...peopleQuery(search.trim(), page), placeholderData: keepPreviousData })

  return (
    <Screen
      title="People"
      lead="One row for each email address or phone number, with everything it sent."
      skip={<SkipLink to="list">Skip to the list</SkipLink>}
      action={
        <ButtonLink to={`${adminPaths.clients}/new`} size="small">
          Add clients
        </ButtonLink>
      }
      tools={
        <SearchBox
          label="Search name or contact"
          text={search}
          onSearch={(text, again) => change({ search: text }, { replace: again })}
        />
      }
    >
      <Loaded query={people} noun="people">
        {(found) =>
          found.length === 0 && page === 1 ? (
            <Nobody search={search} />
          ) : (
            <>
              <p
                role="status"
                className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3"
              >
                {amount(found.length, 'person', 'people')}
                {(page > 1 || found.length === peoplePage) && ` on page ${page}, latest first`}
              </p>
              <PeopleTable people={found} stale={people.isPlaceholderData} />
              <div className="mt-6 flex">
                <Pager
                  page={page}
                  hasNext={found.length === peoplePage}
                  addressOf={(number) => addressOf({ page: number })}
                />
              </div>
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}

function Nobody({ search }: { search: string }) {
  const tooShort = search.trim().length < 3
  return (
    <StatePanel
      kind="empty"
      level={2}
      title={search ? 'No people found' : 'No people yet'}
      text={
        !search
          ? 'Everyone who books, writes, applies, subscribes or orders appears here, and the clients you add.'
          : tooShort
            ? 'No name, address or number begins with this. Type three letters to search inside words.'
            : 'No name, address or number contains this text.'
      }
    />
  )
}

function PeopleTable({ people, stale }: { people: readonly FoundPerson[]; stale: boolean }) {
  return (
    <Table
      label="People"
      stale={stale}
      head={
        <>
          <HeadCell>Name</HeadCell>
          <HeadCell>Messages and orders</HeadCell>
          <HeadCell kind="number">Last contact</HeadCell>
        </>
      }
    >
      {people.map(({ contact_key: key, name, contact, kinds, leads, last_at: at }) => (
        <TableRow key={key}>
          <NameCell>
            <Link to={keyPath(key)}>{name ?? contact}</Link>
            {name && <p className="font-normal text-ink-2">{contact}</p>}
          </NameCell>
          <Cell kind="long" label="What">
            {leads > 1 && `${leads}: `}
            {kinds.map(kindLabel).join(', ')}
          </Cell>
          <Cell kind="number" label="Last contact">
            {at ? malaysiaDate(at) : 'None yet'}
          </Cell>
        </TableRow>
      ))}
    </Table>
  )
}
