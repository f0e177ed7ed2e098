import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applications } from '@/admin/leads/applications/applications-resource'
import { enquiries } from '@/admin/leads/enquiries/enquiries-resource'
import { lastRequest, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

it.each([
  [enquiries, '', 'neq.spam'],
  [enquiries, '?status=spam', 'eq.spam'],
  [enquiries, '?status=new', 'eq.new'],
  [applications, '', 'neq.spam'],
  [applications, '?status=spam', 'eq.spam'],
])('spam stands in a list of its own: %#', async ({ path, routes }, query, condition) => {
  serve('*', [])
  renderApp(<>{routes[0]?.draw({})}</>, { address: path + query })
  expect(await screen.findByRole('link', { name: 'All but spam' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Spam' })).toHaveAttribute('href', `${path}?status=spam`)
  await expect.poll(() => lastRequest()?.params.get('status')).toBe(condition)
})
