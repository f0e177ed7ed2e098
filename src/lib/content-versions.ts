import type { Database } from '@/lib/database.types'
import { env } from '@/lib/env'
import { keyHeaders } from '@/lib/key-headers'

type Subject = keyof Database['public']['Functions']['content_versions']['Returns'][number]
/** Null: there is nothing to see. */
export type Versions = Partial<Record<Subject, number | null>>

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

/** Under it a page is built with the versions of what it shows. */
export const versionsKey = ['content-versions'] as const

/** The version of each subject, without the PostgREST client: it is all that most visits ask. Throws when they cannot be read. */
export async function fetchVersions(): Promise<Versions> {
  const answer = await fetch(`${env.supabaseUrl}/rest/v1/rpc/content_versions`, {
    headers: { ...keyHeaders(env.supabaseKey), accept: 'application/vnd.pgrst.object+json' },
  })
  if (!answer.ok) throw new Error('The versions of the content could not be read.')
  return (await answer.json()) as Versions
}
