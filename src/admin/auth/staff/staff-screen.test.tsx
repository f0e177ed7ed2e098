import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Toasts } from '@/admin/kit/screen/toasts'
import { staffScreen } from '@/admin/auth/staff/staff-screen'
import { noNetwork, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

vi.mock('@/admin/kit/session/session', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: 'me', email: 'owner@example.test' } }),
}))

const people = [
  {
    id: 'f',
    email: 'farah@example.test',
    role: 'sales',
    since: '2026-03-01T04:00:00Z',
    last_sign_in_at: '2026-11-20T01:05:00Z',
  },
  {
    id: 'n',
    email: 'new@example.test',
    role: 'writer',
    since: '2026-11-22T04:00:00Z',
    last_sign_in_at: null,
  },
  {
    id: 'me',
    email: 'owner@example.test',
    role: 'owner',
    since: '2026-01-01T04:00:00Z',
    last_sign_in_at: '2026-11-22T01:00:00Z',
  },
]

function open() {
  serve('rpc/staff', people)
  return renderApp(
    <>
      {staffScreen.routes[0]?.draw({})}
      <Toasts />
    </>,
    { address: '/admin/staff' },
  )
}
const answer = (message: string, status = 200) =>
  Response.json({ outcome: 'x', error: 'x', message }, { status })
const staffCalls = () => requests.filter(({ name }) => name === 'functions/staff').map(({ body }) => body)
const reads = () => requests.filter(({ name }) => name === 'rpc/staff').length
const field = () => screen.findByLabelText('Email of a new person')
const rowOf = async (email: string) => within(await screen.findByRole('row', { name: new RegExp(email) }))

describe('the staff', () => {
  it('are listed with start date and last sign-in; invited people are marked', async () => {
    open()
    const farah = await rowOf('farah@example.test')
    expect(farah.getByText(/1.Mar.2026/)).toBeVisible()
    expect(farah.getByText(/20.Nov.2026, 9:05.AM/)).toBeVisible()
    expect((await rowOf('new@example.test')).getByText('Invited')).toBeVisible()
  })

  it('are invited by email address, and the list is refetched', async () => {
    serve('functions/staff', answer('The invitation is on its way.'))
    const { user } = open()
    await screen.findByRole('row', { name: /farah/ })
    write(await field(), ' third@example.test ')
    await user.click(screen.getByRole('radio', { name: /^Writer.*Sees no leads/ }))
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('The invitation is on its way.')).toBeVisible()
    expect(staffCalls()).toEqual([{ action: 'invite', email: 'third@example.test', role: 'writer' }])
    expect(await field()).toHaveValue('')
    await expect.poll(reads).toBe(2)
  })

  it('are not invited with an invalid email address', async () => {
    const { user } = open()
    await user.type(await field(), 'third')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(await field()).toHaveFocus()
    expect(staffCalls()).toEqual([])
  })

  it('can be sent the invitation again', async () => {
    serve('functions/staff', answer('The invitation is on its way.'))
    const { user } = open()
    await user.click((await rowOf('new@example.test')).getByRole('button', { name: /^Send again/ }))
    await expect.poll(staffCalls).toEqual([{ action: 'invite', email: 'new@example.test', role: 'writer' }])
  })

  it('can get another role after a confirmation, since one arrow key chooses another one', async () => {
    serve('functions/staff', answer('Their role is changed.'))
    const { user } = open()
    const role = await screen.findByLabelText('Role of farah@example.test')
    await user.selectOptions(role, 'Owner')
    expect(screen.getByRole('dialog')).toHaveTextContent(/farah@example.test.*Sees and changes everything/)
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(role).toHaveValue('sales')
    expect(staffCalls()).toEqual([])
    await user.selectOptions(role, 'Writer')
    await user.click(screen.getByRole('button', { name: 'Change the role' }))
    expect(await screen.findByText('Their role is changed.')).toBeVisible()
    expect(staffCalls()).toEqual([{ action: 'change', person: 'f', role: 'writer' }])
    expect(screen.queryByLabelText('Role of owner@example.test')).toBeNull()
  })

  it('lose their access only after a confirmation that explains the result', async () => {
    serve('functions/staff', answer('Their access is removed.'))
    const { user } = open()
    const press = async () =>
      user.click((await rowOf('farah@example.test')).getByRole('button', { name: /^Remove access/ }))
    await press()
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /farah@example.test is signed out everywhere at once/,
    )
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(staffCalls()).toEqual([])
    await press()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove access' }))
    expect(await screen.findByText('Their access is removed.')).toBeVisible()
    expect(staffCalls()).toEqual([{ action: 'remove', person: 'f' }])
  })

  it('who are only invited have a different confirmation', async () => {
    const { user } = open()
    await user.click(
      (await rowOf('new@example.test')).getByRole('button', { name: /^Cancel the invitation/ }),
    )
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /The link in the email to new@example.test stops working/,
    )
  })

  it('cannot remove their own access', async () => {
    open()
    const own = await rowOf('owner@example.test')
    expect(own.getByText(/\(you\)/)).toBeVisible()
    expect(own.queryByRole('button')).toBeNull()
  })

  it.each([
    [
      'the function’s reason',
      answer('Too many emails were sent just now.', 429),
      'Too many emails were sent just now.',
    ],
    ['that the server is unreachable', noNetwork, 'The server could not be reached. Please try again.'],
  ])('that could not be changed show %s', async (_name, refused, text) => {
    serve('functions/staff', refused)
    const { user } = open()
    await screen.findByRole('row', { name: /farah/ })
    write(await field(), 'third@example.test')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(await field()).toHaveValue('third@example.test')
  })

  it('that have access already are not invited, which is said at the field', async () => {
    serve('functions/staff', answer('This person already has access.', 409))
    const { user } = open()
    write(await field(), 'fourth@example.test')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('This person already has access.')).toHaveClass('field-error')
    expect(await field()).toHaveFocus()
  })

  it('in the list are not invited a second time, since their role would stay as it is', async () => {
    const { user } = open()
    await screen.findByRole('row', { name: /new@example/ })
    write(await field(), 'New@example.test')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(
      await screen.findByText('This person is in the list already. Change their role there.'),
    ).toBeVisible()
    expect(await field()).toHaveFocus()
    expect(staffCalls()).toEqual([])
  })
})
