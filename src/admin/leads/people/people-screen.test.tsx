import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { peopleScreen } from '@/admin/leads/people/people-screen'
import { lastRequest, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const people = (count: number) =>
  Array.from({ length: count }, (_, one) => ({
    contact_key: `caller-${one}@example.test`,
    name: `Caller ${one}`,
    contact: `caller-${one}@example.test`,
    kinds: ['booking'],
    leads: 1,
    last_at: '2026-11-21T15:30:00Z',
  }))
const show = (query: string) =>
  renderApp(<>{peopleScreen.routes[0]?.draw({})}</>, { address: `/admin/people${query}` })
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

it('a full page of people links to the next page and keeps the search', async () => {
  serve('rpc/find_people', people(50))
  show('?q=caller')
  expect(await screen.findByText('50 people on page 1, latest first')).toBeVisible()
  expect(lastRequest()?.body).toEqual({ search: 'caller', page: 1 })
  expect([link('Previous'), link('Next')]).toEqual([undefined, '/admin/people?q=caller&page=2'])
})

it('the last page and a page past it link to the previous page', async () => {
  for (const count of [3, 0]) {
    serve('rpc/find_people', people(count))
    const { unmount } = show('?page=2')
    expect(await screen.findByText(`${count} people on page 2, latest first`)).toBeVisible()
    expect(lastRequest()?.body).toEqual({ search: '', page: 2 })
    expect([link('Previous'), link('Next')]).toEqual(['/admin/people', undefined])
    unmount()
  }
})

it('a single page of people has no page links', async () => {
  serve('rpc/find_people', people(1))
  show('')
  expect(await screen.findByText('1 person')).toBeVisible()
  expect([link('Previous'), link('Next')]).toEqual([undefined, undefined])
})

it('a client from a list who has sent nothing is shown without a last contact', async () => {
  serve('rpc/find_people', [{ ...people(1)[0], kinds: ['client'], last_at: null }])
  show('')
  expect(await screen.findByText('None yet')).toBeVisible()
  expect(screen.getByText('From your list')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add clients' })).toHaveAttribute('href', '/admin/clients/new')
})
