import { beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile, newCaller, queryOne } from '../support/database'

const db = databaseForFile()

beforeEach(() => db.backend.exec('delete from public.newsletter_subscribers'))

const list = (email: string) =>
  db.backend.exec(`insert into public.newsletter_subscribers (email) values ('${email}')`)
const ask = async (email: string, website?: string) => {
  const { data, error } = await newCaller(db.backend).rpc('request_unsubscribe_link', {
    subscriber_email: email,
    website,
  })
  return error?.message ?? data
}
const links = (email: string) =>
  db.backend.query<{ id: string; status: string }>(
    "select id, status from public.outbox where kind = 'unsubscribe_link' and recipient = $1",
    [email],
  )
interface Taken {
  kind: string
  recipient: string
  unsubscribe_token: string
}
const due = async () => (await db.service.rpc('claim_due', { p_channel: 'email' })).data as unknown as Taken[]
const send = () =>
  db.backend.exec("update public.outbox set status = 'sent' where status in ('pending', 'sending')")

describe('the email with the unsubscribe link', () => {
  test('is sent to an address on the list with its own token and changes nothing there', async () => {
    await list('reader@example.test')
    expect(await ask(' Reader@example.test ')).toEqual({ ok: true })
    const { token, active } = await queryOne<{ token: string; active: boolean }>(
      db.backend,
      'select unsubscribe_token::text as token, is_active as active from public.newsletter_subscribers',
    )
    expect(active).toBe(true)
    expect(await due()).toMatchObject([
      { kind: 'unsubscribe_link', recipient: 'reader@example.test', unsubscribe_token: token },
    ])
  })

  test('is not planned for an address that is not on the list or has left, with the same answer', async () => {
    await db.backend.exec(
      "insert into public.newsletter_subscribers (email, is_active, unsubscribed_at) values ('gone@example.test', false, now())",
    )
    for (const email of ['nobody@example.test', 'gone@example.test']) {
      expect(await ask(email)).toEqual({ ok: true })
      expect(await links(email)).toEqual([])
    }
  })

  test('is sent once a day, however often it is requested', async () => {
    await list('forgetful@example.test')
    for (let n = 0; n < 3; n += 1) expect(await ask('forgetful@example.test')).toEqual({ ok: true })
    expect(await links('forgetful@example.test')).toHaveLength(1)
    await send()
    await ask('forgetful@example.test')
    expect(await links('forgetful@example.test')).toHaveLength(1)
    await db.backend.exec("update public.outbox set send_day = send_day - 1 where kind = 'unsubscribe_link'")
    await ask('forgetful@example.test')
    expect(await links('forgetful@example.test')).toHaveLength(2)
  })

  test('is cancelled once the address has left', async () => {
    await list('quick@example.test')
    await ask('quick@example.test')
    await db.backend.exec(
      "update public.newsletter_subscribers set is_active = false where email = 'quick@example.test'",
    )
    expect(await due()).toEqual([])
    expect(await links('former subscriber')).toMatchObject([{ status: 'cancelled' }])
  })

  test('waits for another day if an unconfirmed address has had its welcome; a confirmed one gets both', async () => {
    const subscribe = (subscriber_email: string) =>
      newCaller(db.backend).rpc('subscribe_with_welcome_email', { subscriber_email })
    const known = 'known@example.test'
    await db.backend.exec(`select private.confirm_address('${known}')`)
    for (const email of ['new@example.test', known]) await subscribe(email)
    expect(await due()).toHaveLength(2)
    await send()
    for (const email of ['new@example.test', known]) await ask(email)
    expect(await due()).toMatchObject([{ kind: 'unsubscribe_link', recipient: known }])
    await db.backend.exec('update public.outbox set send_day = send_day - 1')
    expect(await due()).toMatchObject([{ kind: 'unsubscribe_link', recipient: 'new@example.test' }])
  })

  test.each(['', 'nobody', 'a@b@c.example', `${'a'.repeat(290)}@example.test`])(
    'is refused for an invalid address: %j',
    async (email) => {
      expect(await ask(email)).toBe('invalid_email')
    },
  )

  test('is not planned if the honeypot field is filled', async () => {
    await list('trap@example.test')
    expect(await ask('trap@example.test', 'https://spam.example')).toEqual({ ok: true })
    expect(await links('trap@example.test')).toEqual([])
  })
})
