import { useMemo } from 'react'
import { useAddressSearch } from '@/components/ui/use-address-search'
import { useFilteredQuery } from '@/components/ui/use-filtered-query'
import { noFilters, readFilters } from '@/features/blog/filters'
import { articleListQuery, serverFilters } from '@/features/blog/list/list-queries'
import { useTaxonomy } from '@/features/blog/queries'
import { useContent } from '@/lib/content'

/** The filters in the address. */
export function useListFilters() {
  const search = useAddressSearch()
  return useMemo(() => readFilters(search), [search])
}

/** A page of the filtered list. */
export function useArticleList() {
  const filters = useListFilters()
  const { data: taxonomy } = useTaxonomy()
  const { data: unfiltered } = useContent(articleListQuery(noFilters))
  const list = useFilteredQuery(articleListQuery(serverFilters(filters, taxonomy)))
  return {
    filters,
    list,
    /** How many articles there are without any filter. */
    all: unfiltered?.total ?? list.data?.total ?? 0,
  }
}
