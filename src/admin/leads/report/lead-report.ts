import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Database } from '@/lib/database.types'
import { supabase } from '@/lib/supabase'

type ReportRow = Database['public']['Functions']['lead_report']['Returns'][number]

/** The leads of the last twelve months by month and source. Throws ApiError. */
export const leadReportQuery = queryOptions({
  queryKey: ['admin', 'list', 'lead-report'],
  queryFn: ({ signal }): Promise<ReportRow[]> => read(supabase.rpc('lead_report'), signal),
})

const names: Readonly<Record<string, string>> = {
  direct: 'Came directly',
  unknown: 'Not known',
  other: 'Other sources',
}

/** The label of a lead source. */
export const sourceName = ({ kind, name }: Pick<ReportRow, 'kind' | 'name'>) =>
  kind === 'campaign' ? `Campaign: ${name}` : (names[kind] ?? name)

export interface ReportLine {
  key: string
  leads: number
  won: number
  won_sen: number
}

/** The rows summed by a key, in the order in which the keys first appear. */
export function sumBy(rows: readonly ReportRow[], keyOf: (row: ReportRow) => string): ReportLine[] {
  const lines = new Map<string, ReportLine>()
  for (const row of rows) {
    const key = keyOf(row)
    const line = lines.get(key) ?? { key, leads: 0, won: 0, won_sen: 0 }
    lines.set(key, {
      key,
      leads: line.leads + row.leads,
      won: line.won + row.won,
      won_sen: line.won_sen + row.won_sen,
    })
  }
  return [...lines.values()]
}
