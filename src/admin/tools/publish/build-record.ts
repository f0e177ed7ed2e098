import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

/** What the build wrote about itself into /build.json. */
export interface BuildRecord {
  /** ISO: when the build began to read the content. */
  builtAt: string
  /** The commit it was built from, where the host says so. */
  commit: string | null
}

const schema = v.object({
  builtAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  commit: v.nullable(v.string()),
})

/** Null when what answers is no such record: a site that runs from its sources has none. Throws without an answer. */
export async function readBuildRecord(signal?: AbortSignal): Promise<BuildRecord | null> {
  const response = await fetch('/build.json', { cache: 'no-store', signal })
  if (response.status >= 500) throw new Error('The site’s host could not be reached.')
  if (!response.ok) return null
  const parsed = v.safeParse(schema, await response.json().catch(() => null))
  return parsed.success ? parsed.output : null
}

const lookAgainMs = 10_000

/** The build that is being served. While one is awaited, asked for every ten seconds. */
export const buildQuery = (awaited: boolean) =>
  queryOptions({
    queryKey: ['admin', 'build'],
    queryFn: ({ signal }) => readBuildRecord(signal),
    refetchInterval: awaited ? lookAgainMs : false,
    staleTime: 0,
  })
