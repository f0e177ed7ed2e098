import { describe, expect, test } from 'vitest'
import { areasOfExpertise } from '@/content/about'
import { databaseForFile, newCaller, queryOne, queryValue } from '../support/database'
import { enquiryCases, goodApplication, goodEnquiry, workCases } from '../support/form-cases'

const db = databaseForFile()

const count = (table: 'contact_submissions' | 'work_opportunities') =>
  queryValue<number>(db.backend, `select count(*)::integer as n from public.${table}`)

let writers = 0
/** A new address for each case, because an address can apply only once. */
const address = () => `writer-${(writers += 1)}@example.test`

describe('submit_contact, called directly', () => {
  const submit = (input: typeof goodEnquiry) => newCaller(db.backend).rpc('submit_contact', input)

  test.each(enquiryCases.filter(({ refused }) => !refused))('stores $title', async ({ change, stored }) => {
    const input = { ...goodEnquiry, contact: address(), ...change }
    expect(await submit(input)).toMatchObject({ data: { ok: true }, error: null })
    const row = await queryOne(
      db.backend,
      'select name, contact, message from public.contact_submissions order by created_at desc limit 1',
    )
    expect(row).toEqual({ ...input, ...stored })
  })

  test.each(enquiryCases.filter(({ refused }) => refused))(
    'refuses $title, names the field and stores nothing',
    async ({ change, refused }) => {
      const before = await count('contact_submissions')
      const { error, status } = await submit({ ...goodEnquiry, contact: address(), ...change })
      expect({ status, message: error?.message, hint: error?.hint }).toEqual({
        status: 400,
        message: 'invalid_input',
        hint: refused?.field,
      })
      expect(await count('contact_submissions')).toBe(before)
    },
  )
})

describe('submit_application, called directly', () => {
  const fieldNames = {
    fullName: 'full_name',
    contactNumber: 'contact_number',
    email: 'email',
    areaOfExpertise: 'area_of_expertise',
    workLink: 'work_link',
  } as const
  const rowOf = (input: typeof goodApplication) => ({
    full_name: input.fullName,
    contact_number: input.contactNumber,
    email: input.email,
    area_of_expertise: input.areaOfExpertise,
    work_link: input.workLink,
  })
  const apply = (input: typeof goodApplication) =>
    newCaller(db.backend).rpc('submit_application', rowOf(input))

  test.each(workCases.filter(({ refused }) => !refused))('stores $title', async ({ change, stored }) => {
    const input = { ...goodApplication, email: address(), ...change }
    expect(await apply(input)).toMatchObject({ data: { ok: true }, error: null })
    const expected = { ...rowOf({ ...input, ...stored }), status: 'pending' }
    const row = await queryOne(
      db.backend,
      'select full_name, contact_number, email, area_of_expertise, work_link, status from public.work_opportunities where email = $1',
      [expected.email],
    )
    expect(row).toEqual(expected)
  })

  test.each(workCases.filter(({ refused }) => refused))(
    'refuses $title, names the field and stores nothing',
    async ({ change, refused }) => {
      const before = await count('work_opportunities')
      const { error, status } = await apply({ ...goodApplication, email: address(), ...change })
      expect({ status, message: error?.message, hint: error?.hint }).toEqual({
        status: 400,
        message: 'invalid_input',
        hint: refused && fieldNames[refused.field],
      })
      expect(await count('work_opportunities')).toBe(before)
    },
  )

  test('an empty link to work is stored as none', async () => {
    const input = { ...goodApplication, email: address(), workLink: ' ' }
    expect((await apply(input)).data).toEqual({ ok: true })
    const stored = 'select work_link from public.work_opportunities where email = $1'
    expect(await queryOne(db.backend, stored, [input.email])).toEqual({ work_link: null })
  })

  test('every area of expertise on the page is accepted', async () => {
    for (const areaOfExpertise of areasOfExpertise) {
      const { data } = await apply({ ...goodApplication, email: address(), areaOfExpertise })
      expect(data).toEqual({ ok: true })
    }
  })
})
