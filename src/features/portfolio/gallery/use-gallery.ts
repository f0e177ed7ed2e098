import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { GalleryFilters } from '@/features/portfolio/gallery/gallery-filters'
import { firstShown, galleryRestQuery, galleryStartQuery } from '@/features/portfolio/gallery/gallery-queries'

/**
 * The projects under these filters, in the pages they are fetched in: the first six, and, expanded, all the others.
 * While the first six of a new filter are on their way the ones before stay (`isChanging`).
 */
export function useGallery(filters: GalleryFilters, expanded: boolean) {
  const start = useQuery({ ...galleryStartQuery(filters), placeholderData: keepPreviousData })
  const total = start.data?.total ?? 0
  const wantsRest = expanded && !start.isPlaceholderData && total > firstShown
  const rest = useInfiniteQuery({ ...galleryRestQuery(filters, total), enabled: wantsRest })

  const { hasNextPage, isFetching, isError, fetchNextPage } = rest
  useEffect(() => {
    if (wantsRest && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [wantsRest, hasNextPage, isFetching, isError, fetchNextPage])

  const { data: restData } = rest
  const pages = useMemo(
    () => start.data && [start.data.projects, ...(wantsRest ? (restData?.pages ?? []) : [])],
    [start.data, restData, wantsRest],
  )

  return {
    pages,
    total,
    isChanging: start.isPlaceholderData,
    failed: start.isError && !start.data,
    isRetrying: start.isFetching,
    retry: start.refetch,
    rest: {
      isLoading: wantsRest && (rest.isPending || hasNextPage) && !isError,
      failed: wantsRest && isError,
      retry: () => (rest.data ? fetchNextPage() : rest.refetch()),
    },
  }
}
