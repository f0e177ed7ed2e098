import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { bookings } from '@/admin/leads/bookings/bookings-resource'
import { applications } from '@/admin/leads/applications/applications-resource'
import { enquiries } from '@/admin/leads/enquiries/enquiries-resource'
import { lastRequest, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

it.each([
  [enquiries, '', 'neq.spam'],
  [enquiries, '?status=spam', 'eq.spam'],
  [enquiries, '?status=new', 'eq.new'],
  [applications, '', 'neq.spam'],
  [applications, '?status=spam', 'eq.spam'],
  [bookings, '', 'neq.spam'],
  [bookings, '?status=spam', 'eq.spam'],
])('spam stands in a list of its own: %#', async ({ path, routes }, query, condition) => {
  serve('*', [])
  renderApp(<>{routes[0]?.draw({})}</>, { address: path + query })
  expect(await screen.findByRole('link', { name: 'All but spam' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Spam' })).toHaveAttribute('href', `${path}?status=spam`)
  await expect.poll(() => lastRequest()?.params.get('status')).toBe(condition)
})

it.each([
  ['', 'starts_at.desc'],
  ['?status=upcoming', 'starts_at.asc'],
  ['?status=requested', 'starts_at.asc'],
  ['?status=upcoming&sort=slot&order=desc', 'starts_at.desc'],
])('calls to come stand soonest first: bookings%s', async (query, order) => {
  serve('*', [])
  renderApp(<>{bookings.routes[0]?.draw({})}</>, { address: bookings.path + query })
  await screen.findByRole('link', { name: 'Upcoming' })
  await expect.poll(() => lastRequest()?.params.get('order')).toMatch(new RegExp(`^${order}`))
})

it('a request that did not come by the website is written down, and its own screen takes over', async () => {
  serve('*', [])
  serve('contact_submissions', ({ method, body }) =>
    method === 'POST' ? [{ ...(body as object), updated_at: '2026-11-21T15:30:00Z' }] : [],
  )
  const form = enquiries.routes.find(({ path }) => path === '/admin/requests/new')
  const { user, address } = renderApp(
    <RegistryProvider value={registry}>{form?.draw({})}</RegistryProvider>,
    { address: '/admin/requests/new' },
  )
  await user.type(await screen.findByLabelText('Name'), 'Aina')
  await user.type(screen.getByLabelText('Contact'), '012-345 6789')
  await user.type(screen.getByLabelText('What it says'), 'She phoned about a clinic.')
  await user.selectOptions(screen.getByLabelText('Package'), 'Spark')
  await user.click(screen.getByRole('button', { name: 'Save request' }))
  await waitFor(() => expect(address()).toMatch(/^\/admin\/requests\/[0-9a-f-]{36}$/))
  const written = requests.find(({ name, method }) => name === 'contact_submissions' && method === 'POST')
  expect(written?.body).toMatchObject({ kind: 'quote', name: 'Aina', package: 'Spark', timeline: null })
})
