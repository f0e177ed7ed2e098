import { describe, expect, it } from 'vitest'
import { caseSections } from '@/features/portfolio/project/case-study'

describe('a case study', () => {
  it('is cut at its "## " lines', () => {
    const sections = caseSections('## The brief\n\nTwo sisters.\n\n## What changed\n\nMuch.\n\n- A list')
    expect(sections.map(({ heading }) => heading)).toEqual(['The brief', 'What changed'])
    expect(sections[1]?.blocks).toEqual([
      { type: 'paragraph', text: 'Much.' },
      { type: 'list', ordered: false, items: ['A list'] },
    ])
  })

  it('keeps what stands before the first heading, and deeper headings inside their section', () => {
    const [opening, brief] = caseSections('First words.\n\n## The brief\n\n### A detail')
    expect(opening).toEqual({ heading: null, blocks: [{ type: 'paragraph', text: 'First words.' }] })
    expect(brief?.blocks).toEqual([{ type: 'heading', level: 3, text: 'A detail' }])
  })

  it('may be empty', () => {
    expect(caseSections('')).toEqual([])
    expect(caseSections('## Only a heading')).toEqual([{ heading: 'Only a heading', blocks: [] }])
  })
})
