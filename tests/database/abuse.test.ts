import { expect, test } from 'vitest'
import { slots } from '../support/standard-hours'
import { callProcedure } from '../support/api-call'
import { newAddress } from '../support/caller-address'
import { databaseForFile } from '../support/database'
import { playFlood } from '../support/flood'
import { runAbuseScenarios } from '../support/abuse-scenarios'

const db = databaseForFile()

test('twenty people in one office can book, write, subscribe and apply within ten minutes', async () => {
  const office = newAddress()
  const answers: string[] = []
  const calls: unknown[] = []
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (let person = 0; person < 20; person += 1) {
    const contact = `colleague-${person}@office.example`
    const about = { name: 'A colleague', contact, message: 'A site for my shop.' }
    const forms: Array<readonly [string, object]> = [
      [
        'submit_booking',
        {
          ...about,
          preferred_date: day(3 + person),
          preferred_time: slots[person % slots.length],
          call_method: 'video',
        },
      ],
      ['submit_contact', about],
      ['subscribe_with_welcome_email', { subscriber_email: contact }],
      [
        'submit_application',
        {
          full_name: about.name,
          contact_number: '012-345 6789',
          email: contact,
          area_of_expertise: 'Other',
        },
      ],
    ]
    for (const [form, args] of forms) {
      const { status, body } = await callProcedure(db.backend, form, args, office)
      answers.push(`${form} ${status}`)
      if (form === 'submit_booking') calls.push(body.status)
    }
  }
  expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
  expect(calls.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'booked'))
  expect(new Set(calls.slice(6))).toEqual(new Set(['requested']))
})

// At full size: npm run bench abuse.
test('during a flood times stay free, few emails are sent, a visitor is served, the owner gets one alert, and one press cleans up', async () => {
  const report = await playFlood(db.backend, db.admin, 400)
  expect(Object.keys(report.answers).filter((answer) => !/^200|slot_taken$/.test(answer))).toEqual([])
  expect(report.held).toBeGreaterThan(20)
  expect(report.askedFor).toBeGreaterThan(20)
  expect(report.freeSlots).toBeGreaterThanOrEqual(7)
  expect(report.emailsInAnHour).toBe(30)
  expect(report).toMatchObject({
    visitors: ['booked, 200', 'requested, 200', 'requested, 200'],
    confirmedVisitor: 'booked',
    ownerNotified: 1,
    emailsAfterCleaning: 0,
    leftWaiting: 0,
    cleanedAgain: { floods: 1, bookings: 0, requests: 0, applications: 0, subscribers: 0, emails: 0 },
  })
  expect(report.cleaned.bookings).toBeGreaterThan(report.held)
}, 120_000)

test('each known attack by an anonymous caller is prevented', async () => {
  const results = await runAbuseScenarios(db, 25)
  expect(
    results.filter(({ prevented }) => !prevented).map(({ scenario, now }) => `${scenario}: ${now}`),
  ).toEqual([])
  expect(results.length).toBeGreaterThan(10)
}, 120_000)
