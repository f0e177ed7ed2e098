import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { rest } from '@/lib/rest'

type Subject = keyof Database['public']['Functions']['content_versions']['Returns'][number]
/** Null if the subject has no visible rows. */
export type Versions = Partial<Record<Subject, number | null>>

/** What public content consists of. A query key starts with its subject. */
export const subjects = [
  'about',
  'blog',
  'legal',
  'portfolio',
  'redirects',
  'services',
  'site',
] as const satisfies readonly Subject[]

/**
 * The version of each subject. A page embeds the versions it was built with. Throws if they cannot be read.
 */
export const versionsQuery = queryOptions({
  queryKey: ['content-versions'],
  queryFn: async ({ signal }): Promise<Versions> => {
    // A GET, so that it can be cached.
    const question = rest.rpc('content_versions', {}, { get: true }).abortSignal(signal)
    const { data } = await question.single().throwOnError()
    return data
  },
  refetchOnWindowFocus: true,
  retry: false,
})
