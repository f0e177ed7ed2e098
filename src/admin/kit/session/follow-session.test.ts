// @vitest-environment jsdom

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/admin/kit/api/api-error'
import { followSession, rightsKey } from '@/admin/kit/session/follow-session'
import type { SessionState, SessionStore } from '@/admin/kit/session/session-store'

function watched(renewed: boolean) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session = { renew: vi.fn(async () => renewed) }
  followSession(queryClient, {
    ...session,
    read: () => ({ status: 'checking' }),
    subscribe: () => () => {},
  } as unknown as SessionStore)
  const fail = (status: number, name = 'list') =>
    queryClient
      .fetchQuery({
        queryKey: ['admin', name],
        queryFn: () => Promise.reject(new ApiError('refused', '', status)),
      })
      .catch(() => undefined)
  return { queryClient, session, fail }
}

describe('a query refused for its session', () => {
  it('asks for a new token and then has the queries run again', async () => {
    const { queryClient, session, fail } = watched(true)
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    await fail(401)
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['admin'] }))
    expect(session.renew).toHaveBeenCalledOnce()
  })

  it('asks once, however many are refused: a server that takes no token is not asked for ever', async () => {
    const { session, fail } = watched(true)
    await Promise.all([fail(401, 'a'), fail(401, 'b'), fail(401, 'c')])
    await fail(401, 'd')
    expect(session.renew).toHaveBeenCalledOnce()
  })

  it('is told from one that failed for another reason', async () => {
    const { session, fail } = watched(true)
    await fail(403, 'a')
    await fail(500, 'b')
    expect(session.renew).not.toHaveBeenCalled()
  })
})

/** The desk with somebody signed in, who asks what the database thinks of the session. */
function asking(answer: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session = { end: vi.fn(async () => {}), read: () => as('farah'), subscribe: () => () => {} }
  const ask = vi.fn(async () => answer)
  const stop = followSession(queryClient, session as unknown as SessionStore)
  const observer = new QueryObserver(queryClient, {
    queryKey: [...rightsKey, 'farah'],
    queryFn: ask,
    enabled: false,
    initialData: 'ok',
  })
  observer.setOptions({ queryKey: [...rightsKey, 'farah'], queryFn: ask, staleTime: Infinity })
  const unsubscribe = observer.subscribe(() => {})
  stops.push(stop, unsubscribe)
  const found = (rows: unknown, name = 'list') =>
    queryClient.fetchQuery({ queryKey: ['admin', name], queryFn: () => rows })
  const refused = (status: number) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.reject(new ApiError('refused', '', status)) })
      .execute(undefined)
      .catch(() => undefined)
  return { session, ask, found, refused, queryClient }
}
const stops: Array<() => void> = []

describe('whether the session is over', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop())
    vi.useRealTimers()
  })
  const soon = () => vi.advanceTimersByTimeAsync(100)

  it.each([
    ['a list is empty', { rows: [], total: 0 }],
    ['no rows came', []],
    ['every count is 0', { drafts: 0, calls: [], flood: null, overdue: { count: 0 } }],
    ['a row is not there', null],
  ])('is asked when %s', async (_, rows) => {
    const { ask, found } = asking('ok')
    await found(rows)
    await soon()
    expect(ask).toHaveBeenCalledOnce()
  })

  it.each([
    ['is refused', 403],
    ['touches no row', 200],
  ])('is asked when a change %s', async (_, status) => {
    const { ask, refused } = asking('ok')
    await refused(status)
    await soon()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is asked when one comes back to the page', async () => {
    const { ask } = asking('ok')
    window.dispatchEvent(new Event('focus'))
    await soon()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is not asked when something is there, or failed for another reason', async () => {
    const { ask, found, refused } = asking('ok')
    await found({ rows: [{ id: 'a' }], total: 1 })
    await refused(500)
    await soon()
    expect(ask).not.toHaveBeenCalled()
  })

  it('is asked once for many that find nothing, and once more for those that come after', async () => {
    const { ask, found } = asking('ok')
    await Promise.all(['a', 'b', 'c'].map((name) => found([], name)))
    await soon()
    expect(ask).toHaveBeenCalledOnce()
    await Promise.all(['d', 'e'].map((name) => found([], name)))
    await soon()
    expect(ask).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['ended', 1],
    ['no_admin', 0],
    ['ok', 0],
  ])('is put away when the answer is %s: %i times', async (answer, times) => {
    const { session, found } = asking(answer)
    await found([])
    await soon()
    expect(session.end).toHaveBeenCalledTimes(times)
  })
})

const as = (id: string): SessionState => ({ status: 'signed-in', user: { id, email: '' } })

function remembered(...states: SessionState[]): { leads: unknown; posts: unknown } {
  let state = as('farah')
  let tell = () => {}
  const store = {
    read: () => state,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => {}
    },
  }
  const queryClient = new QueryClient()
  queryClient.setQueryData(['admin', 'list'], 'leads')
  queryClient.setQueryData(['posts'], 'posts')
  followSession(queryClient, store as unknown as SessionStore)
  for (const next of states) {
    state = next
    tell()
  }
  return { leads: queryClient.getQueryData(['admin', 'list']), posts: queryClient.getQueryData(['posts']) }
}

describe('what was read as one person', () => {
  it('is forgotten on a sign-out, here or in another tab; what is public is not', () => {
    expect(remembered({ status: 'signed-out' })).toEqual({ leads: undefined, posts: 'posts' })
    expect(remembered({ status: 'signed-out', reason: 'elsewhere' }).leads).toBeUndefined()
  })

  it('waits for the same person when the session ran out', () => {
    expect(remembered({ status: 'signed-out', reason: 'ended' }, as('farah')).leads).toBe('leads')
  })

  it('is read anew when the same person is back: what came last may be what nobody gets', () => {
    const invalidate = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
    remembered({ status: 'signed-out', reason: 'ended' }, as('farah'))
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['admin'] })
  })

  it('is gone when another person signs in', () => {
    expect(remembered({ status: 'signed-out', reason: 'ended' }, as('stranger')).leads).toBeUndefined()
  })
})
