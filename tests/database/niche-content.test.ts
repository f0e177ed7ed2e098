import { describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'

const db = databaseForFile()

const save = (content: unknown) =>
  db.admin
    .from('niche_pages')
    .update({ content: content as never })
    .eq('slug', 'law-firm')

const faq = { sectionHeadline: 'Questions', faqItems: [{ question: 'How much?', answer: 'From RM2,500.' }] }

const problem = (problemQuestions: unknown[]) => ({
  sectionHeadline: 'a',
  introductoryParagraphs: ['b'],
  problemQuestions,
})

describe('the content of an industry page', () => {
  test.each([
    ['one complete section', { faq }],
    ['a problem with questions and their answers', { problemStatement: problem([faq.faqItems[0]]) }],
    ['a problem without questions', { problemStatement: problem([]) }],
    ['sections and fields the page does not know', { faq, note: 'for later' }],
  ])('may be %s', async (_name, content) => {
    expect((await save(content)).error).toBeNull()
  })

  test.each([
    ['a list', [], 'check'],
    ['a section that is not an object', { faq: [] }, 'faq_check'],
    ['a section without its headline', { faq: { faqItems: faq.faqItems } }, 'faq_check'],
    ['a headline of spaces', { faq: { ...faq, sectionHeadline: '  ' } }, 'faq_check'],
    ['an empty list', { faq: { ...faq, faqItems: [] } }, 'faq_check'],
    ['a text instead of a list', { faq: { ...faq, faqItems: 'How much?' } }, 'faq_check'],
    ['an entry without a text', { faq: { ...faq, faqItems: [{ question: 'How much?' }] } }, 'faq_check'],
    [
      'paragraphs that are not texts',
      { problemStatement: { sectionHeadline: 'a', introductoryParagraphs: [1] } },
      'problem_statement_check',
    ],
    ['a hero without its button', { hero: { headlineText: 'a' } }, 'hero_check'],
    [
      'a question without an answer',
      { problemStatement: problem([{ question: 'How much?' }]) },
      'problem_statement_check',
    ],
    [
      'an outcome without its text',
      { solutionOutcome: { sectionHeadline: 'a', outcomes: [{ title: 'b' }] } },
      'solution_outcome_check',
    ],
    [
      'a phase without a description',
      { brandedProcess: { sectionHeadline: 'a', processPhases: [{ phaseName: 'b' }] } },
      'branded_process_check',
    ],
    ['projects without a heading', { portfolioProjects: {} }, 'portfolio_projects_check'],
    [
      'a feature without its text',
      { essentialFeatures: { sectionHeadline: 'a', featuresList: [{ featureTitle: 'b' }] } },
      'essential_features_check',
    ],
    ['a closing section without a button', { finalCta: { headlineText: 'a' } }, 'final_cta_check'],
  ])('may not be %s, and the error names the section', async (_name, content, rule) => {
    const { error } = await save(content)
    expect(error?.code).toBe('23514')
    expect(error?.message).toContain(`"niche_pages_content_${rule}"`)
  })
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
