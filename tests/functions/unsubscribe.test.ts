import { describe, expect, it, vi } from 'vitest'
import {
  confirmationPage,
  tokenOf,
  type UnsubscribeDependencies,
  unsubscribeByOneClick,
} from '../../supabase/functions/unsubscribe/handler.ts'

const token = '2c9b7c55-1a4f-4a65-b5a1-5e3e6d7f8a33'
const oneClick = new URLSearchParams('List-Unsubscribe=One-Click')
const dependencies = () => ({
  unsubscribe: vi.fn<UnsubscribeDependencies['unsubscribe']>(async () => ({ ok: true })),
  log: vi.fn<UnsubscribeDependencies['log']>(),
})

describe('a one-click request', () => {
  it('ends the subscription of the token', async () => {
    const deps = dependencies()
    expect(await unsubscribeByOneClick(token, oneClick, deps)).toBe('done')
    expect(deps.unsubscribe).toHaveBeenCalledWith(token)
  })

  it.each([
    ['no form', null],
    ['an empty form', new URLSearchParams()],
    ['another value', new URLSearchParams('List-Unsubscribe=Maybe')],
  ])('with %s changes nothing', async (_what, form) => {
    const deps = dependencies()
    expect(await unsubscribeByOneClick(token, form, deps)).toBe('invalid_input')
    expect(deps.unsubscribe).not.toHaveBeenCalled()
  })

  it('reports a database failure without the token in the log', async () => {
    const deps = dependencies()
    deps.unsubscribe.mockRejectedValue(new Error('no answer'))
    expect(await unsubscribeByOneClick(token, oneClick, deps)).toBe('unavailable')
    expect(deps.log).toHaveBeenCalledWith('A one-click request could not be carried out. no answer')
  })
})

describe('the token of a URL', () => {
  it.each([
    [`https://project.test/unsubscribe?token=${token}`, token],
    ['https://project.test/unsubscribe?token=%20a%20', 'a'],
    ['https://project.test/unsubscribe', null],
    ['https://project.test/unsubscribe?token=', null],
    [`https://project.test/unsubscribe?token=${'a'.repeat(201)}`, null],
  ])('%s is %j', (url, expected) => {
    expect(tokenOf(url)).toBe(expected)
  })

  it('cannot redirect the page elsewhere', () => {
    expect(confirmationPage('https://studio.test', 'a&next=//attacker.example#b')).toBe(
      'https://studio.test/unsubscribe?token=a%26next%3D%2F%2Fattacker.example%23b',
    )
  })
})
