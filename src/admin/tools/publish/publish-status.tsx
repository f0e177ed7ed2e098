import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { callFunction } from '@/admin/kit/api/call-function'
import { read } from '@/admin/kit/api/read'
import { useAction } from '@/admin/kit/api/use-action'
import { amount } from '@/admin/kit/format/amount'
import { TextButton } from '@/admin/kit/screen/text-button'
import { malaysiaShortDate } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** The content of /build.json that is used: when the build started to read the content. */
const buildSchema = v.object({ builtAt: v.pipe(v.string(), v.isoTimestamp()) })

/** The time of the served build; null without a valid /build.json, as in development. */
async function readBuiltAt(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/build.json', { cache: 'no-store', signal })
  if (response.status >= 500) throw new Error('The site’s host could not be reached.')
  const parsed = v.safeParse(buildSchema, response.ok && (await response.json().catch(() => null)))
  return parsed.success ? parsed.output.builtAt : null
}

const lookAgainMs = 30_000

const buildQuery = queryOptions({
  queryKey: ['admin', 'build'],
  queryFn: ({ signal }) => readBuiltAt(signal),
  refetchInterval: lookAgainMs,
  staleTime: 0,
})

/** The changes to public pages since a build. */
const pendingQuery = (builtAt: string) =>
  queryOptions({
    queryKey: ['admin', 'changes-since', builtAt],
    queryFn: ({ signal }) => read(supabase.rpc('changes_since', { built_at: builtAt }), signal),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  })

/** Starts a build at the host. Throws ApiError with the function's message. */
async function publishSite(): Promise<string> {
  await callFunction('publish', 'The publishing service could not be reached. Please try again.')
  return 'The host is building the site. It takes about a minute.'
}

/** A build takes about a minute; after this time in ms it will not start by itself. */
const longestBuild = 15 * 60_000

/**
 * Shows whether the built pages, which search engines and link previews read, include all changes. The
 * database requests a build from the host after each change. In development nothing is shown.
 */
export function PublishStatus() {
  const { data: builtAt } = useQuery(buildQuery)
  const { data: pending, dataUpdatedAt: now } = useQuery({
    ...pendingQuery(builtAt ?? ''),
    enabled: Boolean(builtAt),
  })
  const publish = useAction(publishSite, 'The site was not updated.')
  if (!builtAt || !pending) return null
  const changes = amount(pending.length, 'change', 'changes')
  const waited = now - Math.min(...pending.map(({ changed_at: at }) => Date.parse(at)))
  return (
    <p role="status" className="text-small/normal text-ink-2">
      {pending.length === 0 ? (
        'Website: live'
      ) : waited < longestBuild ? (
        'Website: updating, about a minute'
      ) : (
        <>
          {changes} since {malaysiaShortDate(builtAt)}.{' '}
          <TextButton disabled={publish.isPending} onClick={() => publish.mutate()}>
            Update now
          </TextButton>
        </>
      )}
    </p>
  )
}
