import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../support/database'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const save = (content: unknown) =>
  db.admin
    .from('niche_pages')
    .update({ content: content as never })
    .eq('slug', 'law-firm')

const faq = { sectionHeadline: 'Questions', faqItems: [{ question: 'How much?', answer: 'From RM2,500.' }] }

describe('the content of a niche page', () => {
  test.each([
    ['one whole part', { faq }],
    ['parts and words the page does not know', { faq, note: 'for later' }],
  ])('may be %s', async (_name, content) => {
    expect((await save(content)).error).toBeNull()
  })

  test.each([
    ['a list', []],
    ['a part that is no object', { faq: [] }],
    ['a part without its headline', { faq: { faqItems: faq.faqItems } }],
    ['a headline of spaces', { faq: { ...faq, sectionHeadline: '  ' } }],
    ['an empty list', { faq: { ...faq, faqItems: [] } }],
    ['an entry that lacks a text', { faq: { ...faq, faqItems: [{ question: 'How much?' }] } }],
    [
      'paragraphs that are no texts',
      { problemStatement: { sectionHeadline: 'a', introductoryParagraphs: [1] } },
    ],
  ])('may not be %s', async (_name, content) => {
    const { error } = await save(content)
    expect(error?.code).toBe('23514')
    expect(error?.message).toMatch(/niche_pages_content_(?:shape|check)/)
  })
})
