import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { forgetOnLeave } from '@/admin/kit/session/clear-cache-on-sign-out'
import type { SessionState, SessionStore } from '@/admin/kit/session/session-store'

const signedIn = (id: string): SessionState => ({ status: 'signed-in', user: { id, email: '' } })

function remembered(...states: SessionState[]): { leads: unknown; posts: unknown } {
  let state = signedIn('farah')
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
  forgetOnLeave(queryClient, store as unknown as SessionStore)
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
    expect(remembered({ status: 'signed-out', reason: 'ended' }, signedIn('farah')).leads).toBe('leads')
  })

  it('is gone when another person signs in', () => {
    expect(remembered({ status: 'signed-out', reason: 'ended' }, signedIn('stranger')).leads).toBeUndefined()
  })
})
