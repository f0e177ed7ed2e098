import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

const image = { url: '/images/projects/a-1200x900.webp', alt: 'The shop', placeholder: null }
const save = (images: unknown) =>
  db.admin
    .from('portfolio_projects')
    .update({ images: images as never })
    .eq('slug', 'teluk-senja')
    .select('images')

test('visitors read a project’s images in their saved order', async () => {
  const images = [{ ...image, url: 'https://studio.test/b.webp' }, image]
  expect((await save(images)).data).toEqual([{ images }])
  const { data } = await db.visitor.from('portfolio_projects').select('images').eq('slug', 'teluk-senja')
  expect(data).toEqual([{ images }])
})

test.each([
  ['without an alt text', [{ ...image, alt: ' ' }]],
  ['without a URL', [{ alt: 'The shop' }]],
  ['with a script as URL', [{ ...image, url: 'javascript:alert(1)' }]],
  ['with a host after two slashes', [{ ...image, url: '//other.test/a.webp' }]],
  ['with a host after a backslash', [{ ...image, url: '/\\other.test/a.webp' }]],
  ['with a space in its URL', [{ ...image, url: '/images/a b.webp' }]],
  ['that is not an object', ['/images/a.webp']],
  ['beyond twelve', Array.from({ length: 13 }, () => image)],
  ['outside a list', image],
])('an image %s is refused', async (_, images) => {
  expect((await save(images)).error?.code).toBe('23514')
})

test('a library image lists the project that shows it as a use', async () => {
  const id = randomUUID()
  await save([{ ...image, url: `/storage/v1/object/public/images/${id}/800x600.webp` }])
  const uses = await db.admin.rpc('image_uses', { image: id })
  expect(uses.data).toMatchObject([{ table_name: 'portfolio_projects', title: 'Teluk Senja' }])
})
