import { type CallProcedure, ProcedureError } from '../_shared/rest.ts'

interface PublishDependencies {
  /** The host's deploy hook; absent if the studio has not set one. */
  hookUrl: string | undefined
  /** Procedures called as the person who pressed the button. */
  call: CallProcedure
  /** POSTs to a URL and returns the response's status. Throws if there is no response. */
  post: (url: string) => Promise<number>
  log: (message: string) => void
}

export type PublishOutcome =
  | 'begun'
  | 'signed_out'
  | 'forbidden'
  | 'not_set'
  | 'too_soon'
  | 'refused'
  | 'unreachable'
  | 'unavailable'

/** Responses and logs never contain the hook's URL: anybody who knows it can trigger builds. */
export const publishAnswers: Record<PublishOutcome, [status: number, message: string]> = {
  begun: [202, 'The site is being built.'],
  signed_out: [401, 'Your session has ended. Please sign in again.'],
  forbidden: [403, 'Only an owner or a writer can publish the site.'],
  not_set: [501, 'Publishing isn’t connected. Ask your developer to set DEPLOY_HOOK_URL.'],
  too_soon: [429, 'The site was published less than a minute ago. Please wait a moment.'],
  refused: [502, 'The host refused the request: its deploy hook may have been deleted.'],
  unreachable: [502, 'The host could not be reached. Please try again.'],
  unavailable: [503, 'The database did not answer. Please try again.'],
}

/** Asks the host to rebuild the site, for an owner or a writer, at most once a minute. */
export async function publish({ hookUrl, call, post, log }: PublishDependencies): Promise<PublishOutcome> {
  try {
    if ((await call('can_write', {})) !== true) return 'forbidden'
    if (!hookUrl) return 'not_set'
    await call('begin_publish', {})
  } catch (error) {
    const status = error instanceof ProcedureError ? error.status : 0
    if (status === 401) return 'signed_out'
    if (status === 403) return 'forbidden'
    if (status === 429) return 'too_soon'
    log(`Publishing did not start: the database answered ${status || 'nothing'}.`)
    return 'unavailable'
  }
  try {
    const status = await post(hookUrl)
    if (status >= 200 && status < 300) return 'begun'
    log(`The deploy hook answered ${status}.`)
    return 'refused'
  } catch {
    log('The deploy hook could not be reached.')
    return 'unreachable'
  }
}
