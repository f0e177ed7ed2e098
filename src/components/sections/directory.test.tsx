import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Directory } from '@/components/sections/directory'
import { renderApp } from '@tests/support/render-app'

const labels = {
  answers: 'Answers:',
  comingSoon: 'Coming soon',
  showAll: 'View All Sectors',
  showFewer: 'Show Fewer Sectors',
}

function show(count: number, unlinked: readonly number[] = []) {
  const entries = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    name: `Trade ${index}`,
    text: 'What they ask.',
    question: `How, ${index}?`,
    icon: null,
    to: unlinked.includes(index) ? undefined : `/services/${index}`,
  }))
  renderApp(<Directory entries={entries} first={6} labels={labels} />)
}

/** Entries not hidden by the style sheet. */
const unfolded = () => screen.getAllByRole('listitem').filter((item) => !item.className.includes('hidden'))

const scrollIntoView = vi.fn()

beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})

describe('the directory', () => {
  it('shows six, then all, then six again, and states the number', async () => {
    show(13)
    expect(unfolded()).toHaveLength(6)
    expect(screen.getByText('6 of 13')).toBeVisible()
    const toggle = screen.getByRole('button', { name: 'View All Sectors' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    expect(unfolded()).toHaveLength(13)
    expect(screen.getByText('13 of 13')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show Fewer Sectors' })).toHaveFocus()
    expect(scrollIntoView).not.toHaveBeenCalled()
    await userEvent.click(toggle)
    expect(unfolded()).toHaveLength(6)
    await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalled())
  })

  it('has no button if there are only six', () => {
    show(6)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('lists industries without a page and does not link them', () => {
    show(2, [1])
    expect(screen.getByRole('link', { name: 'Trade 0' })).toHaveAttribute('href', '/services/0')
    expect(screen.queryByRole('link', { name: 'Trade 1' })).not.toBeInTheDocument()
    expect(screen.getByText('Coming soon')).toBeVisible()
    expect(screen.getByText('How, 0?')).toHaveTextContent('Answers: How, 0?')
    expect(screen.queryByText('How, 1?')).not.toBeInTheDocument()
  })
})
