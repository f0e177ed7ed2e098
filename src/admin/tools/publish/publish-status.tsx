import { useQuery } from '@tanstack/react-query'
import { useAction } from '@/admin/kit/api/use-action'
import { amount } from '@/admin/kit/format/amount'
import { buildQuery, pendingQuery, publishSite } from '@/admin/tools/publish/publish-queries'
import { TextButton } from '@/admin/kit/screen/text-button'
import { malaysiaDateTime } from '@/lib/dates'

/** A build takes about a minute; after this time in ms it will not start by itself. */
const longestBuild = 15 * 60_000

/**
 * Shows whether the built pages, which search engines and link previews read, include all changes. The
 * database requests a build from the host after each change. In development nothing is shown.
 */
export function PublishStatus() {
  const build = useQuery(buildQuery)
  const builtAt = build.data?.builtAt
  const { data: pending, dataUpdatedAt: now } = useQuery({
    ...pendingQuery(builtAt ?? ''),
    enabled: builtAt !== undefined,
  })
  const publish = useAction(publishSite, 'The site was not updated.')
  if (!builtAt || !pending) return null
  const changes = amount(pending.length, 'change waits', 'changes wait')
  const waited = now - Math.min(...pending.map(({ changed_at: at }) => Date.parse(at)))
  return (
    <p role="status" className="text-small/normal text-ink-2">
      {pending.length === 0 ? (
        'Website: live'
      ) : waited < longestBuild ? (
        'Website: updating, about a minute'
      ) : (
        <>
          Website: not updated since {malaysiaDateTime(builtAt)}. {changes}.{' '}
          <TextButton disabled={publish.isPending} onClick={() => publish.mutate()}>
            Update now
          </TextButton>
        </>
      )}
    </p>
  )
}
