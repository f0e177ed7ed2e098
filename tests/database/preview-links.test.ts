import { beforeAll, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { deletionOf } from '../support/set-deleted'

const db = databaseForFile()
let draft: string
const mark = crypto.randomUUID().slice(0, 8)

beforeAll(async () => {
  const row = { slug: `draft-${mark}`, title: 'A draft', content: 'Not for all.' }
  const { data, error } = await db.admin.from('blog_posts').insert(row).select('id').single()
  if (error) throw error
  draft = data.id
})

async function makeLink(): Promise<string> {
  const { data, error } = await db.admin.rpc('make_preview_link', { post: draft })
  expect(error).toBeNull()
  return (data as { token: string }).token
}
const open = async (token: string) => (await db.visitor.rpc('preview_post', { token })).data

test('anybody with the link can read the draft, which stays private otherwise', async () => {
  const token = await makeLink()
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(await open(token)).toMatchObject({
    title: 'A draft',
    content: 'Not for all.',
    is_public: false,
    author: null,
  })
  expect(await open(token)).not.toHaveProperty('author_id')
  expect((await db.visitor.from('blog_posts').select('id').eq('id', draft)).data).toEqual([])
  const stored = await db.backend.query('select token_hash from private.preview_links')
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('an invalid token gets an empty answer', async () => {
  for (const token of ['', ' ', '0'.repeat(64), draft, `draft-${mark}`]) expect(await open(token)).toBeNull()
})

test('a link ends when another is made, when it is revoked, after seven days, and with the article', async () => {
  const first = await makeLink()
  const second = await makeLink()
  expect(await open(first)).toBeNull()
  expect(await open(second)).not.toBeNull()
  const { data: ends } = await db.admin.rpc('preview_link_ends', { post: draft })
  expect(Date.parse(String(ends)) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect(Date.parse(String(ends)) - Date.now()).toBeLessThan(7.1 * 86_400_000)

  await db.admin.rpc('end_preview_link', { post: draft })
  expect(await open(second)).toBeNull()
  expect((await db.admin.rpc('preview_link_ends', { post: draft })).data).toBeNull()

  const third = await makeLink()
  await db.backend.query(`update private.preview_links set ends_at = now() - interval '1 second'`)
  expect(await open(third)).toBeNull()
  expect((await db.admin.rpc('preview_link_ends', { post: draft })).data).toBeNull()

  const fourth = await makeLink()
  await db.admin.rpc('set_deleted', deletionOf('blog_posts', draft))
  expect(await open(fourth)).toBeNull()
})

test('an article that does not exist gets no link', async () => {
  expect((await db.admin.rpc('make_preview_link', { post: draft })).error).toMatchObject({
    message: 'article_not_found',
  })
})
