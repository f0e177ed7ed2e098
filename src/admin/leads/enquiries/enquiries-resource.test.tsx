import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { requests, serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'
import { write } from '@tests/support/write'

it.each([
  ['/admin/bookings?q=Mei', '/admin/inbox?view=everything&kind=booking_submissions&q=Mei'],
  ['/admin/requests', '/admin/inbox?view=everything&kind=contact_submissions'],
  ['/admin/applications', '/admin/inbox?view=everything&kind=work_opportunities'],
])('%s redirects to the inbox', async (from, to) => {
  serve('*', [])
  const { address } = renderAdmin(from)
  await waitFor(() => expect(address()).toBe(to))
})

it('adding a request that came by other means stores it and opens its screen', async () => {
  serve('*', [])
  serve('contact_submissions', ({ method, body }) =>
    method === 'POST' ? [{ ...(body as object), updated_at: '2026-11-21T15:30:00Z' }] : [],
  )
  const { user, address } = renderAdmin('/admin/requests/new')
  await user.type(await screen.findByLabelText('Name'), 'Aina')
  write(screen.getByLabelText('Contact'), '012-345 6789')
  write(screen.getByLabelText('What it says'), 'She phoned about a clinic.')
  await user.selectOptions(screen.getByLabelText('Package'), 'Spark')
  await user.click(screen.getByRole('button', { name: 'Save enquiry' }))
  await waitFor(() => expect(address()).toMatch(/^\/admin\/requests\/[0-9a-f-]{36}$/))
  const written = requests.find(({ name, method }) => name === 'contact_submissions' && method === 'POST')
  expect(written?.body).toMatchObject({ kind: 'quote', name: 'Aina', package: 'Spark', timeline: null })
})
