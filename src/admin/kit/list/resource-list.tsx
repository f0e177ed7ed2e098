import { ApiError } from '@/admin/kit/api/api-error'
import { amount, formatNumber } from '@/admin/kit/format/amount'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { BulkBar } from '@/admin/kit/list/bulk-bar'
import { ListFilters } from '@/admin/kit/list/list-filters'
import { ExportButton } from '@/admin/kit/list/export-button'
import { fetchPage, pageSize } from '@/admin/kit/list/list-query'
import { isNarrowed, sortOf, useListView } from '@/admin/kit/list/list-view'
import { Pager } from '@/admin/kit/list/pager'
import { ListTable } from '@/admin/kit/list/list-table'
import type { Listing } from '@/admin/kit/list/list-description'
import { useMay } from '@/admin/kit/rights/role'
import { SearchBox } from '@/admin/kit/screen/search-box'
import { useSelection } from '@/admin/kit/list/use-selection'
import { ActionMenu } from '@/admin/kit/screen/action-menu'
import { Screen } from '@/admin/kit/screen/screen'
import { SkipLink } from '@/components/layout/skip-link'
import { ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'
import { StatePanel } from '@/components/ui/state-panel'

/** The sales role may not delete anything that has a list: the database rejects it. */
function useAllowed<Row extends { id: string }>(resource: Listing<Row>): Listing<Row> {
  const mayDelete = useMay('writer')
  if (mayDelete) return resource
  return { ...resource, deletable: false, actions: resource.actions?.filter(({ erases }) => !erases) }
}

/** The list screen of one kind of row, built from its description. */
export function ResourceList<Row extends { id: string }>({
  resource: described,
}: {
  resource: Listing<Row>
}) {
  const resource = useAllowed(described)
  const { view, addressOf, change } = useListView(resource)
  const { names, search, create, empty } = resource
  const list = useQuery({
    queryKey: ['admin', 'list', resource.name, view],
    queryFn: ({ signal }) => fetchPage(resource, view, signal),
    placeholderData: keepPreviousData,
  })
  const selection = useSelection(addressOf({ page: view.page }))
  const selectable = Boolean(resource.bulk?.length || resource.deletable)
  const first = (view.page - 1) * pageSize + 1
  const lastPage = Math.max(1, Math.ceil((list.data?.total ?? 0) / pageSize))

  // Rows may have been deleted since the URL was created: a page past the end leads back. Far past it, the
  // server refuses.
  const isRefused = list.error instanceof ApiError && list.error.code === 'PGRST103'
  const past = (list.isSuccess || isRefused) && !list.isPlaceholderData && view.page > lastPage
  useEffect(() => {
    if (past) change({ page: lastPage }, { replace: true })
  })

  const nothing = isNarrowed(view)
    ? {
        title: `No ${names.many} found`,
        text: 'Nothing matches this search and these filters.',
        action: (
          <ButtonLink to={addressOf({ search: '', filters: {} })} variant="line">
            Clear Filters
          </ButtonLink>
        ),
      }
    : empty

  return (
    <Screen
      title={names.title}
      lead={resource.lead}
      action={
        create && (
          <ButtonLink to={create.to} size="small" aria-label={create.label}>
            <Plus size={18} aria-hidden="true" />
            <span className="max-md:hidden">{create.label}</span>
          </ButtonLink>
        )
      }
      skip={<SkipLink to="list">Skip to the list</SkipLink>}
      tools={
        <>
          {search && (
            <SearchBox
              label={search.label}
              text={view.search}
              onSearch={(text, again) => change({ search: text }, { replace: again })}
            />
          )}
          <ActionMenu items={resource.links} />
        </>
      }
    >
      <ListFilters resource={resource} view={view} addressOf={addressOf} change={change}>
        {list.data && (
          <p role="status" className="ml-auto text-right text-ink-2">
            {list.data.rows.length < list.data.total &&
              `${formatNumber(first)} to ${formatNumber(first + list.data.rows.length - 1)} of `}
            {amount(list.data.total, names.one, names.many)}
          </p>
        )}
      </ListFilters>
      <Loaded query={list} noun={names.many}>
        {({ rows, total }) =>
          total === 0 ? (
            <StatePanel kind="empty" level={2} {...nothing} />
          ) : (
            <>
              <ListTable
                resource={resource}
                rows={rows}
                sort={sortOf(resource, view)}
                onSort={(sort) => change({ sort })}
                stale={list.isPlaceholderData}
                selection={selectable ? selection : undefined}
              />
              {selectable && <BulkBar resource={resource} selection={selection} rows={rows} />}
              <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                {resource.csv && <ExportButton resource={resource} view={view} />}
                <Pager
                  page={view.page}
                  of={lastPage}
                  hasNext={view.page < lastPage}
                  addressOf={(page) => addressOf({ page })}
                />
              </div>
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}
