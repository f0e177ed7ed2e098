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

it('people are read on where a page is full, with the search kept', async () => {
  serve('rpc/find_people', people(50))
  show('?q=caller')
  expect(await screen.findByText('50 people on page 1, latest first')).toBeVisible()
  expect(lastRequest()?.body).toEqual({ search: 'caller', page: 1 })
  expect([link('Previous'), link('Next')]).toEqual([undefined, '/admin/people?q=caller&page=2'])
})

it('the last page leads back, and so does one past it', async () => {
  for (const count of [3, 0]) {
    serve('rpc/find_people', people(count))
    const { unmount } = show('?page=2')
    expect(await screen.findByText(`${count} people on page 2, latest first`)).toBeVisible()
    expect(lastRequest()?.body).toEqual({ search: '', page: 2 })
    expect([link('Previous'), link('Next')]).toEqual(['/admin/people?page=1', undefined])
    unmount()
  }
})

it('few people need no pages', async () => {
  serve('rpc/find_people', people(1))
  show('')
  expect(await screen.findByText('1 person')).toBeVisible()
  expect([link('Previous'), link('Next')]).toEqual([undefined, undefined])
})
