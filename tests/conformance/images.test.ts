import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../support/api-client'
import { image } from '../support/admin-access'
import { clientOf, cleanUp, newPerson, service, signIn } from './support/project'

const visitor = clientOf()
let withoutRole: Client
let admin: Client
const folder = `conformance-${randomUUID()}`

beforeAll(async () => {
  withoutRole = await signIn(await newPerson())
  admin = await signIn(await newPerson('admin'))
})
afterAll(async () => {
  await images(service).remove([...uploaded])
  await cleanUp()
})

const uploaded = new Set<string>()

const images = (client: Client) => client.storage.from('images')
const upload = (
  client: Client,
  name: string,
  contentType = 'image/webp',
  bytes: Uint8Array | Blob = image,
) => {
  uploaded.add(`${folder}/${name}`)
  return images(client).upload(`${folder}/${name}`, bytes, { contentType })
}
/** Fetches an image as a visitor, bypassing caches. */
const fetched = (name: string) =>
  fetch(`${images(visitor).getPublicUrl(`${folder}/${name}`).data.publicUrl}?${randomUUID()}`)
const stored = async (name: string) => (await fetched(name)).ok

test('an administrator uploads an image, and a visitor fetches it by its URL', async () => {
  expect((await upload(admin, 'one.webp')).error).toBeNull()
  const answer = await fetched('one.webp')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await answer.arrayBuffer()).byteLength).toBe(image.length)
})

test('an upload as a form, as a browser sends it, works too', async () => {
  const file = new Blob([image], { type: 'image/webp' })
  expect((await upload(admin, 'form.webp', 'image/webp', file)).error).toBeNull()
  expect((await fetched('form.webp')).headers.get('content-type')).toBe('image/webp')
})

test('an image can be replaced on purpose, but not overwritten by mistake', async () => {
  const longer = new Uint8Array([...image, 1, 2, 3])
  expect((await upload(admin, 'replaced.webp')).error).toBeNull()
  expect((await upload(admin, 'replaced.webp', 'image/webp', longer)).error?.message).toBe(
    'The resource already exists',
  )
  const { error } = await images(admin).update(`${folder}/replaced.webp`, longer, {
    contentType: 'image/webp',
  })
  expect(error).toBeNull()
  expect((await (await fetched('replaced.webp')).arrayBuffer()).byteLength).toBe(longer.length)
})

test('an administrator lists and deletes images, which visitors then cannot fetch', async () => {
  await upload(admin, 'removed.webp')
  expect((await images(admin).list(folder)).data).not.toEqual([])
  expect((await images(admin).remove([`${folder}/removed.webp`])).data).toHaveLength(1)
  expect((await fetched('removed.webp')).status).toBeGreaterThanOrEqual(400)
})

describe('nobody else can', () => {
  test('upload', async () => {
    for (const client of [visitor, withoutRole])
      expect((await upload(client, 'uninvited.webp')).error?.message).toMatch(/row-level security/)
    expect(await stored('uninvited.webp')).toBe(false)
  })

  test('list, replace or delete', async () => {
    await upload(admin, 'kept.webp')
    for (const client of [visitor, withoutRole]) {
      expect((await images(client).list(folder)).data ?? []).toEqual([])
      const replacing = images(client).update(`${folder}/kept.webp`, image, { contentType: 'image/webp' })
      expect((await replacing).error).not.toBeNull()
      expect((await images(client).remove([`${folder}/kept.webp`])).data ?? []).toEqual([])
    }
    expect(await stored('kept.webp')).toBe(true)
  })

  test('create a bucket', async () => {
    const name = `conformance-${randomUUID()}`
    for (const client of [visitor, withoutRole, admin])
      expect((await client.storage.createBucket(name, { public: true })).error).not.toBeNull()
    expect((await service.storage.getBucket(name)).error).not.toBeNull()
  })
})

describe('the bucket', () => {
  test.each(['text/html', 'image/svg+xml', 'application/javascript'])('refuses %s', async (type) => {
    expect((await upload(admin, 'page', type)).error).not.toBeNull()
    expect(await stored('page')).toBe(false)
  })

  test('accepts 5 MB and not a byte more', async () => {
    const bytes = (length: number) => {
      const long = new Uint8Array(length)
      long.set(image)
      return long
    }
    const { error } = await upload(admin, 'large.webp', 'image/webp', bytes(5_242_881))
    expect(error).not.toBeNull()
    expect(await stored('large.webp')).toBe(false)
    expect((await upload(admin, 'large.webp', 'image/webp', bytes(5_242_880))).error).toBeNull()
  })
})
