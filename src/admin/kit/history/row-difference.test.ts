import { describe, expect, it } from 'vitest'
import { rowDifference } from '@/admin/kit/history/row-difference'
import { fieldLabel } from '@/admin/kit/registry/registry'

const labels = {
  column: (field: string) => fieldLabel(field),
  value: (field: string, value: string) => (field === 'status' ? value.toUpperCase() : undefined),
}
const differencesOf = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  rowDifference(before, after, labels).map(({ label, before: was, after: is }) => [label, was, is])

describe('the difference of a row', () => {
  it('is listed field by field, as readable text in the studio’s time zone and currency', () => {
    expect(
      differencesOf(
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

  it('treats an empty list or group before and after as unchanged', () => {
    expect(differencesOf({ source: {}, tags: [], name: 'A' }, { source: {}, tags: [], name: 'B' })).toEqual([
      ['Name', 'A', 'B'],
    ])
  })

  it('compares nested values', () => {
    expect(
      differencesOf(
        { content: { hero: { ctaText: 'Call' }, faq: [{ question: 'A?' }] } },
        { content: { hero: { ctaText: 'Book' }, faq: [{ question: 'A?' }, { question: 'B?' }] } },
      ),
    ).toEqual([
      ['Content, hero, cta text', 'Call', 'Book'],
      ['Content, faq 2, question', undefined, 'B?'],
    ])
  })

  it('of a created or deleted row is all its fields except empty ones', () => {
    expect(differencesOf(null, { id: '1', name: 'SEO', note: null, tags: [] })).toEqual([
      ['Name', undefined, 'SEO'],
    ])
    expect(differencesOf({ id: '1', name: 'SEO', note: '' }, null)).toEqual([['Name', 'SEO', undefined]])
  })

  it('marks long texts for a comparison line by line', () => {
    expect(rowDifference({ a: 'x\ny', b: 'z' }, { a: 'x', b: 'y' }, labels).map(({ long }) => long)).toEqual([
      true,
      false,
    ])
  })

  it('leaves out the data that the admin stores with an image', () => {
    const row = {
      thumbnail_url: '/a.webp',
      project_thumbnail_url: '/a.webp',
      thumbnail_placeholder: 'data:,',
    }
    expect(differencesOf(null, row)).toEqual([['Image', undefined, '/a.webp']])
  })

  it('shows an enum value by its label and a date as a date', () => {
    expect(
      differencesOf({ status: 'new', due_date: null }, { status: 'paid', due_date: '2026-11-24' }),
    ).toEqual([
      ['Status', 'NEW', 'PAID'],
      ['Due date', 'Empty', 'Tue, 24 Nov 2026'],
    ])
  })
})
