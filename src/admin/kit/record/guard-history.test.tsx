import { expect, it, vi } from 'vitest'
import { guardHistory } from '@/admin/kit/record/guard-history'

const fakeHistory = () => ({ createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() })

it('the way off a page is given to whoever guards it, and the way along the page to nobody', () => {
  const history = fakeHistory()
  const { push } = history
  const ways: Array<() => void> = []
  const stop = guardHistory(history, (go) => ways.push(go))
  history.push(`${window.location.pathname}?q=a`)
  expect(push).toHaveBeenCalledTimes(1)
  history.push('/elsewhere')
  expect(push).toHaveBeenCalledTimes(1)
  ways[0]?.()
  expect(push).toHaveBeenLastCalledWith('/elsewhere', undefined, undefined)
  stop()
  expect(history.push).toBe(push)
})

it('two guards are both asked, the later first, whichever is put away before the other', () => {
  const history = fakeHistory()
  const { push } = history
  const asked: string[] = []
  const guard = (name: string) =>
    guardHistory(history, (go) => {
      asked.push(name)
      go()
    })
  const stopFirst = guard('record')
  const stopSecond = guard('note')
  history.push('/elsewhere')
  expect(asked).toEqual(['note', 'record'])
  expect(push).toHaveBeenCalledTimes(1)
  stopFirst()
  expect(history.push).not.toBe(push)
  stopSecond()
  expect(history.push).toBe(push)
  history.push('/elsewhere')
  expect(asked).toHaveLength(2)
})

it('a reload is asked about while anything is guarded, and not after', () => {
  const history = fakeHistory()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const stop = guardHistory(history, (go) => go())
  expect(isAsked()).toBe(true)
  stop()
  expect(isAsked()).toBe(false)
})
