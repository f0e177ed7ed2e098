import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { malaysiaDateTime } from '@/lib/dates'
import { ChangedRow } from '@/admin/kit/history/change-row'
import { amount } from '@/admin/kit/format/amount'
import { Screen } from '@/admin/kit/screen/screen'
import {
  buildQuery,
  pendingQuery,
  PublishError,
  publishSite,
  type Build,
  type PendingChange,
} from '@/admin/tools/publish/publish-queries'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Loaded } from '@/components/ui/loaded'
import { StatePanel } from '@/components/ui/state-panel'
import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'

/** Has the site built again, and lists what the build that is being served does not hold yet. */
export function PublishScreen() {
  // The build that stood when the button was pressed; the next one is another.
  const [before, setBefore] = useState<string>()
  const build = useQuery(buildQuery(before !== undefined))
  const caughtUp = before !== undefined && !!build.data && build.data.builtAt !== before
  const publish = useMutation({
    mutationFn: publishSite,
    onSuccess: () => setBefore(build.data?.builtAt ?? ''),
  })
  const waiting = before !== undefined && !caughtUp

  return (
    <Screen
      title="Publish"
      lead="Visitors get what you change at once. Search engines and link previews get it with the next build."
      tools={
        <Button
          variant="accent"
          busy={publish.isPending}
          busyLabel="Asking the host..."
          disabled={waiting}
          onClick={() => publish.mutate()}
        >
          Publish the site
        </Button>
      }
    >
      <div className="grid gap-6">
        {publish.isError && <Refused error={publish.error} />}
        {waiting && (
          <Banner tone="neutral">
            <p>The host is building the site. This takes a few minutes; this page sees when it is out.</p>
          </Banner>
        )}
        {caughtUp && (
          <Banner tone="success">
            <p>The new build is out.</p>
          </Banner>
        )}
        <Loaded
          query={build}
          loading="Looking at the site..."
          className="py-11"
          failed={{ title: 'The site could not be looked at', text: ({ message }) => message }}
          level={2}
          missing={
            <StatePanel
              kind="empty"
              level={2}
              title="No build is being served"
              text="This site runs straight from its sources, so there is nothing to renew. A built site says here when it was built and what has changed since."
            />
          }
        >
          {(served) => <Served build={served} />}
        </Loaded>
      </div>
    </Screen>
  )
}

function Served({ build: { builtAt, commit } }: { build: Build }) {
  const changes = useQuery(pendingQuery(builtAt))
  return (
    <>
      <p className="text-lead">
        The site was built on <b>{malaysiaDateTime(builtAt)}</b>
        {commit && (
          <>
            {' '}
            from <code>{commit.slice(0, 7)}</code>
          </>
        )}
        .
      </p>
      <Loaded
        query={changes}
        loading="Comparing..."
        className="py-11"
        failed={{ title: 'The changes could not be read', text: ({ message }) => message }}
        level={2}
      >
        {(pending) => <PendingChanges changes={pending} />}
      </Loaded>
    </>
  )
}

/** The database gives at most this many. */
const most = 200

const states: Readonly<Record<string, { label: string; level: StatusLevel }>> = {
  insert: { label: 'New', level: 'success' },
  update: { label: 'Changed', level: 'warning' },
  delete: { label: 'Deleted', level: 'neutral' },
  restored: { label: 'Brought back', level: 'success' },
  published: { label: 'Came out', level: 'success' },
}

/** What the build that is being served does not hold yet, newest first. */
function PendingChanges({ changes }: { changes: readonly PendingChange[] }) {
  const count = changes.length
  if (count === 0) {
    return (
      <StatePanel
        kind="empty"
        level={2}
        title="Everything is out"
        text="Nothing that stands on a public page has changed since the site was built."
      />
    )
  }
  return (
    <section aria-labelledby="pending-heading">
      <h2 id="pending-heading" className="mb-4 text-h4">
        {count >= most ? `The newest ${most} changes` : amount(count, 'change', 'changes')} since then
      </h2>
      <ul className="border-t-2 border-ink">
        {changes.map((change) => (
          <li
            key={`${change.row_id}${change.action}`}
            className="history-row md:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <StatusBadge level={states[change.action]?.level ?? 'warning'}>
              {states[change.action]?.label ?? change.action}
              {change.action === 'update' && change.changes > 1 && ` ${change.changes} times`}
            </StatusBadge>
            <p>
              <ChangedRow {...change} />
            </p>
            <time dateTime={change.changed_at}>{malaysiaDateTime(change.changed_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refused({ error }: { error: Error }) {
  if (!(error instanceof PublishError) || !error.notSet) {
    return (
      <Banner>
        <p>{error.message}</p>
      </Banner>
    )
  }
  return (
    <Banner tone="warning">
      <p className="font-semibold">{error.message}</p>
      <p className="mt-1">
        Make a deploy hook at your host (Netlify: Build hooks; Cloudflare Pages: Deploy hooks) and give its
        address to the functions: <code>npx supabase secrets set DEPLOY_HOOK_URL=…</code> On this machine, set{' '}
        <code>DEPLOY_HOOK_URL</code> before <code>npm start</code>.
      </p>
    </Banner>
  )
}
