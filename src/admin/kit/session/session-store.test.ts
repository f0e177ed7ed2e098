// @vitest-environment jsdom

import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiError } from '@/admin/kit/api/api-error'
import {
  createSessionStore,
  followSession,
  rightsKey,
  type SessionState,
  type SessionStore,
} from '@/admin/kit/session/session-store'

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const sessionOf = (id: string, expiresAt = inAnHour()) =>
  ({ user: { id, email: `${id}@example.test` }, expires_at: expiresAt }) as Session

/** The provider as the store sees it; `tell` is what another tab or the clock would do. */
function fakeAuth(first: { session: Session | null; error?: { name: string } }) {
  let listener: (event: AuthChangeEvent, session: Session | null) => void = () => {}
  const tell = (event: AuthChangeEvent, session: Session | null = null) => listener(event, session)
  const auth = {
    getSession: vi.fn(async () => ({ data: { session: first.session }, error: first.error ?? null })),
    onAuthStateChange: vi.fn((callback: typeof listener) => {
      listener = callback
      return { data: { subscription: {} } }
    }),
    signInWithPassword: vi.fn(async () => ({ error: null as Error | null })),
    signOut: vi.fn(async () => {
      tell('SIGNED_OUT')
      return { error: null as Error | null }
    }),
    refreshSession: vi.fn(async () => ({
      data: { session: null as Session | null },
      error: { name: 'AuthApiError' } as { name: string } | null,
    })),
  }
  return { auth, tell, store: createSessionStore(auth as never) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function signedIn(id = 'farah', expiresAt?: number) {
  const fake = fakeAuth({ session: sessionOf(id, expiresAt) })
  await settled()
  return fake
}

describe('the session', () => {
  it('is being checked until the provider answers', async () => {
    const { store } = fakeAuth({ session: null })
    expect(store.read()).toEqual({ status: 'checking' })
    await settled()
    expect(store.read()).toEqual({ status: 'signed-out', reason: undefined })
  })

  it('opens with the one that was kept, and tells its listeners', async () => {
    const { store } = fakeAuth({ session: sessionOf('farah') })
    const listener = vi.fn()
    store.subscribe(listener)
    await settled()
    expect(store.read()).toEqual({ status: 'signed-in', user: { id: 'farah', email: 'farah@example.test' } })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('says when the server could not be asked', async () => {
    const { store } = fakeAuth({ session: null, error: { name: 'AuthRetryableFetchError' } })
    await settled()
    expect(store.read()).toMatchObject({ status: 'signed-out', reason: 'unreachable' })
  })

  it('follows a sign-in of another tab', async () => {
    const { store, tell } = fakeAuth({ session: null })
    await settled()
    tell('SIGNED_IN', sessionOf('farah'))
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })

  it('keeps its user when only the token changed', async () => {
    const { store, tell } = await signedIn()
    const before = store.read()
    tell('TOKEN_REFRESHED', sessionOf('farah'))
    expect(store.read()).toBe(before)
  })

  it('follows a sign-out of another tab, and says so', async () => {
    const { store, tell } = await signedIn()
    tell('SIGNED_OUT')
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'elsewhere' })
  })

  it('says that it has ended when the token had run out, or could not be renewed on arrival', async () => {
    const { store, tell } = await signedIn('farah', Math.floor(Date.now() / 1000) - 1)
    tell('SIGNED_OUT')
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'ended' })

    const arriving = fakeAuth({ session: null })
    arriving.tell('SIGNED_OUT')
    await settled()
    expect(arriving.store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
  })

  it('gives no reason when one signs out oneself, and leaves other devices signed in', async () => {
    const { store, auth } = await signedIn()
    await store.signOut()
    expect(store.read()).toEqual({ status: 'signed-out' })
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' })
  })

  it('stays when the sign-out did not reach the server', async () => {
    const { store, auth } = await signedIn()
    auth.signOut.mockResolvedValueOnce({ error: new Error('Failed to fetch') })
    await expect(store.signOut()).rejects.toThrow('Failed to fetch')
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })

  it('gives the provider’s own error when a sign-in is refused', async () => {
    const { store, auth } = fakeAuth({ session: null })
    auth.signInWithPassword.mockResolvedValueOnce({ error: new Error('Invalid login credentials') })
    await expect(store.signIn('farah@example.test', 'wrong')).rejects.toThrow('Invalid login credentials')
  })
})

describe('a refused token', () => {
  it('is renewed by the provider', async () => {
    const { store, auth } = await signedIn()
    auth.refreshSession.mockResolvedValueOnce({ data: { session: sessionOf('farah') }, error: null })
    expect(await store.renew()).toBe(true)
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })

  it('ends the session when it cannot be renewed', async () => {
    const { store } = await signedIn()
    expect(await store.renew()).toBe(false)
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
  })

  it('ends nothing while the server cannot be reached', async () => {
    const { store, auth } = await signedIn()
    auth.refreshSession.mockResolvedValueOnce({
      data: { session: null },
      error: { name: 'AuthRetryableFetchError' },
    })
    expect(await store.renew()).toBe(false)
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })
})

describe('a session that the database takes for over', () => {
  it.each([
    ['', null],
    [', also where the server cannot be reached', new Error('Failed to fetch')],
  ])('is put away here%s, and says that it has ended', async (_, error) => {
    const { store, auth, tell } = await signedIn()
    auth.signOut.mockImplementationOnce(async () => {
      if (!error) tell('SIGNED_OUT')
      return { error }
    })
    await store.end()
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' })
  })
})

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
