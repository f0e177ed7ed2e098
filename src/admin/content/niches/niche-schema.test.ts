import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  emptyNiche,
  nicheSchema,
  toNicheForm,
  toNicheRow,
  type NicheRow,
} from '@/admin/content/niches/niche-schema'

const row: NicheRow = {
  id: 'a',
  updated_at: '2026-11-21T00:00:00Z',
  slug: 'law-firm',
  aliases: ['for-law-firms'],
  name: 'Law Firms',
  icon_name: 'Scale',
  tagline: '',
  status: 'live',
  display_order: 2,
  is_published: true,
  content: {
    title: 'Law firms',
    unknown: 1,
    hero: { headlineText: 'Now', ctaText: 'Book', ctaLink: '/book-a-call' },
  },
}

describe('the form of a niche page', () => {
  it('gives back what is stored', () => {
    const form = v.parse(nicheSchema, toNicheForm(row))
    expect(toNicheRow(form, row)).toMatchObject({ aliases: ['for-law-firms'], content: row.content })
  })

  it('says what is missing at its field, deep in the content', () => {
    const form = emptyNiche()
    const faq = { sectionHeadline: 'Asked', faqItems: [{ question: '', answer: 'Yes.' }], shown: true }
    const parsed = v.safeParse(nicheSchema, {
      ...form,
      name: 'Law',
      slug: 'law',
      content: { ...form.content, faq },
    })
    expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['content.faq.faqItems.0.question', 'Fill this in'],
    ])
  })

  it('takes other spellings that are addresses only', () => {
    expect(v.is(nicheSchema, { ...toNicheForm(row), aliases: 'for-law\nfor law' })).toBe(false)
  })
})
