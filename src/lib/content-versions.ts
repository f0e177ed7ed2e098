import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { rest } from '@/lib/rest'

type Subject = keyof Database['public']['Functions']['content_versions']['Returns'][number]
/** Null: there is nothing to see. */
type Versions = Partial<Record<Subject, number | null>>

/** What public pages show, as the database parts it. The key of a query begins with the one that it reads. */
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
 * The version of each subject. Asked again, it has what is newer read again: at once where it is on the screen, else
 * when it is shown next. While no answer comes, nothing is.
 */
export const contentVersionsQuery = queryOptions({
  queryKey: ['content-versions'],
  queryFn: async ({ client, queryKey, signal }): Promise<Versions> => {
    const { data, error } = await rest.rpc('content_versions', {}, { get: true }).abortSignal(signal).single()
    if (error) throw new Error('The versions of the content could not be read.', { cause: error })
    const known = client.getQueryData<Versions>(queryKey) ?? {}
    for (const subject of subjects) {
      const isNewer = subject in known && known[subject] !== data[subject]
      if (isNewer) void client.invalidateQueries({ queryKey: [subject] })
    }
    return data
  },
  retry: false,
  refetchOnWindowFocus: true,
})
