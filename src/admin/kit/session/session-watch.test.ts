import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/admin/kit/api/api-error'
import type { SessionStore } from '@/admin/kit/session/session-store'
import { watchRefusals } from '@/admin/kit/session/session-watch'

function watched(renewed: boolean) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session = { renew: vi.fn(async () => renewed) }
  watchRefusals(queryClient, session as unknown as SessionStore)
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
