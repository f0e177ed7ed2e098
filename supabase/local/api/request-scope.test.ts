import { expect, it, vi } from 'vitest'
import { currentScope, isSqlError, runInScope } from './request-scope'

it('what is printed inside a scope is dropped, outside it is kept', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runInScope({}, async () => console.error('inside'))
  expect(printed).not.toHaveBeenCalled()
  console.error('outside')
  expect(printed).toHaveBeenCalledWith('outside')
})

it('requests that run at the same time each keep their own scope', async () => {
  const seen = await Promise.all(
    ['/a', '/b'].map((path) =>
      runInScope({ path }, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        return currentScope()?.path
      }),
    ),
  )
  expect(seen).toEqual(['/a', '/b'])
})

it('an SQL error is recognised by its five properties', () => {
  expect(isSqlError(Object.assign(new Error('x'), { code: '23514' }))).toBe(true)
  expect(isSqlError(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(false)
  expect(isSqlError(undefined)).toBe(false)
})
