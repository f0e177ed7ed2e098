// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/admin/kit/api/api-error'
import { newsKey } from '@/admin/kit/news/news'
import { followSession, rightsKey } from '@/admin/kit/session/follow-session'
import type { SessionState } from '@/admin/kit/session/session-store'

const as = (id: string): SessionState => ({ status: 'signed-in', user: { id, email: '' } })

/** The admin with somebody signed in, of whom the database says `answer`. */
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

describe('a query refused for its session', () => {
  it('asks for a new token and then has the queries run again', async () => {
    const { queryClient, session, fail } = followed()
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    await fail(401)
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['admin'] }))
    expect(session.renew).toHaveBeenCalledOnce()
  })

  it('asks once, however many are refused', async () => {
    const { session, fail } = followed({ renewed: false })
    await Promise.all([fail(401, 'a'), fail(401, 'b'), fail(401, 'c')])
    await fail(401, 'd')
    expect(session.renew).toHaveBeenCalledOnce()
  })

  it('is not mistaken for one that failed for another reason', async () => {
    const { session, fail } = followed()
    await fail(403, 'a')
    await fail(500, 'b')
    expect(session.renew).not.toHaveBeenCalled()
  })
})

describe('whether the session is over', () => {
  it('is asked when the poll is answered with null, and not when it is answered with rows', async () => {
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
  ])('ends it here when the answer is %s: %i times', async (answer, times) => {
    const { session, rights } = followed({ answer })
    await rights()
    expect(session.end).toHaveBeenCalledTimes(times)
  })
})

describe('what was read as one person', () => {
  function kept(...states: SessionState[]) {
    const { queryClient, become } = followed()
    queryClient.setQueryData(['admin', 'list'], 'leads')
    queryClient.setQueryData(['posts'], 'posts')
    states.forEach(become)
    return { leads: queryClient.getQueryData(['admin', 'list']), posts: queryClient.getQueryData(['posts']) }
  }

  it('is forgotten when they sign out, here or in another tab, and when their session ends; what is public is not', () => {
    expect(kept({ status: 'signed-out' })).toEqual({ leads: undefined, posts: 'posts' })
    expect(kept({ status: 'signed-out', reason: 'ended' }).leads).toBeUndefined()
  })

  it('is gone when another person signs in, and stays while the same person does', () => {
    expect(kept(as('stranger')).leads).toBeUndefined()
    expect(kept(as('farah')).leads).toBe('leads')
  })
})
