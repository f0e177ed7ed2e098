// @vitest-environment jsdom

import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { createSessionStore } from '@/admin/kit/session/session-store'

const sessionOf = (id: string) =>
  ({ user: { id, email: `${id}@example.test` }, expires_at: Math.floor(Date.now() / 1000) + 3600 }) as Session

/** A fake auth provider; `emit` sends an event, as another tab or a timer would. */
function fakeAuth(first: { session: Session | null; error?: { name: string } }) {
  let listener: (event: AuthChangeEvent, session: Session | null) => void = () => {}
  const emit = (event: AuthChangeEvent, session: Session | null = null) => listener(event, session)
  const auth = {
    getSession: vi.fn(async () => ({ data: { session: first.session }, error: first.error ?? null })),
    onAuthStateChange: vi.fn((callback: typeof listener) => {
      listener = callback
      return { data: { subscription: {} } }
    }),
    signInWithPassword: vi.fn(async () => ({ error: null as Error | null })),
    signOut: vi.fn(async () => {
      emit('SIGNED_OUT')
      return { error: null as Error | null }
    }),
    refreshSession: vi.fn(async () => ({
      data: { session: null as Session | null },
      error: { name: 'AuthApiError' } as { name: string } | null,
    })),
  }
  return { auth, emit, store: createSessionStore(auth as never) }
}

/** A session of an account with a second factor, before or after its code was given. */
const withFactor = (aal: string, status = 'verified') =>
  ({
    ...sessionOf('farah'),
    access_token: `e30.${btoa(JSON.stringify({ aal, name: 'ÿ?>' }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')}.sign`,
    user: { id: 'farah', email: 'farah@example.test', factors: [{ id: 'app', factor_type: 'totp', status }] },
  }) as Session

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function signedIn() {
  const fake = fakeAuth({ session: sessionOf('farah') })
  await settled()
  return fake
}

describe('the session', () => {
  it('is being checked until the provider responds', async () => {
    const { store } = fakeAuth({ session: null })
    expect(store.read()).toEqual({ status: 'checking' })
    await settled()
    expect(store.read()).toEqual({ status: 'signed-out', reason: undefined })
  })

  it('restores the stored session and notifies its listeners', async () => {
    const { store } = fakeAuth({ session: sessionOf('farah') })
    const listener = vi.fn()
    store.subscribe(listener)
    await settled()
    expect(store.read()).toEqual({ status: 'signed-in', user: { id: 'farah', email: 'farah@example.test' } })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('waits for the code of an account with a second factor, and opens once it was given', async () => {
    const user = { id: 'farah', email: 'farah@example.test', factorId: 'app' }
    const { store, emit } = fakeAuth({ session: withFactor('aal1') })
    await settled()
    expect(store.read()).toEqual({ status: 'code-needed', user })
    emit('MFA_CHALLENGE_VERIFIED', withFactor('aal2'))
    expect(store.read()).toEqual({ status: 'signed-in', user })
    emit('SIGNED_IN', withFactor('aal1'))
    expect(store.read()).toEqual({ status: 'code-needed', user })
    emit('SIGNED_OUT')
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
  })

  it('asks for no code if the second factor was never confirmed', async () => {
    const { store } = fakeAuth({ session: withFactor('aal1', 'unverified') })
    await settled()
    expect(store.read()).toEqual({
      status: 'signed-in',
      user: { id: 'farah', email: 'farah@example.test', factorId: undefined },
    })
  })

  it('reports that the server could not be reached', async () => {
    const { store } = fakeAuth({ session: null, error: { name: 'AuthRetryableFetchError' } })
    await settled()
    expect(store.read()).toMatchObject({ status: 'signed-out', reason: 'unreachable' })
  })

  it('follows a sign-in of another tab', async () => {
    const { store, emit } = fakeAuth({ session: null })
    await settled()
    emit('SIGNED_IN', sessionOf('farah'))
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })

  it('keeps its user when only the token changed', async () => {
    const { store, emit } = await signedIn()
    const before = store.read()
    emit('TOKEN_REFRESHED', sessionOf('farah'))
    expect(store.read()).toBe(before)
  })

  it('reports its end if nobody signed out on this page', async () => {
    const { store, emit } = await signedIn()
    emit('SIGNED_OUT')
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
    const unlucky = await signedIn()
    unlucky.auth.signOut.mockResolvedValueOnce({ error: new Error('Failed to fetch') })
    await expect(unlucky.store.signOut()).rejects.toThrow('Failed to fetch')
    unlucky.emit('SIGNED_OUT')
    expect(unlucky.store.read()).toMatchObject({ reason: 'ended' })
  })

  it('reports its end if the token could not be renewed on page load', async () => {
    const arriving = fakeAuth({ session: null })
    arriving.emit('SIGNED_OUT')
    await settled()
    expect(arriving.store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
  })

  it('gives no reason after a sign-out by the user, and leaves other devices signed in', async () => {
    const { store, auth } = await signedIn()
    await store.signOut()
    expect(store.read()).toEqual({ status: 'signed-out' })
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' })
  })

  it('stays if the sign-out did not reach the server', async () => {
    const { store, auth } = await signedIn()
    auth.signOut.mockResolvedValueOnce({ error: new Error('Failed to fetch') })
    await expect(store.signOut()).rejects.toThrow('Failed to fetch')
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })

  it('throws the provider’s own error if a sign-in is rejected', async () => {
    const { store, auth } = fakeAuth({ session: null })
    auth.signInWithPassword.mockResolvedValueOnce({ error: new Error('Invalid login credentials') })
    await expect(store.signIn('farah@example.test', 'wrong')).rejects.toThrow('Invalid login credentials')
  })
})

describe('a rejected token', () => {
  it('is renewed by the provider', async () => {
    const { store, auth } = await signedIn()
    auth.refreshSession.mockResolvedValueOnce({ data: { session: sessionOf('farah') }, error: null })
    expect(await store.renew()).toBe(true)
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })

  it('ends the session if it cannot be renewed', async () => {
    const { store } = await signedIn()
    expect(await store.renew()).toBe(false)
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
  })

  it('does not end the session while the server is unreachable', async () => {
    const { store, auth } = await signedIn()
    auth.refreshSession.mockResolvedValueOnce({
      data: { session: null },
      error: { name: 'AuthRetryableFetchError' },
    })
    expect(await store.renew()).toBe(false)
    expect(store.read()).toMatchObject({ status: 'signed-in' })
  })
})

describe('a session that is over in the database', () => {
  it.each([
    ['', null],
    [', even if the server is unreachable', new Error('Failed to fetch')],
  ])('ends on this page%s, and reports its end', async (_, error) => {
    const { store, auth, emit } = await signedIn()
    auth.signOut.mockImplementationOnce(async () => {
      if (!error) emit('SIGNED_OUT')
      return { error }
    })
    await store.end()
    expect(store.read()).toEqual({ status: 'signed-out', reason: 'ended' })
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' })
  })
})
