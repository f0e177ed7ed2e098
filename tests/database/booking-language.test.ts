import { beforeAll, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'
import { bookCall } from '../support/submissions'
import { claimDue } from './support/outbox'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
  await setClock(db.backend, '2026-11-23T00:00:00+08:00')
})

const book = (contact: string, preferred_time: string, language?: string) =>
  bookCall(newCaller(db.backend), { contact, preferred_date: '2026-12-01', preferred_time, language })

test('a booking stores its language, English by default, for its emails and its page', async () => {
  for (const [email, time, language] of [
    ['aina@example.test', '9:00 AM', 'ms'],
    ['devi@example.test', '10:00 AM', undefined],
  ] as const) {
    const { data, error } = await book(email, time, language)
    expect(error).toBeNull()
    const token = (data as { manage_token: string }).manage_token
    const page = await newCaller(db.backend).rpc('managed_booking', { token })
    expect(page.data).toMatchObject({ language: language ?? 'en' })
  }
  const claims = (await claimDue(db)).flatMap(({ recipient, booking }) =>
    booking ? [[recipient, (booking as { language?: string }).language]] : [],
  )
  expect(claims.toSorted()).toEqual([
    ['aina@example.test', 'ms'],
    ['devi@example.test', 'en'],
  ])
})

test('an unsupported language is refused, and the error names the field', async () => {
  const { error } = await book('mei@example.test', '11:00 AM', 'xx')
  expect(error).toMatchObject({ message: 'invalid_input', hint: 'language' })
})
