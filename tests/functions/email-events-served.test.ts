import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type FunctionsStack, startFunctionsStack } from './support/functions-stack'
import { signed } from './support/webhooks'

let stack: FunctionsStack
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(async () => {
  stack = await startFunctionsStack()
})
afterAll(() => stack.close())

const bounce = (to: string) =>
  JSON.stringify({
    type: 'email.bounced',
    created_at: '2026-11-28T01:00:00Z',
    data: { email_id: 'e1', to: [to], bounce: { type: 'Permanent', message: 'No such user' } },
  })
function post(name: string, body: string, headers?: Headers) {
  return fetch(`${stack.api}/functions/v1/email-events/${name}`, { method: 'POST', body, headers })
}
const suppressed = () =>
  stack.backend.query('select address, reason, detail from public.email_suppressions order by address')
const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error?: string }).error,
]

it('a genuine call suppresses the address, without a key of the project; the same call again changes nothing', async () => {
  const call = signed.resend?.(bounce('gone@example.test'), Date.now())
  for (let times = 0; times < 2; times += 1) {
    const answer = await post('resend', call?.body ?? '', call?.headers)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  }
  expect(await suppressed()).toEqual([
    { address: 'gone@example.test', reason: 'bounced', detail: 'No such user' },
  ])
})

it('a forged call, a provider that is not set up and a body without end are refused', async () => {
  const before = await suppressed()
  expect(await errorOf(await post('resend', bounce('forged@example.test')))).toEqual([401, 'unauthorized'])
  for (const name of ['postmark', 'nobody', ''])
    expect(await errorOf(await post(name, bounce('forged@example.test')))).toEqual([404, 'not_set_up'])
  expect(await errorOf(await post('resend', 'x'.repeat(1024 * 1024 + 1)))).toEqual([413, 'body_too_large'])
  const read = await fetch(`${stack.api}/functions/v1/email-events/resend`)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await suppressed()).toEqual(before)
})
