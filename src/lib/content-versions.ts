import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { env } from '@/lib/env'
import { keyHeaders } from '@/lib/key-headers'

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
 * The version of each subject, asked for without the PostgREST client: all that most visits ask. Asked again, it has what is newer read again: at once where it is on the screen, else
 * when it is shown next. While no answer comes, nothing is.
 */
export const contentVersionsQuery = queryOptions({
  queryKey: ['content-versions'],
  queryFn: async ({ client, queryKey, signal }): Promise<Versions> => {
    const answer = await fetch(`${env.supabaseUrl}/rest/v1/rpc/content_versions`, {
      headers: { ...keyHeaders(env.supabaseKey), accept: 'application/vnd.pgrst.object+json' },
      signal,
    })
    if (!answer.ok) throw new Error('The versions of the content could not be read.')
    const data = (await answer.json()) as Versions
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
