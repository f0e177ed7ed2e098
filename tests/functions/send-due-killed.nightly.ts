import { afterAll, beforeAll, expect, it } from 'vitest'
import { killNewsletter, killSenders, planCalls } from '../support/killed-senders'
import { setLimits } from '../support/limits'
import { cronSecret, type FunctionsStack, startFunctionsStack } from './support/functions-stack'

let stack: FunctionsStack
beforeAll(async () => {
  stack = await startFunctionsStack()
  await setLimits(stack.backend, {})
})
afterAll(() => stack.close())

// npm run bench kill does this at twelve moments.
it('a send-due that is killed sends no email twice and loses none that is not shown as unknown', async () => {
  const report = await killSenders(stack, {
    kills: 3,
    secret: cronSecret,
    kind: 'booking_confirmation',
    plan: () => planCalls(stack, 24),
  })
  expect(report).toMatchObject({ kills: 3, twice: 0, lost: 0 })
  expect(report.arrived + report.unknown).toBeGreaterThanOrEqual(24)
}, 120_000)

// KILL_BENCH=newsletter npm run bench kill does this with 5,000 recipients.
it('a newsletter whose sender is killed reaches each recipient once or is shown as unknown, and nobody who has unsubscribed', async () => {
  const report = await killNewsletter(stack, { kills: 1, recipients: 200, leavers: 20, secret: cronSecret })
  expect(report).toMatchObject({ kills: 1, twice: 0, lost: 0, leavers: 20, afterLeaving: 0 })
  expect(report.arrived + report.unknown).toBeGreaterThanOrEqual(180)
}, 180_000)
