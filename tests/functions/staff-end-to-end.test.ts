import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addUser, type Client, clientOf, signIn } from '../support/database'
import { type FunctionsStack, startFunctionsStack } from './support/functions-stack'

let stack: FunctionsStack
let owner: Client

beforeAll(async () => {
  stack = await startFunctionsStack()
  const account = {
    id: '00000000-0000-4000-8000-00000000ad01',
    email: 'owner@example.test',
    password: 'the-owner-password',
  }
  await addUser(stack.backend, { ...account, appMetadata: { role: 'admin' } })
  owner = await signIn(stack.backend, account.email, account.password)
})
beforeEach(() => stack.forget())
afterAll(() => stack.close())

const tokenOf = async (client: Client) => (await client.auth.getSession()).data.session?.access_token ?? ''

/** Asks the function as a page of this person would. */
async function staff(body: object, client = owner) {
  const answer = await stack.post('/functions/v1/staff', JSON.stringify(body), {
    Authorization: `Bearer ${await tokenOf(client)}`,
  })
  const { outcome, error } = (await answer.json()) as { outcome?: string; error?: string }
  return [answer.status, outcome ?? error]
}

/** The token and the kind of the link in the one mail that has come to an address. */
function linkTo(email: string) {
  const mails = stack.mailbox.arrived.filter(({ recipients }) => recipients.includes(email))
  expect(mails).toHaveLength(1)
  const hash = /\/admin\/reset#([^"]+)"/.exec(mails[0]?.mail.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  const link = new URLSearchParams(hash)
  return { token_hash: link.get('token') ?? '', type: link.get('type') ?? 'recovery' }
}

const idOf = async (email: string) => (await owner.rpc('staff')).data?.find((row) => row.email === email)?.id

/** Follows a mail's link, chooses a password and signs in with it. */
async function arrive(email: string, password: string): Promise<Client> {
  const { token_hash, type } = linkTo(email)
  const client = clientOf(stack.backend)
  expect((await client.auth.verifyOtp({ token_hash, type: type as 'invite' })).error).toBeNull()
  expect((await client.auth.updateUser({ password })).error).toBeNull()
  return signIn(stack.backend, email, password)
}

describe('staff, with the function in Deno and mails that arrive', () => {
  it('is invited, chooses a password, works at the desk, and is out with the next request', async () => {
    const email = 'farah@example.test'
    expect(await staff({ action: 'invite', email })).toEqual([200, 'invited'])
    expect(linkTo(email).type).toBe('invite')
    stack.forget()
    expect(await staff({ action: 'invite', email })).toEqual([200, 'invited'])
    const farah = await arrive(email, 'a-password-of-farah')
    expect((await farah.rpc('is_admin')).data).toBe(true)
    expect(await staff({ action: 'invite', email })).toEqual([409, 'already'])

    const person = await idOf(email)
    expect(await staff({ action: 'remove', person })).toEqual([200, 'removed'])
    expect((await farah.rpc('session_state')).data).toBe('ended')
    expect(await staff({ action: 'remove', person }, farah)).toEqual([403, 'forbidden'])
    expect(await staff({ action: 'remove', person })).toEqual([404, 'gone'])

    stack.forget()
    expect(await staff({ action: 'invite', email })).toEqual([200, 'restored'])
    expect(linkTo(email).type).toBe('recovery')
    const again = await arrive(email, 'another-password-of-farah')
    expect((await again.rpc('is_admin')).data).toBe(true)
    const { data } = await owner.rpc('history', { of_table: 'staff' })
    expect(data?.map(({ action, email: by, label }) => [by, action, label])).toEqual([
      ['owner@example.test', 'insert', email],
      ['owner@example.test', 'delete', email],
      ['owner@example.test', 'insert', email],
    ])
  })

  it('whose invitation is taken back has a link that opens nothing, and no account', async () => {
    const email = 'nobody-yet@example.test'
    await staff({ action: 'invite', email })
    const { token_hash } = linkTo(email)
    expect(await staff({ action: 'remove', person: await idOf(email) })).toEqual([200, 'removed'])
    const { error } = await clientOf(stack.backend).auth.verifyOtp({ token_hash, type: 'invite' })
    expect(error).not.toBeNull()
    expect(await stack.backend.query('select from auth.users where email = $1', [email])).toEqual([])
  })

  it('is not changed by who is no administrator, nor with the public key', async () => {
    const account = {
      id: '00000000-0000-4000-8000-000000005712',
      email: 'stranger@example.test',
      password: 'a-stranger-password',
    }
    await addUser(stack.backend, account)
    const stranger = await signIn(stack.backend, account.email, account.password)
    expect(await staff({ action: 'invite', email: account.email }, stranger)).toEqual([403, 'forbidden'])
    expect((await stack.post('/functions/v1/staff', '{}')).status).toBe(401)
    expect(stack.mailbox.arrived).toEqual([])
    expect((await stranger.rpc('is_admin')).data).toBe(false)
  })
})

it('the calendar feed is what a calendar program asks for, until its address is renewed', async () => {
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
