import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CaseStudyText } from '@/features/portfolio/project/case-study-text'
import { renderApp } from '@tests/support/render-app'

const show = (markdown: string) => renderApp(<CaseStudyText markdown={markdown} />)

describe('the text of a case study', () => {
  it('has a heading for each section, and its paragraphs, lists, quotations and marks', () => {
    show('## The brief\n\nTwo *sisters*.\n\n1. Ask\n2. Build\n\n> Nine rooms.\n\n### More')
    expect(screen.getByRole('heading', { level: 2, name: 'The brief' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'More' })).toBeVisible()
    expect(screen.getByText('sisters').tagName).toBe('EM')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ask', 'Build'])
    expect(screen.getByRole('blockquote')).toHaveTextContent('Nine rooms.')
  })

  it('shows markup as the text it is, and no link that could run a script', () => {
    show('## <b>Bold</b>\n\n<img src=x onerror=alert(1)> [press](javascript:alert(1))')
    expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible()
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
