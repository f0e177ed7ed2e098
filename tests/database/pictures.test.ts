import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase

beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const bytes = new Uint8Array([82, 73, 70, 70, 4, 0, 0, 0, 87, 69, 66, 80])
const stored = (name: string) => db.backend.query('select name from storage.objects where name = $1', [name])
const pictures = (client: TestDatabase['admin']) => client.storage.from('pictures')
const upload = (client: TestDatabase['admin'], name: string, contentType = 'image/webp') =>
  pictures(client).upload(name, bytes, { contentType })

test('an administrator uploads a picture, and a visitor fetches it by its address', async () => {
  const { error } = await upload(db.admin, 'covers/one.webp')
  expect(error).toBeNull()
  const { publicUrl } = pictures(db.visitor).getPublicUrl('covers/one.webp').data
  const response = await db.backend.fetch(new Request(publicUrl))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect((await response.arrayBuffer()).byteLength).toBe(bytes.length)
})

test('nobody else uploads', async () => {
  for (const client of [db.visitor, db.stranger]) {
    const { error } = await upload(client, 'covers/uninvited.webp')
    expect(error?.message).toMatch(/row-level security/)
  }
  expect(await stored('covers/uninvited.webp')).toEqual([])
})

test('nobody else lists, replaces or removes', async () => {
  await upload(db.admin, 'own/kept.webp')
  for (const client of [db.visitor, db.stranger]) {
    expect((await pictures(client).list('own')).data ?? []).toEqual([])
    expect(
      (await pictures(client).update('own/kept.webp', bytes, { contentType: 'image/webp' })).error,
    ).not.toBeNull()
    await pictures(client).remove(['own/kept.webp'])
  }
  expect(await stored('own/kept.webp')).toEqual([{ name: 'own/kept.webp' }])
  expect((await pictures(db.admin).list('own')).data).toHaveLength(1)
  expect((await pictures(db.admin).remove(['own/kept.webp'])).error).toBeNull()
  expect(await stored('own/kept.webp')).toEqual([])
})

test('only pictures are taken', async () => {
  for (const type of ['text/html', 'image/svg+xml', 'application/javascript']) {
    const { error } = await upload(db.admin, 'covers/page', type)
    expect(error).not.toBeNull()
  }
  expect(await stored('covers/page')).toEqual([])
})

test('no further bucket can be made by a visitor or a stranger', async () => {
  for (const client of [db.visitor, db.stranger]) {
    expect((await client.storage.createBucket('mine', { public: true })).error).not.toBeNull()
  }
  expect(await db.backend.query('select id from storage.buckets')).toEqual([{ id: 'pictures' }])
})
