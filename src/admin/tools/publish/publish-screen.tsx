import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { malaysiaDateTime } from '@/lib/dates'
import { buildQuery, type BuildRecord } from '@/admin/tools/publish/build-record'
import { PendingChanges } from '@/admin/tools/publish/pending-changes'
import { pressPublish, PublishError } from '@/admin/tools/publish/publish-queries'
import { Screen } from '@/admin/kit/screen/screen'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

/** Has the site built again, and shows what the build that is being served does not hold yet. */
export function PublishScreen() {
  // The build that stood when the button was pressed; the next one is another.
  const [before, setBefore] = useState<string>()
  const build = useQuery(buildQuery(before !== undefined))
  const caughtUp = before !== undefined && !!build.data && build.data.builtAt !== before
  const press = useMutation({
    mutationFn: pressPublish,
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
          busy={press.isPending}
          busyLabel="Asking the host..."
          disabled={waiting}
          onClick={() => press.mutate()}
        >
          Publish the site
        </Button>
      }
    >
      <div className="grid gap-6">
        {press.isError && <Refused error={press.error} />}
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
        {build.isPending ? (
          <LoadingPanel label="Looking at the site..." className="py-11" />
        ) : build.isError ? (
          <StatePanel
            kind="failed"
            level={2}
            title="The site could not be looked at"
            text={build.error.message}
            action={<Button onClick={() => void build.refetch()}>Try Again</Button>}
          />
        ) : (
          <Served build={build.data} />
        )}
      </div>
    </Screen>
  )
}

function Served({ build }: { build: BuildRecord | null }) {
  if (!build) {
    return (
      <StatePanel
        kind="empty"
        level={2}
        title="No build is being served"
        text="This site runs straight from its sources, so there is nothing to renew. A built site says here when it was built and what has changed since."
      />
    )
  }
  return (
    <>
      <p className="served">
        The site was built on <b>{malaysiaDateTime(build.builtAt)}</b>
        {build.commit && (
          <>
            {' '}
            from <code>{build.commit.slice(0, 7)}</code>
          </>
        )}
        .
      </p>
      <PendingChanges builtAt={build.builtAt} />
    </>
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
