import { expect, it, vi } from 'vitest'

it('what is printed inside a scope is dropped, outside it is kept', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  const { runInScope } = await import('./request-scope')
  await runInScope({}, async () => console.error('inside'))
  expect(printed).not.toHaveBeenCalled()
  console.error('outside')
  expect(printed).toHaveBeenCalledWith('outside')
})
