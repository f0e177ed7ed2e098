import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { RoleProvider, type Role } from '@/admin/kit/rights/role'
import { EraseLead } from '@/admin/leads/shared/erase-lead'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const open = (contact: string, role: Role = 'owner') =>
  renderApp(
    <RoleProvider value={role}>
      <Routes>
        <Route
          path="/admin/requests/one"
          element={<EraseLead table="contact_submissions" id={id} contact={contact} />}
        />
        <Route path="/admin/requests" element="The list" />
      </Routes>
    </RoleProvider>,
    { address: '/admin/requests/one' },
  )
const press = (name: string) => screen.findByRole('button', { name })
const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase for good' })
const erased = () => requests.filter(({ name }) => name === 'rpc/erase_lead').map(({ body }) => body)

describe('a lead whose contact is neither an email address nor a phone number', () => {
  it('is erased after a confirmation, and the list is shown', async () => {
    serve('rpc/erase_lead', { contact_submissions: 1 })
    const { user } = open('mei.ling on Instagram')
    await user.click(await press('Erase for good'))
    expect(screen.getByRole('dialog')).toHaveTextContent(/notes, messages and history/)
    await user.click(await press('Keep it'))
    expect(erased()).toEqual([])
    await user.click(await press('Erase for good'))
    await user.click(confirm())
    expect(await screen.findByText('The list')).toBeVisible()
    expect(erased()).toEqual([{ of_table: 'contact_submissions', row_id: id }])
  })

  it('stays if the erasure fails', async () => {
    serve('rpc/erase_lead', refusal('It was already deleted.', { status: 404 }))
    const { user } = open('mei.ling on Instagram')
    await user.click(await press('Erase for good'))
    await user.click(confirm())
    expect(await press('Erase for good')).toBeEnabled()
    expect(screen.queryByText('The list')).toBeNull()
  })
})

it.each(['mei@example.test', '012-345 6789'])('%s links to the person’s page for the erasure', (contact) => {
  open(contact)
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull()
})

it('sales are not offered the erasure', () => {
  open('mei.ling on Instagram', 'sales')
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull()
})
