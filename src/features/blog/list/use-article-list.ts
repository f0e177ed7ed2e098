import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAddressSearch } from '@/components/ui/use-address-search'
import { noFilters, readFilters } from '@/features/blog/filters'
import { articleListQuery, serverFilters } from '@/features/blog/list/list-queries'
import { useTaxonomy } from '@/features/blog/queries'

/** The filters in the URL. */
export function useListFilters() {
  const search = useAddressSearch()
  return useMemo(() => readFilters(search), [search])
}

/** One page of the filtered list. */
export function useArticleList() {
  const filters = useListFilters()
  const { data: taxonomy } = useTaxonomy()
  const { data: unfiltered } = useQuery(articleListQuery(noFilters))
  const list = useQuery({
    ...articleListQuery(serverFilters(filters, taxonomy)),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    list,
    /** The number of articles without any filter. */
    all: unfiltered?.total ?? list.data?.total ?? 0,
  }
}
