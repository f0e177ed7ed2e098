import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Hit } from '@/admin/app/palette/palette-entries'
import { supabase } from '@/lib/supabase'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'

const pauseMs = 150

/**
 * What the database finds for a text. Only the answer to the newest question is ever given; the one before it stands
 * until that comes. `asking` is true from the first key on.
 */
export function useDeskSearch(text: string): { hits: readonly Hit[]; asking: boolean; failure?: string } {
  const typed = text.trim()
  const wanted = useDebouncedValue(typed, pauseMs)
  const enough = wanted.length > 0
  const search = useQuery({
    queryKey: ['admin', 'search', wanted],
    queryFn: async ({ signal }) => {
      const answer = await supabase.rpc('admin_search', { query: wanted }).retry(false).abortSignal(signal)
      assertAnswered(answer)
      return answer.data ?? []
    },
    enabled: enough,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return {
    hits: enough && typed !== '' ? (search.data ?? []) : [],
    asking: typed !== '' && (typed !== wanted || search.isFetching),
    failure: search.isError ? search.error.message : undefined,
  }
}
