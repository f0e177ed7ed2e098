import { describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { subscribersOf } from './support/subscribers'

const db = databaseForFile()
const { subscribe, subscriber, confirm } = subscribersOf(db)

let people = 0
const newAddress = () => `import-${(people += 1)}@example.test`
/** The provider reports that the address does not exist, or that its owner complained. */
const suppress = (recipient: string, event: 'bounced' | 'complained') =>
  db.service
    .rpc('record_email_events', {
      p_provider: 'resend',
      p_events: [{ message_id: null, recipient, event, bounce: event === 'bounced' ? 'hard' : null }],
    })
    .throwOnError()

describe('an import refuses', () => {
  const add = async (email: string) => {
    const { data } = await db.admin
      .rpc('add_subscribers', { people: [{ email }] as never, consent: 'On paper' })
      .throwOnError()
    return data as unknown as { added: number; refused: Array<{ reason: string }> }
  }
  const refusal = async (email: string) => (await add(email)).refused.map(({ reason }) => reason)

  test('an address that bounced, until its suppression is lifted', async () => {
    const address = newAddress()
    await subscribe(address)
    await suppress(address, 'bounced')
    expect(await refusal(address)).toEqual(['bounced'])
    await db.admin
      .from('email_suppressions')
      .update({ lift_reason: 'Their server was set up again.' })
      .eq('address', address)
      .throwOnError()
    expect(await add(address)).toEqual({ added: 1, refused: [] })
    expect(await subscriber(address)).toMatchObject({ is_active: true, email: address, consent: 'On paper' })
  })

  test('who complained, also after the suppression is lifted', async () => {
    const address = newAddress()
    await subscribe(address)
    await suppress(address, 'complained')
    expect(await refusal(address)).toEqual(['complained'])
    await db.backend.query(
      "update public.email_suppressions set lift_reason = 'They asked.' where address = $1",
      [address],
    )
    expect(await refusal(address)).toEqual(['left'])
  })

  test('who was erased, whether or not they had unsubscribed', async () => {
    for (const leaves of [true, false]) {
      const address = newAddress()
      await subscribe(address)
      if (leaves)
        await newCaller(db.backend).rpc('unsubscribe', {
          token: (await subscriber(address)).unsubscribe_token,
        })
      await db.admin.rpc('erase_person', { contact: address }).throwOnError()
      expect(await refusal(` ${address.toUpperCase()}`)).toEqual(['erased'])
    }
  })

  test('nobody who has subscribed again and confirmed since the erasure: they are subscribed', async () => {
    const address = newAddress()
    await subscribe(address)
    await db.admin.rpc('erase_person', { contact: address }).throwOnError()
    await subscribe(address)
    expect(await refusal(address)).toEqual(['erased'])
    await confirm(address)
    expect(await refusal(address)).toEqual(['subscribed'])
  })

  test('nobody who is new', async () => {
    expect(await add(newAddress())).toEqual({ added: 1, refused: [] })
  })
})
