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

interface PublishedSite {
  /** The content versions that it was built from; null if unknown. */
  versions: object | null
  /** Why they are unknown, as a sentence. */
  problem?: string
  /** Whether the host is out of order, so that a build would be of no use. */
  isDown?: boolean
}

/** Reads the record of the published site's build. */
async function readPublished({ siteUrl, fetch }: RebuildDependencies): Promise<PublishedSite> {
  const url = `${siteUrl}/build.json`
  const answer = await fetch(url, {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!answer) return { versions: null, isDown: true, problem: `${url} does not answer.` }
  const { status } = answer
  if (status >= 500)
    return { versions: null, isDown: true, problem: `${url} answers with the error ${status}.` }
  if (status >= 300 && status < 400) {
    const to = answer.headers.get('location') ?? 'another address'
    return { versions: null, problem: `${url} redirects to ${to}.` }
  }
  if (status === 404) return { versions: null, problem: `${url} does not exist.` }
  if (!answer.ok) return { versions: null, problem: `${url} refuses with the status ${status}.` }
  const build = (await answer.json().catch(() => null)) as { versions?: object } | null
  if (typeof build !== 'object' || build === null)
    return { versions: null, problem: `${url} is not the file of a build.` }
  // A build of an older release names no versions.
  return { versions: build.versions ?? null }
}

const sorted = (versions: object) => JSON.stringify(Object.entries(versions).toSorted())

/**
 * Asks the host for a build while the published site was built from older content than the database shows to
 * visitors, less and less often if no build arrives (begin_site_build). Records why the site cannot be read. Never
 * throws.
 */
export async function rebuildSite(dependencies: RebuildDependencies): Promise<RebuildOutcome> {
  const { hookUrl, call, callAsVisitor, fetch, log } = dependencies
  try {
    const { versions, problem, isDown } = await readPublished(dependencies)
    const [current = {}] = (await callAsVisitor('content_versions', {})) as object[]
    const isCurrent = versions !== null && sorted(versions) === sorted(current)
    await call('note_published_site', { p_current: isCurrent, p_problem: problem ?? null })
    if (isCurrent) return 'up_to_date'
    if (isDown) {
      log(`Whether the site is up to date is not known. ${problem}`)
      return 'failed'
    }
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
  await call('site_build_refused', {}).catch(() =>
    log('The refusal was not recorded, so the host is asked again in ten minutes.'),
  )
  return 'refused'
}
