import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const settings = () => db.admin.from('site_settings')
const key = 'json_values'

describe('a setting keeps the very value it was given', () => {
  test.each([
    ['a text', 'Websites that bring work in.'],
    ['an empty text', ''],
    ['an object', { title: 'Our work' }],
    ['an empty object', {}],
    ['an empty list', []],
    ['a list of texts', ['a', 'b']],
  ])('%s', async (_name, value) => {
    expect((await settings().upsert({ key, value }, { onConflict: 'key' })).error).toBeNull()
    expect((await settings().select('value').eq('key', key).single()).data?.value).toEqual(value)
    const changed = await settings().update({ value }).eq('key', key).select('value').single()
    expect(changed.data?.value).toEqual(value)
  })
})
