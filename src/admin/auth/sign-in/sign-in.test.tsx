import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SignIn } from '@/admin/auth/sign-in/sign-in'

vi.mock('@/admin/kit/session/session', () => ({ session: { signIn: vi.fn() } }))

it('passes the typed address to ‘Forgot your password?’ and back', async () => {
  render(<SignIn />)
  await userEvent.type(screen.getByLabelText('Email'), 'farah@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('farah@example.test')
  await userEvent.type(screen.getByLabelText('Email'), '.my')
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  expect(screen.getByLabelText('Email')).toHaveValue('farah@example.test.my')
})

it('shows why the person was signed out', () => {
  render(<SignIn reason="ended" />)
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again.')
})
