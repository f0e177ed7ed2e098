import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SignIn } from '@/admin/auth/sign-in/sign-in'
import { session } from '@/admin/kit/session/session'
import { account, authRequests, bodyOf, serveAuth } from '@tests/support/auth-service'
import { noAnswer, noNetwork, refusal, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

beforeEach(() => serveAuth())

const button = (name: string) => screen.getByRole('button', { name })

async function fill(email: string, password: string) {
  const { user } = renderApp(<SignIn />)
  if (email) write(screen.getByLabelText('Email'), email)
  if (password) write(screen.getByLabelText('Password'), password)
  await user.click(button('Sign in'))
  return user
}

describe('signing in', () => {
  it.each([
    [account.email, '', 'Password'],
    ['', '', 'Email'],
    ['   ', 'secret', 'Email'],
  ])('with %j and %j focuses the first empty field', async (email, password, empty) => {
    await fill(email, password)
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter both email and password')
    expect(screen.getByLabelText(empty)).toHaveFocus()
    expect(screen.getByLabelText(empty)).toBeInvalid()
    expect(authRequests('token')).toEqual([])
  })

  it('hides the password, allows password managers and pasting, and sends it as typed', async () => {
    const { user } = renderApp(<SignIn />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    await user.click(field)
    await user.paste(' Of any signs, ünd spaces ')
    await user.type(screen.getByLabelText('Email'), ` ${account.email} `)
    await user.click(button('Sign in'))
    expect(authRequests('token').map(bodyOf)).toMatchObject([
      { email: account.email, password: ' Of any signs, ünd spaces ' },
    ])
  })

  it.each([
    ['the provider’s own message', refusal('Invalid login credentials'), 'Invalid login credentials'],
    ['that the server is unreachable', noNetwork, 'The server could not be reached. Please try again.'],
  ])('that failed shows %s, and keeps the input', async (_, answer, message) => {
    serve('auth/token', answer)
    await fill(account.email, 'wrong')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  })

  it('that failed without a message shows the specification’s', async () => {
    vi.spyOn(session, 'signIn').mockRejectedValueOnce(new Error(''))
    await fill(account.email, 'wrong')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to login')
  })

  it('is busy while sending, and cannot be sent twice', async () => {
    serve('auth/token', noAnswer)
    const user = await fill(account.email, 'secret')
    expect(button('Signing in...')).toHaveAttribute('aria-busy', 'true')
    await user.type(screen.getByLabelText('Password'), '{Enter}')
    await user.click(button('Signing in...'))
    expect(authRequests('token')).toHaveLength(1)
  })

  it('shows why the person was signed out', () => {
    renderApp(<SignIn reason="ended" />)
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again.')
  })
})

describe('a forgotten password', () => {
  async function forget() {
    const { user } = renderApp(<SignIn />)
    write(screen.getByLabelText('Email'), account.email)
    await user.click(button('Forgot your password?'))
    return user
  }

  it('opens a form with the typed address, which is kept on the way back', async () => {
    const user = await forget()
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(account.email)
    await user.click(button('Back to sign-in'))
    expect(screen.getByLabelText('Email')).toHaveValue(account.email)
  })

  it.each([
    ['known', {}],
    ['unknown', refusal('No such user', { error_code: 'user_not_found' })],
    ['limited', refusal('Slow down', { status: 429, error_code: 'over_email_send_rate_limit' })],
  ])('has the same result for an address that is %s', async (_, answer) => {
    serve('auth/recover', answer)
    const user = await forget()
    await user.click(button('Send the link'))
    expect(await screen.findByText(/If farah@example\.test has an account here/)).toBeVisible()
  })

  it('reports an unreachable server', async () => {
    serve('auth/recover', noNetwork)
    const user = await forget()
    await user.click(button('Send the link'))
    expect(await screen.findByText('The server could not be reached. Please try again.')).toBeVisible()
  })
})
