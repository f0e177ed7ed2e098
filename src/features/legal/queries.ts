import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Tables } from '@/lib/database.types'
import { loadParser } from '@/lib/markdown/read-text'
import { rest } from '@/lib/rest'
import type { Block } from '@shared/markdown/tree'

export type LegalType = 'privacy_policy' | 'terms_of_service'
type LegalDocument = Pick<Tables<'legal_documents'>, 'last_updated'> & { text: Block[] }

/** The specification's messages for a missing document or a failed request. */
export const legalMessages = {
  privacy_policy: {
    heading: 'Error Loading Privacy Policy',
    missing: 'Privacy policy not found',
    failed: 'Failed to load privacy policy',
  },
  terms_of_service: {
    heading: 'Error Loading Terms of Service',
    missing: 'Terms of service not found',
    failed: 'Failed to load terms of service',
  },
} as const

/**
 * The newest version of a legal document; null if none is published. Throws the 'Failed to load …' message.
 */
export const legalDocumentQuery = (type: LegalType) =>
  queryOptions({
    queryKey: ['legal', type],
    queryFn: async ({ signal }): Promise<LegalDocument | null> => {
      const { data, error } = await rest
        .from('legal_documents')
        .select('content, last_updated')
        .eq('type', type)
        .order('last_updated', { ascending: false })
        .order('revision', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
      if (error) throw new Error(legalMessages[type].failed)
      if (!data) return null
      const { parseBlocks } = await loadParser()
      return { text: parseBlocks(data.content), last_updated: data.last_updated }
    },
  })

export const useLegalDocument = (type: LegalType) => useQuery(legalDocumentQuery(type))
