import type { FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  fromNicheContentForm,
  nicheContentFormSchema,
  nicheParts,
  nicheTexts,
  toNicheContentForm,
} from '@/admin/content/niches/niche-content-form'
import { nicheContentSchema, parseNicheContent } from '@/features/services/niche-content'

const stored = {
  title: 'Law firms',
  extra: { unknown: true },
  faq: {
    sectionHeadline: 'Asked before you ask',
    faqItems: [{ question: 'How long?', answer: 'Two weeks.' }],
    unknown: 1,
  },
  problemStatement: { sectionHeadline: 'The fee', introductoryParagraphs: ['One.', 'Two.'] },
}

/** The errors of a form, each with the path of its field. */
function faults(form: FieldValues): Array<[path: string, message: string]> {
  const { issues = [] } = v.safeParse(nicheContentFormSchema, form)
  return issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])
}

describe('the form of an industry page', () => {
  it('has every part that the public page reads', () => {
    expect(Object.keys({ ...nicheTexts, ...nicheParts })).toEqual(Object.keys(nicheContentSchema.entries))
    expect(Object.keys(toNicheContentForm({}))).toEqual(Object.keys(nicheContentSchema.entries))
  })

  it('returns the stored content unchanged and keeps unknown fields', () => {
    expect(fromNicheContentForm(toNicheContentForm(stored), stored)).toEqual({
      ...stored,
      problemStatement: { ...stored.problemStatement, problemQuestions: [] },
    })
  })

  it('returns each seeded page unchanged', () => {
    const seeds = import.meta.glob<string>('/supabase/seed/2*.sql', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    expect(Object.keys(seeds).length).toBeGreaterThanOrEqual(13)
    for (const [path, sql] of Object.entries(seeds)) {
      const [, json = ''] = /\$json\$\s*(\{[\s\S]*?\})\s*\$json\$/.exec(sql) ?? []
      const content: unknown = JSON.parse(json)
      const form = toNicheContentForm(content)
      expect(faults(form), path).toEqual([])
      expect(parseNicheContent(fromNicheContentForm(form, content)), path).toEqual(parseNicheContent(content))
    }
  })

  it('leaves out a hidden part and does not validate it', () => {
    const form = toNicheContentForm(stored)
    expect(form.hero.shown).toBe(false)
    expect(faults(form)).toEqual([])
    const without = { ...form, faq: { ...form.faq, shown: false } }
    expect(fromNicheContentForm(without, stored)).not.toHaveProperty('faq')
  })

  it('shows an error at each required field', () => {
    const empty = toNicheContentForm({})
    const faq = { ...empty.faq, shown: true }
    expect(faults({ ...empty, faq })).toEqual([
      ['faq.sectionHeadline', 'Fill this in'],
      ['faq.faqItems', 'Add at least one question'],
    ])
    const asked = { ...faq, sectionHeadline: 'Asked', faqItems: [{ question: ' ', answer: '' }] }
    expect(faults({ ...empty, faq: asked })).toEqual([
      ['faq.faqItems.0.question', 'Fill this in'],
      ['faq.faqItems.0.answer', 'Fill this in'],
    ])
    const problemStatement = {
      shown: true,
      sectionHeadline: 'The fee',
      introductoryParagraphs: [{ text: '' }],
      problemQuestions: [],
    }
    expect(faults({ ...empty, problemStatement })).toEqual([
      ['problemStatement.introductoryParagraphs.0.text', 'Fill this in'],
    ])
  })

  it('accepts only links to pages and https links', () => {
    const empty = toNicheContentForm({})
    const hero = { ...empty.hero, shown: true, headlineText: 'Now', ctaText: 'Book' }
    for (const ctaLink of ['', '/book-a-call', 'https://example.test/a']) {
      expect(faults({ ...empty, hero: { ...hero, ctaLink } }), ctaLink).toEqual([])
    }
    for (const ctaLink of ['javascript:alert(1)', '//evil.example', 'book a call']) {
      expect(faults({ ...empty, hero: { ...hero, ctaLink } }), ctaLink).toEqual([
        ['hero.ctaLink', 'Begin with / for a page of this website, or with https://'],
      ])
    }
  })

  it('is empty if the stored content is malformed', () => {
    expect(toNicheContentForm(null).title).toBe('')
    expect(toNicheContentForm({ faq: 'text' }).faq).toMatchObject({ faqItems: [], shown: true })
  })
})
