import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { weekdays } from '@/content/weekdays'
import type { TimeRange } from '@/lib/settings'
import { supabase } from '@/lib/supabase'

/** The current hours: the owner's, or the defaults if nothing is stored. */
export type CallRules = Readonly<Record<(typeof weekdays)[number], readonly TimeRange[]>> & {
  notice_hours: number
  window_days: number
  pause_minutes: number
  calls_a_day?: number
}

export const callRulesQuery = queryOptions({
  queryKey: ['admin', 'call-rules'],
  queryFn: async ({ signal }) => (await read(supabase.rpc('call_rules'), signal)) as unknown as CallRules,
})
