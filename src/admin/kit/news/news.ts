import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

/** A row that nobody has opened; `since`, by this device's clock, when this page heard of it, 0 with its first news. */
interface Unseen {
  what: 'new' | 'changed'
  since: number
}

interface News {
  /** By table and id. */
  unseen: Readonly<Record<string, Readonly<Record<string, Unseen>>>>
}

const everyMs = 10_000

/** Answered with null where there is no session (followSession). */
export const newsKey = ['admin', 'news'] as const

const newsQuery = queryOptions({
  queryKey: newsKey,
  queryFn: async ({ client, queryKey, signal }): Promise<News | null> => {
    const news = (await read(supabase.rpc('admin_news'), signal)) as {
      unseen: Record<string, Record<string, Unseen['what']>>
    } | null
    if (!news) return null
    const before = client.getQueryData<News>(queryKey)
    const heard = (table: string, id: string, what: Unseen['what']): Unseen => {
      const known = before?.unseen[table]?.[id]
      return known?.what === what ? known : { what, since: before ? Date.now() : 0 }
    }
    const tables = Object.entries(news.unseen).map(([table, rows]) => [
      table,
      Object.fromEntries(Object.entries(rows).map(([id, what]) => [id, heard(table, id, what)])),
    ])
    return { unseen: Object.fromEntries(tables) }
  },
  retry: false,
})

/** What the dashboard counts anew when something has come in. */
const counted = ['today', 'counts', 'booking-days']

/** Asks for news while this page is looked at, and at once when one comes back to it; the tab's title has their number. */
export function useFollowNews(): void {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...newsQuery, refetchInterval: everyMs, refetchOnWindowFocus: 'always' })
  const before = useRef(data)
  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = data
    if (isFirst) return
    for (const name of counted) void queryClient.invalidateQueries({ queryKey: ['admin', name] })
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

/** How many rows came or were changed after a list was loaded that shows these `ids`. */
export function useArrived(table: string, loadedAt: number, ids: readonly string[]): number {
  return Object.entries(useUnseen(table)).filter(
    // Just before it was loaded it stands in the list already.
    ([id, { what, since }]) => since > loadedAt && (what === 'changed' || !ids.includes(id)),
  ).length
}
