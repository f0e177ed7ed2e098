import { queryOptions } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import type { Tables } from '@/lib/database.types'
import { calendarLongDay } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

export const legalNames = { privacy_policy: 'Privacy policy', terms_of_service: 'Terms of service' } as const
export type LegalType = keyof typeof legalNames
export const legalPages: Record<LegalType, string> = {
  privacy_policy: '/privacy-policy',
  terms_of_service: '/terms-of-service',
}
export const isLegalType = (type: string | undefined): type is LegalType =>
  type !== undefined && Object.hasOwn(legalNames, type)

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

/** '1 November 2026' for '2026-11-01', with a number if several versions have that date. */
export function versionName({ last_updated, revision }: LegalVersion): string {
  const day = calendarLongDay(last_updated)
  return revision > 1 ? `${day}, version ${revision}` : day
}

/** All versions of a document, the current one first. Throws ApiError. */
export async function fetchVersions(type: LegalType, signal: AbortSignal) {
  const query = supabase
    .from('legal_documents')
    .select(legalFields.join(','))
    .eq('type', type)
    .order('last_updated', { ascending: false })
    .order('revision', { ascending: false })
  return (await read(query, signal)) as unknown as LegalVersion[]
}

export const legalVersionsQuery = (type: LegalType) =>
  queryOptions({
    queryKey: ['admin', 'legal', type],
    queryFn: ({ signal }) => fetchVersions(type, signal),
  })
