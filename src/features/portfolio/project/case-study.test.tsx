import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { caseSections as sectionsOf, CaseStudyText } from '@/features/portfolio/project/case-study'
import { parseBlocks } from '@shared/markdown/parse'
import type { Inline } from '@shared/markdown/tree'
import { renderApp } from '@tests/support/render-app'

const show = (markdown: string) => renderApp(<CaseStudyText text={parseBlocks(markdown)} />)
const caseSections = (markdown: string) => sectionsOf(parseBlocks(markdown))
const paragraph = (...children: Inline[]) => ({ type: 'paragraph', children })

describe('the text of a case study', () => {
  it('has a heading for each section, with its paragraphs, lists, quotations and inline markup', () => {
    show('## The brief\n\nTwo *sisters*.\n\n1. Ask\n2. Build\n\n> Nine rooms.\n\n### More')
    expect(screen.getByRole('heading', { level: 2, name: 'The brief' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'More' })).toBeVisible()
    expect(screen.getByText('sisters').tagName).toBe('EM')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ask', 'Build'])
    expect(screen.getByRole('blockquote')).toHaveTextContent('Nine rooms.')
  })

  it('shows images on their own line with alt text and the size from their URL', () => {
    show('## Built\n\nA plan.\n\n![The shop on a phone](/images/projects/shop-phone-720x1560.webp)')
    const image = screen.getByRole('img', { name: 'The shop on a phone' })
    expect(image).toHaveAttribute('src', '/images/projects/shop-phone-720x1560.webp')
    expect(image).toHaveAttribute('width', '720')
    expect(image).toHaveAttribute('height', '1560')
  })

  it('shows HTML as plain text, and no link that could run a script', () => {
    show('## <b>Bold</b>\n\n<img src=x onerror=alert(1)> [press](javascript:alert(1))')
    expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible()
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('a case study', () => {
  it('is split at its "## " lines', () => {
    const sections = caseSections('## The brief\n\nTwo sisters.\n\n## What changed\n\nMuch.\n\n- A list')
    expect(sections.map(({ heading }) => heading)).toEqual([['The brief'], ['What changed']])
    expect(sections[1]?.blocks).toEqual([
      paragraph('Much.'),
      { type: 'list', ordered: false, items: [[paragraph('A list')]] },
    ])
  })

  it('keeps text before the first heading, and deeper headings inside their section', () => {
    const [opening, brief] = caseSections('First words.\n\n## The brief\n\n### A detail')
    expect(opening).toEqual({
      heading: null,
      tall: [],
      blocks: [paragraph('First words.')],
    })
    expect(brief?.blocks).toEqual([{ type: 'heading', level: 3, children: ['A detail'] }])
  })

  it('may be empty', () => {
    expect(caseSections('')).toEqual([])
    expect(caseSections('## Only a heading')).toEqual([{ heading: ['Only a heading'], tall: [], blocks: [] }])
  })

  it('moves tall images out of the text and leaves wide and inline ones in place', () => {
    const [section] = caseSections(
      '## Built\n\n![Tall](/a-720x1560.webp)\n\nOne.\n\n![Wide](/b-1200x900.webp)\n\nWith ![a mark](/c.svg) in it.',
    )
    expect(section?.tall.map(({ alt }) => alt)).toEqual(['Tall'])
    expect(section?.blocks).toEqual([
      paragraph('One.'),
      { type: 'image', src: '/b-1200x900.webp', alt: 'Wide' },
      paragraph('With ', { type: 'image', src: '/c.svg', alt: 'a mark' }, ' in it.'),
    ])
  })
})
