import type { CallProcedure } from '../_shared/rest.ts'

interface RebuildDependencies {
  /** The host's deploy hook. */
  hookUrl: string
  /** The site's URL, without a trailing slash. */
  siteUrl: string
  call: CallProcedure
  /** Calls procedures as an anonymous visitor, who sees what pages show. */
  callAsVisitor: CallProcedure
  fetch: typeof fetch
  log: (message: string) => void
}

type RebuildOutcome = 'up_to_date' | 'requested_before' | 'requested' | 'refused' | 'failed'

const timeoutMs = 10_000

/** The content versions that the published site was built from, as recorded by its build; null if unknown. */
async function publishedVersions({ siteUrl, fetch }: RebuildDependencies): Promise<object | null> {
  const answer = await fetch(`${siteUrl}/build.json`, {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.status >= 500) throw new Error(`the site answered ${answer.status}`)
  const build = (answer.ok ? await answer.json().catch(() => null) : null) as { versions?: object } | null
  return build?.versions ?? null
}

const sorted = (versions: object) => JSON.stringify(Object.entries(versions).toSorted())

/**
 * Asks the host for a build while the published site was built from older content than the database shows to
 * visitors. Never throws.
 */
export async function rebuildSite(dependencies: RebuildDependencies): Promise<RebuildOutcome> {
  const { hookUrl, call, callAsVisitor, fetch, log } = dependencies
  try {
    const published = await publishedVersions(dependencies)
    const [current = {}] = (await callAsVisitor('content_versions', {})) as object[]
    if (published && sorted(published) === sorted(current)) return 'up_to_date'
    if ((await call('begin_site_build', { p_versions: current })) !== true) return 'requested_before'
  } catch (error) {
    log(`Whether the site is up to date is not known. ${error instanceof Error ? error.message : ''}`)
    return 'failed'
  }
  // Redirects are refused: a hook that redirects is not the one that was configured. Its URL is a secret, so
  // no error contains it.
  const status = await fetch(hookUrl, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status >= 200 && status < 300) return 'requested'
  log(`The deploy hook answered ${status || 'nothing'}.`)
  await call('site_build_refused', {}).catch(() => log('The next run asks the host again in ten minutes.'))
  return 'refused'
}
