import { describe, expect, test } from 'vitest'
import { databaseForFile, newCaller } from '../support/database'
import { deleteWhere } from '../support/set-deleted'

const db = databaseForFile()

const settings = () => db.admin.from('about_settings')
const key = 'story_vision_section'

describe('a setting keeps its exact value', () => {
  test.each([
    ['an object', { title: 'Our work' }],
    ['an empty object', {}],
    ['a list of texts', { content: ['a', 'b'] }],
    ['an empty list', { content: [] }],
    ['an empty text and nothing', { title: '', quote: null }],
  ])('%s', async (_name, value) => {
    expect((await settings().upsert({ key, value }, { onConflict: 'key' })).error).toBeNull()
    expect((await settings().select('value').eq('key', key).single()).data?.value).toEqual(value)
    const changed = await settings().update({ value }).eq('key', key).select('value').single()
    expect(changed.data?.value).toEqual(value)
  })
})

describe('typed text is stored unchanged, even if it looks like JSON:', () => {
  const typed = ['[draft]', '{x}', '{"a":1}', '[1]', '{}', '[]', '"said"', '12', 'true', 'null', '{a,b}']

  test.each(typed)('%s', async (text) => {
    const slug = crypto.randomUUID()
    const added = await db.admin.from('blog_topics').insert({ name: text, slug }).select('name')
    expect.soft(added.data, 'a name').toEqual([{ name: text }])
    const changed = await db.admin.from('blog_topics').update({ name: text }).eq('slug', slug).select('name')
    expect.soft(changed.data, 'a name that is changed').toEqual([{ name: text }])
    await deleteWhere(db.admin, 'blog_topics', 'slug', slug)

    const contact = `${slug}@example.test`
    const note = await db.admin.from('lead_notes').insert({ contact_key: contact, body: text }).select('body')
    expect.soft(note.data, 'a note').toEqual([{ body: text }])

    const message = `${text}\n${text}`.padEnd(20, '.')
    const request = { name: `Mei ${text}`, contact, message, kind: 'contact' }
    const { error } = await newCaller(db.backend).rpc('submit_contact', request)
    expect.soft(error, 'a request is taken').toBeNull()
    const sent = await db.admin.from('contact_submissions').select('name, message').eq('contact', contact)
    expect.soft(sent.data, 'a request').toEqual([{ name: request.name, message }])

    const value = { title: text, content: [text] }
    const stored = await settings().upsert({ key, value }, { onConflict: 'key' }).select('value')
    expect.soft(stored.data, 'a setting').toEqual([{ value }])
    const again = await settings().update({ value }).eq('key', key).select('value')
    expect.soft(again.data, 'a setting that is changed').toEqual([{ value }])
  })
})
