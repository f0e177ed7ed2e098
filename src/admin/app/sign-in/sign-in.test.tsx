import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SignIn } from '@/admin/app/sign-in/sign-in'

vi.mock('@/admin/kit/session/session', () => ({ session: { signIn: vi.fn() } }))

it('hands the address that was typed to ‘Forgot your password?’, and back', async () => {
  render(<SignIn />)
  await userEvent.type(screen.getByLabelText('Email'), 'farah@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('farah@example.test')
  await userEvent.type(screen.getByLabelText('Email'), '.my')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the sign-in' }))
  expect(screen.getByLabelText('Email')).toHaveValue('farah@example.test.my')
})

it('names what somebody was writing when their session ended, and nobody else’s', () => {
  const draft = (name: string) =>
    JSON.stringify({ values: {}, at: new Date().toISOString(), rowId: '1', name })
  localStorage.setItem('desk-draft:farah:articles:1', draft('the article “Fair prices”'))
  localStorage.setItem('desk-draft:farah:notes:2', draft('a new note'))
  localStorage.setItem('desk-draft:somebody:articles:3', draft('the article “Secret”'))
  render(<SignIn reason="ended" userId="farah" />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your session has ended. Please sign in again. What you were writing is kept: the article “Fair prices”, a new note.',
  )
})
