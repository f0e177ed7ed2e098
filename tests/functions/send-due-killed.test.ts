import { afterAll, beforeAll, expect, it } from 'vitest'
import { killSenders } from '../support/killed-senders'
import { setLimits } from '../support/limits'
import { cronSecret, type FunctionsStack, startFunctionsStack } from './support/functions-stack'

let stack: FunctionsStack
beforeAll(async () => {
  stack = await startFunctionsStack()
  await setLimits(stack.backend, {})
})
afterAll(() => stack.close())

// At twelve moments: npm run bench kill.
it('killed among its mails it sends none twice, and loses none that is not shown as unknown', async () => {
  const report = await killSenders(stack, { kills: 3, bookings: 24, secret: cronSecret })
  expect(report).toMatchObject({ kills: 3, twice: 0, lost: 0 })
  expect(report.arrived + report.unknown).toBeGreaterThanOrEqual(24)
}, 120_000)
