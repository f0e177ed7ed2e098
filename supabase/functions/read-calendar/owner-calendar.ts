import { callUid } from '../_shared/calendar/call-event.ts'
import { BodyTooLargeError, readBody } from '../_shared/http.ts'
import type { CallProcedure } from '../_shared/rest.ts'
import { type BusyCalendar, busyTimes } from './busy-times.ts'

const MAX_BYTES = 2_000_000
const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3

/** The server's validators (ETag, Last-Modified), so that an unchanged calendar is not sent twice. */
interface Version {
  etag?: string
  modified?: string
}

/** What the database asks to be read. */
interface Wanted {
  address: string
  version: Version
  from: string
  until: string
}

interface OwnerCalendarDependencies {
  call: CallProcedure
  fetch: typeof fetch
  /** The addresses of a host name. */
  resolve: (host: string) => Promise<string[]>
  siteUrl: string
}

/** Why the calendar cannot be read, for the owner. The URL is a secret, so the text never contains it. */
class CalendarError extends Error {}

/** Loopback, private-network and cloud metadata addresses. */
const privateAddress =
  /^(?:0|10|127|22[4-9]|23\d|24\d|25[0-5])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.168\.|^198\.1[89]\.|^::|^f[cdef]|^64:ff9b/i

/** @throws CalendarError for an address outside the public internet */
async function assertPublic(url: URL, resolve: OwnerCalendarDependencies['resolve']): Promise<void> {
  if (url.protocol !== 'https:') throw new CalendarError('Its address leads to one that is not https.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':')
  const addresses = isAddress ? [host] : await resolve(host)
  if (addresses.length === 0) throw new CalendarError('Its server could not be found.')
  if (addresses.some((address) => privateAddress.test(address.replace(/^::ffff:(?=\d+\.)/i, ''))))
    throw new CalendarError('Its address leads into a private network.')
}

/** The response of the calendar's server, after redirects. @throws CalendarError */
async function ask({ address, version }: Wanted, deps: OwnerCalendarDependencies): Promise<Response> {
  const headers = {
    Accept: 'text/calendar',
    ...(version.etag && { 'If-None-Match': version.etag }),
    ...(version.modified && { 'If-Modified-Since': version.modified }),
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    await assertPublic(url, deps.resolve)
    let answer: Response
    try {
      answer = await deps.fetch(url, { headers, redirect: 'manual', signal })
    } catch {
      throw new CalendarError(
        signal.aborted ? 'Its server took longer than 10 seconds.' : 'Its server could not be reached.',
      )
    }
    const to = answer.headers.get('location')
    if (answer.status < 301 || answer.status > 308 || answer.status === 304 || !to) return answer
    await answer.body?.cancel()
    url = new URL(to, url)
  }
  throw new CalendarError('Its server redirects without end.')
}

/** @throws CalendarError */
async function textOf(answer: Response): Promise<string> {
  try {
    return new TextDecoder().decode(await readBody(answer, MAX_BYTES))
  } catch (error) {
    throw new CalendarError(
      error instanceof BodyTooLargeError
        ? 'It is larger than 2 MB: a calendar with fewer years in it does better.'
        : 'Its server broke off, or took longer than 10 seconds.',
    )
  }
}

const entries = (count: number) => (count === 1 ? '1 of its entries' : `${count} of its entries`)

/** What of a calendar could not be read, for the owner; null if nothing. */
function problemOf({ unread, guessed, endsAt }: BusyCalendar): string | null {
  const sentences = [
    unread > 0 && `${entries(unread)} could not be read in full, and may hold no time.`,
    guessed > 0 &&
      `${entries(guessed)} ${guessed === 1 ? 'is' : 'are'} in an unknown time zone, and read in the calendar’s own.`,
    endsAt &&
      `It has too many appointments: those after ${new Date(endsAt).toISOString().slice(0, 10)} are left out.`,
  ].filter(Boolean)
  return sentences.join(' ') || null
}

/** Reads the calendar and stores its busy times in the database. @throws CalendarError, ProcedureError */
async function read(wanted: Wanted, deps: OwnerCalendarDependencies): Promise<void> {
  const { call, siteUrl } = deps
  const answer = await ask(wanted, deps)
  if (answer.status === 304) {
    await call('replace_busy_times', { times: null, address: wanted.address, version: wanted.version })
    return
  }
  if (answer.status !== 200) {
    await answer.body?.cancel()
    const renewed = [401, 403, 404, 410].includes(answer.status) ? ' The address may have been renewed.' : ''
    throw new CalendarError(`Its server answered ${answer.status}.${renewed}`)
  }
  const text = await textOf(answer)
  let busy: BusyCalendar
  try {
    busy = busyTimes(text, {
      from: Date.parse(wanted.from),
      until: Date.parse(wanted.until),
      // A call of ours that is also in the owner's calendar already blocks its time.
      isOurs: (uid) => uid.endsWith(callUid('', siteUrl)),
    })
  } catch {
    throw new CalendarError('What its server sent is no calendar.')
  }
  const problem = problemOf(busy)
  const version: Version = {
    etag: answer.headers.get('etag') ?? undefined,
    modified: answer.headers.get('last-modified') ?? undefined,
  }
  await call('replace_busy_times', {
    times: busy.times.map(([from, until]) => ({
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(until).toISOString(),
    })),
    address: wanted.address,
    // A calendar that was only partly readable is fetched again in full, so that the admin keeps showing
    // this.
    version: problem ? {} : version,
    problem,
  })
}

/**
 * Reads the owner's other calendar when it is due. A calendar that cannot be read is shown in the admin.
 * @returns whether it was due
 * @throws ProcedureError if the database does not answer
 */
export async function readOwnerCalendar(deps: OwnerCalendarDependencies): Promise<boolean> {
  const wanted = (await deps.call('begin_busy_read', {})) as Wanted | null
  if (!wanted) return false
  try {
    await read(wanted, deps)
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error
    await deps.call('busy_read_failed', { address: wanted.address, problem: error.message })
  }
  return true
}
