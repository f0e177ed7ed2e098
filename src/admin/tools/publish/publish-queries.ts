import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callFunction } from '@/admin/kit/api/call-function'
import { read } from '@/admin/kit/api/read'
import { supabase } from '@/lib/supabase'

/** The content of /build.json: when the build started to read the content, and its commit. */
const buildSchema = v.object({
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.nullable(v.string()),
})
type Build = v.InferOutput<typeof buildSchema>

/** Null without a valid /build.json, as in development. */
async function readBuild(signal: AbortSignal): Promise<Build | null> {
  const response = await fetch('/build.json', { cache: 'no-store', signal })
  if (response.status >= 500) throw new Error('The site’s host could not be reached.')
  const parsed = v.safeParse(buildSchema, response.ok && (await response.json().catch(() => null)))
  return parsed.success ? parsed.output : null
}

const lookAgainMs = 30_000

/** The currently served build. */
export const buildQuery = queryOptions({
  queryKey: ['admin', 'build'],
  queryFn: ({ signal }) => readBuild(signal),
  refetchInterval: lookAgainMs,
  staleTime: 0,
})

/** The changes to public pages since a build. */
export const pendingQuery = (builtAt: string) =>
  queryOptions({
    queryKey: ['admin', 'changes-since', builtAt],
    queryFn: ({ signal }) => read(supabase.rpc('changes_since', { built_at: builtAt }), signal),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  })

/** Starts a build at the host. Throws ApiError with the function's message. */
export async function publishSite(): Promise<string> {
  await callFunction('publish', 'The publishing service could not be reached. Please try again.')
  return 'The host is building the site. It takes about a minute.'
}
