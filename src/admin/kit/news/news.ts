import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { anyTable } from '@/admin/kit/api/any-table'
import { read } from '@/admin/kit/api/read'
import { useWaitingInTitle } from '@/admin/kit/screen/document-title'
import { toasts } from '@/admin/kit/screen/toast-store'
import { supabase } from '@/lib/supabase'

/** The condition for a row that nobody has opened. */
type Unseen = 'new' | 'changed'

interface News {
  /** The number of leads to answer: the view 'To answer' of the inbox. */
  waiting: number
  /** The unseen rows by id. */
  unseen: Readonly<Record<string, Unseen>>
  /** The quotations that were accepted within a day. */
  accepted?: ReadonlyArray<{ id: string; order_number: string; name: string }>
}

const everyMs = 10_000

/** The result is null if there is no session (followSession). */
export const newsKey = ['admin', 'news'] as const

const newsQuery = queryOptions({
  queryKey: newsKey,
  queryFn: async ({ signal }) => (await read(supabase.rpc('admin_news'), signal)) as News | null,
  retry: false,
})

/** The queries to refetch when a lead arrives: lists and dashboard counts. */
const renewed = ['list', 'today', 'counts']

/**
 * Polls for news while the page is visible, and at once when the user returns to it; the tab's title shows
 * the number of leads to answer.
 */
export function useFollowNews(): void {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...newsQuery, refetchInterval: everyMs, refetchOnWindowFocus: 'always' })
  const before = useRef(data)
  useEffect(() => {
    const known = before.current
    before.current = data
    if (known === undefined) return
    const announced = new Set(known?.accepted?.map(({ id }) => id))
    for (const { id, order_number: number, name } of data?.accepted ?? []) {
      if (!announced.has(id)) toasts.show({ tone: 'success', text: `${name} accepted quotation ${number}.` })
    }
    for (const name of renewed) void queryClient.invalidateQueries({ queryKey: ['admin', name] })
  }, [data, queryClient])
  useWaitingInTitle(asCount(data?.waiting))
}

/** The cached news; only the layout fetches them. */
const useNews = () => useQuery({ ...newsQuery, enabled: false }).data

/** The text of a count: '99+' above 99; '' for 0. */
const asCount = (count = 0) => (count > 99 ? '99+' : count > 0 ? String(count) : '')

/** The number of leads to answer as a text; '' for 0. */
export const useWaitingCount = () => asCount(useNews()?.waiting)

/** The unseen leads by id. */
export const useUnseen = () => useNews()?.unseen ?? none
const none: News['unseen'] = {}

/** Marks a lead as opened; an earlier time stays. */
export const markSeen = (table: string, id: string) =>
  anyTable.from(table).update({ seen_at: new Date().toISOString() }).eq('id', id).is('seen_at', null)

/** Opening a row marks it as seen: it is refetched and no longer counted. */
export function useSeen(table: string, id: string): void {
  const queryClient = useQueryClient()
  const isUnseen = useUnseen()[id] !== undefined
  useEffect(() => {
    if (!isUnseen) return
    // Data fetched before the customer changed the row does not count as seen. A fetch in progress is enough.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'lead', table, id] }, { cancelRefetch: false })
    void queryClient.cancelQueries({ queryKey: newsQuery.queryKey })
    queryClient.setQueryData(newsQuery.queryKey, (news) => {
      if (!news) return news
      const { [id]: _seen, ...unseen } = news.unseen
      return { ...news, unseen }
    })
    // If this fails, the next poll returns the row again.
    void markSeen(table, id).then(({ error }) =>
      error ? undefined : queryClient.invalidateQueries({ queryKey: newsKey }),
    )
  }, [isUnseen, queryClient, table, id])
}
