import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** The hours in force: what the owner has said, and the standing ones where nothing was. */
export type CallRules = Readonly<Record<(typeof weekdays)[number], readonly string[]>> & {
  notice_hours: number
  window_days: number
  pause_minutes: number
  calls_a_day?: number
}

export const callRulesQuery = queryOptions({
  queryKey: ['admin', 'call-rules'],
  queryFn: async ({ signal }) => (await read(supabase.rpc('call_rules'), signal)) as unknown as CallRules,
})
