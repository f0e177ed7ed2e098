import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NicheSearch } from '@/features/services/directory/niche-search'
import type { NicheCard } from '@/features/services/queries'
import { renderApp } from '@tests/support/render-app'

const niches: NicheCard[] = ['Law Firms', 'Hotels', 'Homestay & Vacation Rentals', 'Education'].map(
  (name) => ({
    slug: name.toLowerCase().replace(/\W+/g, '-'),
    name,
    icon_name: 'House',
    tagline: '',
    status: 'live',
  }),
)

const labels = {
  label: 'Find your industry',
  listLabel: 'industries',
  submit: 'Open',
  nothing: 'No page for that trade yet.',
  nothingAction: { label: 'Tell us about it', to: '/book-a-call' },
}

let address: () => string

beforeEach(() => {
  ;({ address } = renderApp(<NicheSearch niches={niches} labels={labels} />, { address: '/services' }))
})

const field = () => screen.getByRole('combobox', { name: 'Find your industry' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

describe('the search of industries', () => {
  it('suggests nothing before something is typed', async () => {
    await userEvent.click(field())
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(options()).toEqual([])
  })

  it('marks with the arrow keys, round both ends, and names the marked one to a screen reader', async () => {
    await userEvent.type(field(), 'ho')
    expect(options()).toEqual(['Hotels', 'Homestay & Vacation Rentals'])
    expect(marked()).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}')
    expect(marked()).toBe('Hotels')
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toBe('Hotels')
    await userEvent.keyboard('{ArrowUp}')
    expect(marked()).toBe('Homestay & Vacation Rentals')
    expect(field()).toHaveFocus()
  })

  it('goes to the last suggestion by the first arrow up', async () => {
    await userEvent.type(field(), 'ho{ArrowUp}')
    expect(marked()).toBe('Homestay & Vacation Rentals')
  })

  it('opens the marked industry by Enter', async () => {
    await userEvent.type(field(), 'ho{ArrowDown}{ArrowDown}{Enter}')
    expect(address()).toBe('/services/homestay-vacation-rentals')
  })

  it('opens the first suggestion by Enter when none is marked', async () => {
    await userEvent.type(field(), 'law{Enter}')
    expect(address()).toBe('/services/law-firms')
  })

  it('opens the one that is pressed', async () => {
    await userEvent.type(field(), 'e')
    await userEvent.click(screen.getByRole('option', { name: 'Education' }))
    expect(address()).toBe('/services/education')
  })

  it('closes by Escape and keeps what was typed, which a second Escape clears', async () => {
    await userEvent.type(field(), 'ho{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).toHaveValue('ho')
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('')
  })

  it('closes when it is left', async () => {
    await userEvent.type(field(), 'ho')
    await userEvent.click(document.body)
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'))
  })

  it('says so when there is no such industry, with a way on, and goes nowhere', async () => {
    await userEvent.type(field(), 'circus{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('No page for that trade yet.')
    expect(screen.getByRole('link', { name: 'Tell us about it' })).toHaveAttribute('href', '/book-a-call')
    expect(address()).toBe('/services')
  })

  it('lets the keyboard reach the way on, and closes when that is left too', () => {
    vi.useFakeTimers()
    fireEvent.change(field(), { target: { value: 'circus' } })
    const way = screen.getByRole('link', { name: 'Tell us about it' })
    for (const stop of [field(), screen.getByRole('button', { name: 'Open' }), way]) {
      act(() => stop.focus())
      act(() => vi.advanceTimersByTime(1000))
      expect(way).toBeVisible()
    }
    act(() => way.blur())
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.queryByRole('link', { name: 'Tell us about it' })).toBeNull()
  })
})
