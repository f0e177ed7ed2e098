import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, signIn } from '../support/database'
import { cronSecret, type FunctionsStack, startFunctionsStack } from './support/functions-stack'

let stack: FunctionsStack
let owner: Client

beforeAll(async () => {
  stack = await startFunctionsStack()
  owner = await signIn(stack.backend, 'admin@example.test', 'local-admin-password')
})
afterAll(() => stack.close())

it('the calendar feed works for a calendar client until its key is renewed', async () => {
  await owner.rpc('renew_calendar_feed')
  await stack.backend.exec(`
    insert into public.booking_submissions (name, contact, preferred_date, preferred_time, call_method, message)
    values ('Farah', '0123456789', private.today_in_malaysia() + 3, '9:00 AM', 'video', 'A shop.')`)
  const { feed_key: key } = (await owner.rpc('owner_calendar')).data as { feed_key: string }
  const get = (with_: string) => fetch(`${stack.api}/functions/v1/calendar-feed?key=${with_}`)
  const answer = await get(key)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe('Call with Farah')
  for (const wrong of ['', 'guess', '0'.repeat(64)]) expect((await get(wrong)).status).toBe(404)
  await owner.rpc('renew_calendar_feed')
  expect((await get(key)).status).toBe(404)
})

it.each([
  ['https://192.168.1.1/private.ics', 'Its address leads into a private network.'],
  ['https://no-such-host.invalid/private.ics', 'Its server could not be found.'],
])('the owner’s calendar at %s is not read, and the admin shows why', async (address, why) => {
  expect((await owner.rpc('set_busy_calendar', { address })).error).toBeNull()
  const answer = await stack.post('/functions/v1/send-due', '{}', { Authorization: `Bearer ${cronSecret}` })
  expect(answer.status).toBe(200)
  expect((await owner.rpc('owner_calendar')).data).toMatchObject({ busy_problem: why, busy_read_at: null })
})
