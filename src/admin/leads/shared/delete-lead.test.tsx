import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { callsToCome } from '@/admin/calls/bookings/calls-to-come'
import { RoleProvider } from '@/admin/kit/rights/role'
import { DeleteLead } from '@/admin/leads/shared/delete-lead'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const deletions = () => requests.filter(({ name }) => name === 'rpc/set_deleted').map(({ body }) => body)

beforeEach(() => {
  serve('*', [])
  serve('rpc/set_deleted', [id])
})

it('an enquiry is deleted at once', async () => {
  const { user } = renderApp(<DeleteLead table="contact_submissions" id={id} name="Mei" />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(deletions()).toEqual([{ of_table: 'contact_submissions', ids: [id], deleted: true }]),
  )
})

it('an upcoming call is deleted only after a warning that the visitor gets no message', async () => {
  serve('booking_submissions', [{ id }])
  const { user } = renderApp(
    <DeleteLead table="booking_submissions" id={id} name="Mei" dependents={callsToCome} />,
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Mei”?' })
  expect(dialog).toHaveTextContent('The customer gets no message')
  expect(deletions()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(deletions()).toHaveLength(1))
})

it('sales are not offered the deletion', () => {
  renderApp(
    <RoleProvider value="sales">
      <DeleteLead table="contact_submissions" id={id} name="Mei" />
    </RoleProvider>,
  )
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})
