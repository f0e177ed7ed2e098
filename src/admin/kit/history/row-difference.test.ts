import { describe, expect, it } from 'vitest'
import { rowDifference } from '@/admin/kit/history/row-difference'
import { fieldLabel } from '@/admin/kit/registry/registry'

const labels = {
  column: (field: string) => fieldLabel(field),
  value: (field: string, value: string) => (field === 'status' ? value.toUpperCase() : undefined),
}
const told = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  rowDifference(before, after, labels).map(({ label, before: was, after: is }) => [label, was, is])

describe('what changed in a row', () => {
  it('is told field by field, in words and in the studio’s time and money', () => {
    expect(
      told(
        {
          id: '1',
          updated_at: 'x',
          is_published: false,
          amount_sen: 120_050,
          published_at: null,
          title: 'Same',
        },
        {
          id: '1',
          updated_at: 'y',
          is_published: true,
          amount_sen: 5,
          published_at: '2026-03-05T08:12:00+00:00',
          title: 'Same',
        },
      ),
    ).toEqual([
      ['Published', 'No', 'Yes'],
      ['Amount', 'RM1,200.50', 'RM0.05'],
      ['Published at', 'Empty', '5 Mar 2026, 4:12 PM'],
    ])
  })

  it('takes what is empty before and after, a list or a group, for the same', () => {
    expect(told({ source: {}, tags: [], name: 'A' }, { source: {}, tags: [], name: 'B' })).toEqual([
      ['Name', 'A', 'B'],
    ])
  })

  it('looks into values that hold others', () => {
    expect(
      told(
        { content: { hero: { ctaText: 'Call' }, faq: [{ question: 'A?' }] } },
        { content: { hero: { ctaText: 'Book' }, faq: [{ question: 'A?' }, { question: 'B?' }] } },
      ),
    ).toEqual([
      ['Content, hero, cta text', 'Call', 'Book'],
      ['Content, faq 2, question', undefined, 'B?'],
    ])
  })

  it('of a row that was made or deleted is all it holds, without the empty fields', () => {
    expect(told(null, { id: '1', name: 'SEO', note: null, tags: [] })).toEqual([['Name', undefined, 'SEO']])
    expect(told({ id: '1', name: 'SEO', note: '' }, null)).toEqual([['Name', 'SEO', undefined]])
  })

  it('marks long texts for a comparison line by line', () => {
    expect(rowDifference({ a: 'x\ny', b: 'z' }, { a: 'x', b: 'y' }, labels).map(({ long }) => long)).toEqual([
      true,
      false,
    ])
  })

  it('leaves out what the admin keeps beside a picture', () => {
    const row = {
      thumbnail_url: '/a.webp',
      project_thumbnail_url: '/a.webp',
      thumbnail_placeholder: 'data:,',
    }
    expect(told(null, row)).toEqual([['Image', undefined, '/a.webp']])
  })

  it('shows one of a list by its label, and a day of the calendar as one', () => {
    expect(told({ status: 'new', due_date: null }, { status: 'paid', due_date: '2026-11-24' })).toEqual([
      ['Status', 'NEW', 'PAID'],
      ['Due date', 'Empty', 'Tue, 24 Nov 2026'],
    ])
  })
})
