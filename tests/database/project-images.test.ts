import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const image = { url: '/images/projects/a-1200x900.webp', alt: 'The shop', placeholder: null }
const save = (images: unknown) =>
  db.admin
    .from('portfolio_projects')
    .update({ images: images as never })
    .eq('slug', 'teluk-senja')
    .select('images')

test('a project keeps its images in the order they were saved, and visitors read them', async () => {
  const images = [{ ...image, url: 'https://studio.test/b.webp' }, image]
  expect((await save(images)).data).toEqual([{ images }])
  const { data } = await db.visitor.from('portfolio_projects').select('images').eq('slug', 'teluk-senja')
  expect(data).toEqual([{ images }])
})

test.each([
  ['without words for who cannot see it', [{ ...image, alt: ' ' }]],
  ['without an address', [{ alt: 'The shop' }]],
  ['of a script', [{ ...image, url: 'javascript:alert(1)' }]],
  ['on a host named after two slashes', [{ ...image, url: '//other.test/a.webp' }]],
  ['on a host named after a backslash', [{ ...image, url: '/\\other.test/a.webp' }]],
  ['with a space in its address', [{ ...image, url: '/images/a b.webp' }]],
  ['that is not an object', ['/images/a.webp']],
  ['beyond twelve', Array.from({ length: 13 }, () => image)],
  ['in no list', image],
])('an image %s is refused', async (_, images) => {
  expect((await save(images)).error?.code).toBe('23514')
})

test('an image of the library is known to be used by the project that shows it', async () => {
  const id = randomUUID()
  await save([{ ...image, url: `/storage/v1/object/public/pictures/${id}/800x600.webp` }])
  const uses = await db.admin.rpc('picture_uses', { picture: id })
  expect(uses.data).toMatchObject([{ table_name: 'portfolio_projects', title: 'Teluk Senja' }])
})
