import { expect, it, vi } from 'vitest'
import { guardPage } from '@/admin/kit/screen/use-leave-guard'

const fakeNavigator = () => ({ createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() })

it('a way off the page waits for the guard, a way along the page does not', () => {
  const navigator = fakeNavigator()
  const { push } = navigator
  const waiting: Array<() => void> = []
  const stop = guardPage(navigator, (go) => waiting.push(go))
  navigator.push(`${window.location.pathname}?q=a`)
  expect(push).toHaveBeenCalledTimes(1)
  navigator.push('/elsewhere')
  expect(push).toHaveBeenCalledTimes(1)
  waiting[0]?.()
  expect(push).toHaveBeenLastCalledWith('/elsewhere', undefined, undefined)
  stop()
  expect(navigator.push).toBe(push)
})

it('two guards are both asked, the later first, whichever is put away before the other', () => {
  const navigator = fakeNavigator()
  const { push } = navigator
  const asked: string[] = []
  const guard = (name: string) =>
    guardPage(navigator, (go) => {
      asked.push(name)
      go()
    })
  const stopFirst = guard('record')
  const stopSecond = guard('note')
  navigator.push('/elsewhere')
  expect(asked).toEqual(['note', 'record'])
  expect(push).toHaveBeenCalledTimes(1)
  stopFirst()
  expect(navigator.push).not.toBe(push)
  stopSecond()
  expect(navigator.push).toBe(push)
})

it('Back waits for the guard, and the router does not hear of it, though it listened first', async () => {
  window.history.replaceState({ idx: 0 }, '', '/before')
  window.history.pushState({ idx: 1 }, '', '/guarded')
  const router = vi.fn()
  window.addEventListener('popstate', router)
  const ask = vi.fn()
  const stop = guardPage(fakeNavigator(), ask)
  window.history.back()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(window.location.pathname).toBe('/guarded'))
  expect(router).not.toHaveBeenCalled()
  const go = ask.mock.lastCall?.[0] as () => void
  go()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/before'))
  expect(router).toHaveBeenCalledOnce()
  stop()
  window.removeEventListener('popstate', router)
})

it('a reload is asked about while anything is guarded, and not after', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const stop = guardPage(fakeNavigator(), (go) => go())
  expect(isAsked()).toBe(true)
  stop()
  expect(isAsked()).toBe(false)
})
