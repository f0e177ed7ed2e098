// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/admin/kit/api/api-error'
import { newsKey } from '@/admin/kit/news/news'
import { followSession, rightsKey } from '@/admin/kit/session/follow-session'
import type { SessionState } from '@/admin/kit/session/session-store'

const as = (id: string): SessionState => ({ status: 'signed-in', user: { id, email: '' } })

/** A followed session of a signed-in user; `answer` is the result of session_state. */
function followed({ renewed = true, answer = 'owner' } = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let state = as('farah')
  let announce = () => {}
  const session = {
    read: () => state,
    subscribe: (listener: () => void) => {
      announce = listener
      return () => undefined
    },
    signIn: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    renew: vi.fn(async () => renewed),
    end: vi.fn(async () => {}),
  }
  followSession(queryClient, session)
  const ask = vi.fn(async () => answer)
  const found = (queryKey: readonly string[], data: unknown) =>
    queryClient.fetchQuery({ queryKey, queryFn: () => data })
  return {
    queryClient,
    session,
    ask,
    found,
    rights: () => queryClient.fetchQuery({ queryKey: [...rightsKey, 'farah'], queryFn: ask }),
    fail: (status: number, name = 'list') =>
      queryClient
        .fetchQuery({
          queryKey: ['admin', name],
          queryFn: () => Promise.reject(new ApiError('refused', '', status)),
        })
        .catch(() => undefined),
    become: (next: SessionState) => {
      state = next
      announce()
    },
  }
}

describe('a query rejected for its session', () => {
  it('requests a new token and then reruns the queries', async () => {
    const { queryClient, session, fail } = followed()
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    await fail(401)
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['admin'] }))
    expect(session.renew).toHaveBeenCalledOnce()
  })

  it('requests one token for any number of rejected queries', async () => {
    const { session, fail } = followed({ renewed: false })
    await Promise.all([fail(401, 'a'), fail(401, 'b'), fail(401, 'c')])
    await fail(401, 'd')
    expect(session.renew).toHaveBeenCalledOnce()
  })

  it('is distinguished from a query that failed for another reason', async () => {
    const { session, fail } = followed()
    await fail(403, 'a')
    await fail(500, 'b')
    expect(session.renew).not.toHaveBeenCalled()
  })
})

describe('whether the session is over', () => {
  it('is checked if the poll returns null, and not if it returns rows', async () => {
    const { queryClient, found } = followed()
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    await found(newsKey, { unseen: {} })
    expect(invalidate).not.toHaveBeenCalled()
    await found(newsKey, null)
    expect(invalidate).toHaveBeenCalledWith({ queryKey: rightsKey })
  })

  it.each([
    ['ended', 1],
    ['no_role', 0],
    ['owner', 0],
  ])('ends the session on this page for the result %s: %i times', async (answer, times) => {
    const { session, rights } = followed({ answer })
    await rights()
    expect(session.end).toHaveBeenCalledTimes(times)
  })
})

describe('data fetched as one user', () => {
  function kept(...states: SessionState[]) {
    const { queryClient, become } = followed()
    queryClient.setQueryData(['admin', 'list'], 'leads')
    queryClient.setQueryData(['posts'], 'posts')
    states.forEach(become)
    return { leads: queryClient.getQueryData(['admin', 'list']), posts: queryClient.getQueryData(['posts']) }
  }

  it('is cleared on sign-out, here or in another tab, and when the session ends; public data stays', () => {
    expect(kept({ status: 'signed-out' })).toEqual({ leads: undefined, posts: 'posts' })
    expect(kept({ status: 'signed-out', reason: 'ended' }).leads).toBeUndefined()
  })

  it('is cleared when another user signs in, and stays when the same user does', () => {
    expect(kept(as('another')).leads).toBeUndefined()
    expect(kept(as('farah')).leads).toBe('leads')
  })
})
