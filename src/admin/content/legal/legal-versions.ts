import { queryOptions } from '@tanstack/react-query'
import { assertAnswered } from '@/admin/kit/api/api-error'
import type { LegalType } from '@/admin/content/legal/legal-names'
import type { Tables } from '@/lib/database.types'
import { calendarLongDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

export const legalFields = [
  'id',
  'created_at',
  'updated_at',
  'type',
  'content',
  'last_updated',
  'revision',
] as const
export type LegalVersion = Pick<Tables<'legal_documents'>, (typeof legalFields)[number]>

/** '2026-11-01' as '1 November 2026', with which of that day it is where there is more than one. */
export function versionName({
  last_updated,
  revision,
}: Pick<LegalVersion, 'last_updated' | 'revision'>): string {
  const day = calendarLongDay(last_updated)
  return revision > 1 ? `${day}, version ${revision}` : day
}

/** Every version of a document, the one visitors read first. Throws ApiError. */
export const legalVersionsQuery = (type: LegalType) =>
  queryOptions({
    queryKey: ['admin', 'legal', type],
    queryFn: async ({ signal }): Promise<LegalVersion[]> => {
      const answer = await supabase
        .from('legal_documents')
        .select(legalFields.join(','))
        .eq('type', type)
        .order('last_updated', { ascending: false })
        .order('revision', { ascending: false })
        .retry(false)
        .abortSignal(signal)
      assertAnswered(answer)
      return (answer.data ?? []) as unknown as LegalVersion[]
    },
  })
