import { describe, expect, test } from 'vitest'
import type { Json } from '@/lib/database.types'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

test('the content of an industry page is an object', async () => {
  const save = (content: NonNullable<Json>) =>
    db.admin.from('niche_pages').update({ content }).eq('slug', 'law-firm')
  expect((await save([])).error?.code).toBe('23514')
  expect((await save({ faq: { sectionHeadline: 'Questions' } })).error).toBeNull()
})

describe('the search terms of an industry page', () => {
  const saveWords = (words: string[]) =>
    db.admin.from('niche_pages').update({ search_words: words }).eq('slug', 'law-firm')

  test.each([
    ['none', []],
    ['terms in any language', ['peguam', 'undang-undang', '律师', 'வழக்கறிஞர்']],
    ['150 of 60 characters', Array.from({ length: 150 }, () => 'a'.repeat(60))],
  ])('may be %s', async (_name, words) => {
    expect((await saveWords(words)).error).toBeNull()
  })

  test.each([
    ['a blank one', ['peguam', ' ']],
    ['an empty one alone', ['']],
    ['one that is missing', ['peguam', null as never]],
    ['one of 61 characters', ['a'.repeat(61)]],
    ['more than 150', Array.from({ length: 151 }, () => 'a')],
  ])('may not be %s', async (_name, words) => {
    const { error } = await saveWords(words)
    expect(error?.code).toBe('23514')
    expect(error?.message).toContain('"niche_pages_search_words_check"')
  })
})

test('the log contains the search terms of an industry', async () => {
  const { error } = await db.admin
    .from('niche_pages')
    .update({ search_words: ['logged word'] })
    .eq('slug', 'law-firm')
  expect(error).toBeNull()
  const { data } = await db.admin
    .from('audit_log')
    .select('before, after')
    .eq('table_name', 'niche_pages')
    .contains('after', { slug: 'law-firm', search_words: ['logged word'] })
  expect(data).toHaveLength(1)
  expect(data?.[0]?.before).toHaveProperty('search_words')
})
