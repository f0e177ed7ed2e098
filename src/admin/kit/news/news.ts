import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

/** What a row is that nobody has opened. */
type Unseen = 'new' | 'changed'

interface News {
  /** By table and id. */
  unseen: Readonly<Record<string, Readonly<Record<string, Unseen>>>>
}

const everyMs = 10_000

/** Answered with null where there is no session (followSession). */
export const newsKey = ['admin', 'news'] as const

const newsQuery = queryOptions({
  queryKey: newsKey,
  queryFn: async ({ signal }) => (await read(supabase.rpc('admin_news'), signal)) as News | null,
  retry: false,
})

/** What is read again when something has come in: lists, and what the dashboard counts. */
const renewed = ['list', 'today', 'counts', 'booking-days']

/** Asks for news while this page is looked at, and at once when one comes back to it; the tab's title has their number. */
export function useFollowNews(): void {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...newsQuery, refetchInterval: everyMs, refetchOnWindowFocus: 'always' })
  const before = useRef(data)
  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = data
    if (isFirst) return
    for (const name of renewed) void queryClient.invalidateQueries({ queryKey: ['admin', name] })
  }, [data, queryClient])
  const unseen = countOf(data?.unseen)
  useEffect(() => {
    if (!unseen) return
    const title = document.title
    document.title = `(${unseen}) ${title}`
    return () => {
      document.title = title
    }
  }, [unseen])
}

/** What is known of the news; only the layout asks for them. */
const useUnseenRows = () => useQuery({ ...newsQuery, enabled: false }).data?.unseen

/** As there is room for it: '99+' for more; '' for none. */
function countOf(unseen: News['unseen'] = {}, tables = Object.keys(unseen)): string {
  const count = tables.reduce((sum, table) => sum + Object.keys(unseen[table] ?? {}).length, 0)
  return count > 99 ? '99+' : count > 0 ? String(count) : ''
}

/** How many rows of these tables, of all when not told, nobody has opened; '' for none. */
export const useUnseenCount = (tables?: string[]) => countOf(useUnseenRows(), tables)

/** The rows of a table that nobody has opened, by their ids. */
export function useUnseen(table: string): Readonly<Record<string, Unseen>> {
  return useUnseenRows()?.[table] ?? none
}
const none = {}

/** Whoever looks at a row has seen it: what it holds is read anew, and it counts no more. */
export function useSeen(table: string, id: string): void {
  const queryClient = useQueryClient()
  const isUnseen = useUnseen(table)[id] !== undefined
  useEffect(() => {
    if (!isUnseen) return
    // What was read before its customer changed it is not what was seen. A read that is under way will do.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'lead', table, id] }, { cancelRefetch: false })
    void queryClient.cancelQueries({ queryKey: newsQuery.queryKey })
    queryClient.setQueryData(newsQuery.queryKey, (news) => {
      if (!news) return news
      const { [id]: _seen, ...others } = news.unseen[table] ?? {}
      return { ...news, unseen: { ...news.unseen, [table]: others } }
    })
    // Where it fails, the next news have the row again.
    void supabase.rpc('mark_seen', { of_table: table, row_id: id }).then()
  }, [isUnseen, queryClient, table, id])
}
