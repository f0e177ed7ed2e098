import { describe, expect, it } from 'vitest'
import {
  contentNodes,
  type ContentNode,
  type GroupNode,
  type ListNode,
} from '@/admin/content/niches/content-fields'
import {
  contentFaults,
  emptyEntry,
  fromContentForm,
  shownKey,
  toContentForm,
  type ContentForm,
} from '@/admin/content/niches/content-form'
import { parseNicheContent } from '@/features/services/niche/niche-content'

const nodes = contentNodes()
const named = <Kind extends ContentNode>(list: readonly ContentNode[], key: string) =>
  list.find((node) => node.key === key) as Kind

const faq = {
  sectionHeadline: 'Asked before you ask',
  faqItems: [{ question: 'How long?', answer: 'Two weeks.' }],
}
const stored = {
  title: 'Law firms',
  extra: { kept: true },
  faq,
  problemStatement: { sectionHeadline: 'The fee', introductoryParagraphs: ['One.', 'Two.'] },
}

describe('the form of a niche page', () => {
  it('is read from the schema: every key of it has a field of the right kind', () => {
    expect(nodes.map(({ key, kind }) => [key, kind])).toEqual([
      ['title', 'text'],
      ['metaTitle', 'text'],
      ['metaDescription', 'long'],
      ['hero', 'group'],
      ['problemStatement', 'group'],
      ['solutionOutcome', 'group'],
      ['brandedProcess', 'group'],
      ['portfolioProjects', 'group'],
      ['essentialFeatures', 'group'],
      ['faq', 'group'],
      ['finalCta', 'group'],
    ])
    const outcomes = named<ListNode>(named<GroupNode>(nodes, 'solutionOutcome').fields, 'outcomes')
    expect(outcomes).toMatchObject({ kind: 'list', one: 'outcome', needed: true })
    expect((outcomes.entry as GroupNode).fields.map(({ key, kind }) => [key, kind])).toEqual([
      ['iconName', 'icon'],
      ['title', 'text'],
      ['description', 'long'],
    ])
    const paragraphs = named<ListNode>(
      named<GroupNode>(nodes, 'problemStatement').fields,
      'introductoryParagraphs',
    )
    expect(paragraphs.entry.kind).toBe('long')
  })

  it('gives back what it was given, and keeps what it does not know', () => {
    expect(fromContentForm(nodes, toContentForm(nodes, stored), stored)).toEqual({
      ...stored,
      problemStatement: { ...stored.problemStatement, problemQuestions: [] },
    })
  })

  it('gives back every page of the seed as it is', () => {
    const seeds = import.meta.glob<string>('/supabase/seed/2*.sql', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    expect(Object.keys(seeds).length).toBeGreaterThanOrEqual(13)
    for (const [path, sql] of Object.entries(seeds)) {
      const [, json = ''] = /\$json\$\s*(\{[\s\S]*?\})\s*\$json\$/.exec(sql) ?? []
      const content: unknown = JSON.parse(json)
      const form = toContentForm(nodes, content)
      expect(contentFaults(nodes, form), path).toEqual([])
      expect(parseNicheContent(fromContentForm(nodes, form, content)), path).toEqual(
        parseNicheContent(content),
      )
    }
  })

  it('leaves a part out that is not shown, and asks nothing of it', () => {
    const form = toContentForm(nodes, stored)
    expect(form.hero).toMatchObject({ [shownKey]: false })
    expect(contentFaults(nodes, form)).toEqual([])
    const without = { ...form, faq: { ...(form.faq as ContentForm), [shownKey]: false } }
    expect(fromContentForm(nodes, without, stored)).not.toHaveProperty('faq')
  })

  it('says at its field what the page could not do without', () => {
    const empty = toContentForm(nodes, {})
    const shown = (part: string, values: ContentForm) => ({
      ...empty,
      [part]: { ...(empty[part] as ContentForm), ...values, [shownKey]: true },
    })
    expect(contentFaults(nodes, shown('faq', {}))).toEqual([
      { path: ['faq', 'sectionHeadline'], message: 'Fill this in' },
      { path: ['faq', 'faqItems'], message: 'Add at least one question' },
    ])
    const entry = emptyEntry(named<ListNode>(named<GroupNode>(nodes, 'faq').fields, 'faqItems').entry)
    expect(
      contentFaults(nodes, shown('faq', { sectionHeadline: 'Asked', faqItems: [entry as ContentForm] })),
    ).toEqual([
      { path: ['faq', 'faqItems', '0', 'question'], message: 'Fill this in' },
      { path: ['faq', 'faqItems', '0', 'answer'], message: 'Fill this in' },
    ])
    const hero = { headlineText: 'Now', ctaText: 'Book', ctaLink: 'javascript:alert(1)' }
    expect(contentFaults(nodes, shown('hero', hero))).toMatchObject([{ path: ['hero', 'ctaLink'] }])
  })

  it('begins empty where what is stored is malformed', () => {
    expect(toContentForm(nodes, null).title).toBe('')
    expect(toContentForm(nodes, { faq: 'text' }).faq).toMatchObject({ faqItems: [], [shownKey]: true })
  })
})
