import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/admin/kit/session/session'
import { SignInForm } from '@/admin/auth/sign-in/sign-in-form'

vi.mock('@/admin/kit/session/session', () => ({ session: { signIn: vi.fn() } }))

const signIn = vi.mocked(session.signIn)
beforeEach(() => signIn.mockReset())

const send = () => userEvent.click(screen.getByRole('button', { name: /sign in/i }))

async function fill(email: string, password: string) {
  render(<SignInForm />)
  if (email) await userEvent.type(screen.getByLabelText('Email'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
}

describe('the sign-in form', () => {
  it('requires both fields, and focuses the first empty one', async () => {
    await fill('farah@example.test', '')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter both email and password')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toBeInvalid()
    expect(screen.getByLabelText('Email')).toBeValid()
    expect(signIn).not.toHaveBeenCalled()
  })

  it('hides the password, and allows password managers and pasting', async () => {
    render(<SignInForm />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(field)
    await userEvent.paste(' Of any signs, ünd spaces ')
    await userEvent.type(screen.getByLabelText('Email'), 'farah@example.test')
    await send()
    expect(signIn).toHaveBeenCalledWith('farah@example.test', ' Of any signs, ünd spaces ')
  })

  it('treats an email of spaces as empty', async () => {
    await fill('   ', 'secret')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter both email and password')
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('shows the provider’s own message, and keeps the input', async () => {
    signIn.mockRejectedValueOnce(new Error('Invalid login credentials'))
    await fill(' farah@example.test ', 'wrong')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials')
    expect(signIn).toHaveBeenCalledWith('farah@example.test', 'wrong')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  })

  it('shows a general error if the provider gives no message', async () => {
    signIn.mockRejectedValueOnce(new Error(''))
    await fill('farah@example.test', 'secret')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to login')
  })

  it('is busy while sending, and cannot be sent twice', async () => {
    let finish = () => {}
    signIn.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    await fill('farah@example.test', 'secret')
    await send()
    const button = screen.getByRole('button', { name: /signing in/i })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    finish()
    expect(await screen.findByRole('button', { name: /sign in/i })).toBeEnabled()
    expect(signIn).toHaveBeenCalledOnce()
  })
})
