import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NicheSearch } from '@/features/services/directory/niche-search'
import type { NicheCard } from '@/features/services/queries'
import { noAnswer, noNetwork, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { startTyping, typedPhrases } from '@tests/support/typed-phrases'

const searchWords = {
  'SMEs & Startups': ['shop', 'other'],
  'Law Firms': ['lawyer'],
  Hotels: ['resort'],
  'Homestay & Vacation Rentals': ['inap desa'],
  Education: ['school'],
  'Restaurant & F&B': ['food stall'],
}
const niches = Object.keys(searchWords).map((name): NicheCard => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  icon_name: 'House',
  tagline: '',
  question: null,
  status: 'live',
}))
const rows = Object.values(searchWords).map((words, at) => ({ slug: niches[at]?.slug, search_words: words }))

let address: () => string

beforeEach(() => {
  serve('niche_pages', rows)
  ;({ address } = renderApp(<NicheSearch niches={niches} />, { address: '/services' }))
})

const field = () => screen.getByRole('combobox', { name: 'Find your industry' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('the industry search', () => {
  it('opens the marked industry on Enter', async () => {
    await userEvent.type(field(), 'ho{ArrowDown}{ArrowDown}{Enter}')
    expect(address()).toBe('/services/homestay-vacation-rentals')
  })

  it('opens the first suggestion on Enter if none is marked', async () => {
    await userEvent.type(field(), 'law{Enter}')
    expect(address()).toBe('/services/law-firms')
  })

  it('opens a clicked suggestion', async () => {
    await userEvent.type(field(), 'edu')
    await userEvent.click(screen.getByRole('option', { name: 'Education' }))
    expect(address()).toBe('/services/education')
  })

  it('shows the search word by which it found an industry', async () => {
    await userEvent.type(field(), 'inap')
    expect(await screen.findByRole('option', { name: /^Homestay & Vacation Rentals/ })).toHaveTextContent(
      'inap desa',
    )
  })

  it('fetches the search words once, and only when the visitor searches', async () => {
    expect(requests).toHaveLength(0)
    await userEvent.click(field())
    await userEvent.type(field(), 'inap')
    expect(await screen.findByRole('option', { name: /^Homestay/ })).toBeVisible()
    await userEvent.click(document.body)
    await userEvent.type(field(), ' desa')
    expect(requests).toHaveLength(1)
  })

  it('searches by name while the search words load, and does not report yet that there is no match', async () => {
    serve('niche_pages', noAnswer)
    await userEvent.type(field(), 'law')
    expect(options()).toEqual(['Law Firms'])
    await userEvent.clear(field())
    await userEvent.type(field(), 'lawyer{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Looking for “lawyer”...')
    expect(options()).toEqual([])
    expect(address()).toBe('/services')
  })

  it('reports that the search failed, and retries on the next letter', async () => {
    serve('niche_pages', noNetwork)
    await userEvent.type(field(), 'inap')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'We could not look that up. Please try again, or ask us.',
      ),
    )
    expect(screen.getByRole('link', { name: 'Tell us about it on a call' })).toBeVisible()
    serve('niche_pages', rows)
    await userEvent.type(field(), ' ')
    expect(await screen.findByRole('option', { name: /^Homestay & Vacation Rentals/ })).toBeVisible()
  })

  it('reports no match, offers the nearest and a call with the typed text, and does not navigate', async () => {
    await userEvent.type(field(), 'durian stall{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'We have no page for “durian stall” yet. Closest match: Restaurant & F&B',
      ),
    )
    expect(screen.getByRole('link', { name: 'Tell us about it on a call' })).toHaveAttribute(
      'href',
      '/book-a-call?trade=durian+stall',
    )
    expect(address()).toBe('/services')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(address()).toBe('/services/restaurant-f-b')
  })

  it('lets the keyboard reach the link to a call, and closes when that loses the focus too', async () => {
    fireEvent.change(field(), { target: { value: 'circus' } })
    const callLink = await screen.findByRole('link', { name: 'Tell us about it on a call' })
    vi.useFakeTimers()
    for (const stop of [
      field(),
      screen.getByRole('button', { name: 'Open this industry’s page' }),
      callLink,
    ]) {
      act(() => stop.focus())
      act(() => vi.advanceTimersByTime(1000))
      expect(callLink).toBeVisible()
    }
    act(() => callLink.blur())
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.queryByRole('link', { name: 'Tell us about it on a call' })).toBeNull()
  })

  it('suggests the Malay page, last of at most six, only for a search in Malay', async () => {
    await userEvent.type(field(), 'inap')
    expect(await screen.findByRole('option', { name: /^Homestay/ })).toBeVisible()
    expect(options()).toHaveLength(2)
    await userEvent.click(screen.getByRole('option', { name: /^Bahasa Melayu/ }))
    expect(address()).toBe('/ms')
    await userEvent.clear(field())
    await userEvent.type(field(), 'ho')
    expect(options()).toEqual(['Hotels', 'Homestay & Vacation Rentals'])
  })

  it('shows a search submitted before the scripts ran', async () => {
    cleanup()
    window.history.replaceState(null, '', '/services?industry=lawyer')
    renderApp(<NicheSearch niches={niches} />, { address: '/services' })
    expect(field()).toHaveValue('lawyer')
    expect(screen.getByRole('search')).toHaveAttribute('action', '/services#industries')
    window.history.replaceState(null, '', '/')
  })

  it('types the names of the industries until it is used', () => {
    cleanup()
    startTyping()
    renderApp(<NicheSearch niches={niches} />, { address: '/services' })
    expect(typedPhrases(field())).toEqual(expect.arrayContaining(Object.keys(searchWords)))
    act(() => field().focus())
    expect(field()).toHaveAttribute('placeholder', 'SMEs & Startups')
  })
})
