import { useLocation, useNavigate } from 'react-router-dom'
import { ChangeList } from '@/admin/kit/history/change-list'
import { HistoryFilters } from '@/admin/tools/history/history-filters'
import type { HistoryFilter } from '@/admin/kit/history/history-query'
import { tableWords } from '@/admin/kit/history/table-words'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { isUuid } from '@/lib/uuid'

/** The filter an address asks for; what cannot be meant is left out. */
export function readFilter(search: string): HistoryFilter {
  const params = new URLSearchParams(search)
  const table = params.get('table') ?? ''
  const person = params.get('person') ?? ''
  const row = params.get('row') ?? ''
  const day = params.get('day') ?? ''
  return {
    ...(Object.hasOwn(tableWords, table) && { table }),
    ...(isUuid(person) && { person }),
    ...(isUuid(row) && { row }),
    ...(/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && { day }),
  }
}

export function HistoryScreen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filter = readFilter(search)
  const narrowed = Object.keys(filter).length > 0

  function change(part: Partial<HistoryFilter>) {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...filter, ...part })) if (value) params.set(name, value)
    void navigate(params.size > 0 ? `${pathname}?${params}` : pathname, { replace: true })
  }

  return (
    <Screen title="History" lead="Who changed what, and when. Written by the database itself.">
      <HistoryFilters filter={filter} onChange={change} />
      <ChangeList
        key={search}
        filter={filter}
        named
        nothing={
          <StatePanel
            kind="empty"
            level={2}
            title={narrowed ? 'No changes found' : 'No changes yet'}
            text={
              narrowed
                ? 'Nothing was changed that these filters would show.'
                : 'The first thing that is changed at this desk will stand here.'
            }
            action={
              narrowed && (
                <ButtonLink to={pathname} variant="line">
                  Clear Filters
                </ButtonLink>
              )
            }
          />
        }
      />
    </Screen>
  )
}
