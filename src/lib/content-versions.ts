import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { rest } from '@/lib/rest'

type Subject = keyof Database['public']['Functions']['content_versions']['Returns'][number]
/** Null: there is nothing to see. */
export type Versions = Partial<Record<Subject, number | null>>

/** The subjects of the content of public pages. The first part of a query's key is its subject. */
export const subjects = [
  'about',
  'blog',
  'legal',
  'portfolio',
  'redirects',
  'services',
  'site',
] as const satisfies readonly Subject[]

/** The version of each subject. A page is built with the versions of what it shows. Throws when they cannot be read. */
export const versionsQuery = queryOptions({
  queryKey: ['content-versions'],
  queryFn: async ({ signal }): Promise<Versions> => {
    // As a GET, so that it may be cached.
    const question = rest.rpc('content_versions', {}, { get: true }).abortSignal(signal)
    const { data } = await question.single().throwOnError()
    return data
  },
  refetchOnWindowFocus: true,
  retry: false,
})
