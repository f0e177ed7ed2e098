import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AdminApp } from '@/admin/app/admin-app'
import { readArrivalLink, ResetScreen } from '@/admin/auth/sign-in/reset-screen'
import {
  account,
  authRequests,
  bodyOf,
  passwordChanges,
  serveAuth,
  sessionOf,
} from '@tests/support/auth-service'
import { noNetwork, refusal, serve } from '@tests/support/fake-server'
import { lastToast } from '@tests/support/last-toast'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

beforeEach(() => serveAuth())

const otherSignOuts = () => authRequests('logout').filter(({ params }) => params.get('scope') === 'others')

/** Opens the page of the email's link and sends a password. */
async function reset(type: 'recovery' | 'invite' = 'recovery') {
  const { user } = renderApp(<ResetScreen link={{ kind: 'token', token: 'a-token', type }} />)
  write(screen.getByLabelText('New password'), 'three new words')
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
  return user
}

describe('a new password by email link', () => {
  it('uses the token, and signs the other devices out', async () => {
    await reset('invite')
    expect(await screen.findByText(/Your new password is set.*Other devices are signed out\./)).toBeVisible()
    expect(authRequests('verify').map(bodyOf)).toMatchObject([{ token_hash: 'a-token', type: 'invite' }])
    expect(passwordChanges().map(bodyOf)).toMatchObject([{ password: 'three new words' }])
    expect(otherSignOuts()).toHaveLength(1)
  })

  it('says so if the other devices may still be signed in', async () => {
    serve('auth/logout', noNetwork)
    await reset()
    expect(await screen.findByText(/We don’t know whether your other devices are signed out/)).toBeVisible()
  })

  it.each([
    ['weak_password', /This password is too easy to guess\. Please use at least 12 characters/],
    ['same_password', 'This is already your password. Choose another one.'],
  ])('shows an error for a %s, signs nobody out, and redeems the token only once', async (code, message) => {
    serve('auth/user', refusal('The provider’s words', { status: 422, error_code: code }))
    const user = await reset()
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveFocus()
    expect(otherSignOuts()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    await expect.poll(passwordChanges).toHaveLength(2)
    expect(authRequests('verify')).toHaveLength(1)
  })

  it('offers a new link if this one is spent', async () => {
    serve('auth/verify', refusal('Expired', { status: 403, error_code: 'otp_expired' }))
    await reset()
    expect(await screen.findByText(/^This link has expired or was already used\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible()
    expect(passwordChanges()).toEqual([])
  })
})

it('a new password in the admin needs the current one, and is set in a new session', async () => {
  const { user } = renderApp(<AdminApp />, { address: '/admin/account' })
  write(await screen.findByLabelText('Email'), account.email)
  write(screen.getByLabelText('Password'), account.password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const change = () => user.click(screen.getByRole('button', { name: 'Change your password' }))
  write(await screen.findByLabelText('Current password'), 'not mine')
  write(screen.getByLabelText('New password'), 'three new words')
  await change()
  expect(await screen.findByText('This is not your current password.')).toBeVisible()
  expect(passwordChanges()).toEqual([])
  write(screen.getByLabelText('Current password'), account.password)
  await change()
  await expect.poll(lastToast).toBe('Your password has been changed. Other devices are signed out.')
  expect(passwordChanges().map(bodyOf)).toMatchObject([{ password: 'three new words' }])
  expect(passwordChanges().map((request) => sessionOf(request).session_id)).toEqual([2])
  expect(screen.getByLabelText('New password')).toHaveValue('')
})

it.each([
  ['#token=abc', { kind: 'token', token: 'abc', type: 'recovery' }],
  ['#token=abc&type=invite', { kind: 'token', token: 'abc', type: 'invite' }],
  ['#access_token=x&refresh_token=y&type=invite', { kind: 'session' }],
  ['#access_token=x&refresh_token=y&type=recovery', { kind: 'session' }],
  ['#access_token=x&type=magiclink', { kind: 'none' }],
  ['#error=access_denied&error_code=otp_expired', { kind: 'spent' }],
  ['', { kind: 'none' }],
  ['#token=', { kind: 'none' }],
])('the link in an email: %s', (hash, link) => {
  expect(readArrivalLink(hash)).toEqual(link)
})
