import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AdminApp } from '@/admin/app/admin-app'
import { ResetScreen } from '@/admin/auth/sign-in/reset-screen'
import { session } from '@/admin/kit/session/session'
import { env } from '@/lib/env'
import {
  account,
  authRequests,
  bodyOf,
  factorSecret,
  levelOf,
  passwordChanges,
  rightCode as code,
  serveAuth,
  verifiedFactor,
} from '@tests/support/auth-service'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { lastToast } from '@tests/support/last-toast'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

vi.mock('@/lib/env', async (original) => {
  const { env: real } = await original<typeof import('@/lib/env')>()
  return { env: { ...real, secondFactor: true } }
})

let auth: Awaited<ReturnType<typeof serveAuth>>
beforeEach(async () => {
  auth = await serveAuth()
  env.secondFactor = true
})

const press = (name: string) => screen.findByRole('button', { name })

/** Opens the account screen and signs in by password. */
async function enter() {
  const { user: person } = renderApp(<AdminApp />, { address: '/admin/account' })
  write(await screen.findByLabelText('Email'), account.email)
  write(screen.getByLabelText('Password'), account.password)
  await person.click(await press('Sign in'))
  return person
}

describe('signing in to an account with a second factor', () => {
  beforeEach(() => void (auth.factors = [verifiedFactor]))

  it('asks for the code after the password, reads no data before, and opens the admin with it', async () => {
    const person = await enter()
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
    const field = screen.getByLabelText('Code')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(requests.filter(({ name }) => !name.startsWith('auth/'))).toEqual([])
    await person.paste('123 456')
    await person.click(await press('Sign in'))
    expect(await screen.findByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
    expect(authRequests('factors/app/verify').map(bodyOf)).toEqual([{ challenge_id: 'question', code }])
  })

  it('shows an error for a wrong code, keeps the input, and then accepts the right one', async () => {
    const person = await enter()
    await person.type(await screen.findByLabelText('Code'), '654321{Enter}')
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeVisible()
    expect(screen.getByLabelText('Code')).toHaveValue('654321')
    expect(screen.getByLabelText('Code')).toBeInvalid()
    expect(screen.getByLabelText('Code')).toHaveFocus()
    await person.clear(screen.getByLabelText('Code'))
    await person.type(screen.getByLabelText('Code'), `${code}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  })

  it('sends a code only if it has six digits', async () => {
    const person = await enter()
    await person.type(await screen.findByLabelText('Code'), '12345{Enter}')
    expect(await screen.findByText('Please enter the six digits that your app shows.')).toBeVisible()
    expect(authRequests('factors/app/challenge')).toEqual([])
  })

  it.each([
    ['the session is over', 'session_not_found', 403],
    ['the factor was removed meanwhile', 'mfa_factor_not_found', 404],
  ])('asks for the password again when %s', async (_, error_code, status) => {
    serve('auth/factors/:id/challenge', refusal('No', { status, error_code }))
    const person = await enter()
    await person.type(await screen.findByLabelText('Code'), `${code}{Enter}`)
    expect(await screen.findByText(/Your session has ended. Please sign in again/)).toBeVisible()
    expect(screen.getByLabelText('Password')).toBeVisible()
  })

  it('explains what to do without the phone, and offers to sign in with another account', async () => {
    const person = await enter()
    expect(await screen.findByText(/Ask another owner to remove your access under Staff/)).toBeVisible()
    await person.click(await press('Sign in with another account'))
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(screen.queryByText(/session has ended/)).toBeNull()
  })
})

describe('a new password for an account with a second factor', () => {
  beforeEach(() => void (auth.factors = [verifiedFactor]))

  it('by email link also needs the code, once the link was used', async () => {
    const { user: person } = renderApp(
      <ResetScreen link={{ kind: 'token', token: 'abc', type: 'recovery' }} />,
    )
    write(screen.getByLabelText('New password'), 'three new words')
    await person.click(await press('Set the password'))
    const field = await screen.findByLabelText('Code')
    expect(field).toHaveFocus()
    await person.type(field, '000000{Enter}')
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeVisible()
    await person.clear(field)
    await person.type(field, `${code}{Enter}`)
    expect(await screen.findByText(/Your new password is set/)).toBeVisible()
    expect(authRequests('verify')).toHaveLength(1)
    expect(passwordChanges().map(levelOf)).toEqual(['aal2'])
  })

  it('in the admin also needs the code; a wrong one changes neither password nor session', async () => {
    const person = await enter()
    await person.type(await screen.findByLabelText('Code'), `${code}{Enter}`)
    const form = within(await screen.findByRole('region', { name: 'Password' }))
    await person.type(form.getByLabelText('Current password'), account.password)
    await person.type(form.getByLabelText('New password'), 'three new words')
    await person.click(await press('Change your password'))
    expect(await form.findByText('Please enter the six digits that your app shows.')).toBeVisible()
    await person.type(form.getByLabelText('Code'), '000000{Enter}')
    expect(await form.findByText(/This code is wrong or has expired/)).toBeVisible()
    expect(form.getByLabelText('Code')).toHaveFocus()
    expect(session.read().status).toBe('signed-in')
    expect(passwordChanges()).toEqual([])
    await person.clear(form.getByLabelText('Code'))
    await person.type(form.getByLabelText('Code'), `${code}{Enter}`)
    await expect.poll(lastToast).toMatch(/^Your password has been changed\./)
  })
})

describe('the second factor, under Account', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }))

  it('is neither shown nor requested if it is disabled for the project', async () => {
    env.secondFactor = false
    await enter()
    expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible()
    expect(screen.queryByText(/second factor/i)).toBeNull()
    expect(screen.queryByLabelText('Code')).toBeNull()
    expect(requests.filter(({ name }) => name.startsWith('auth/')).map(({ name }) => name)).toEqual([
      'auth/token',
    ])
  })

  it('is turned on with the password, a QR code or key for the app, and the first code', async () => {
    // A factor whose setup was abandoned earlier.
    auth.factors = [{ ...verifiedFactor, id: 'left', status: 'unverified' }]
    const person = await enter()
    const here = await panel()
    await person.click(here.getByRole('button', { name: 'Set up two-step sign-in' }))
    expect(await here.findByText('Please enter your current password')).toBeVisible()
    await person.type(here.getByLabelText('Your password'), 'not mine{Enter}')
    expect(await here.findByText('This is not your current password.')).toBeVisible()
    expect(authRequests('factors')).toEqual([])
    await person.clear(here.getByLabelText('Your password'))
    await person.type(here.getByLabelText('Your password'), `${account.password}{Enter}`)
    expect(await here.findByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      'data:image/svg+xml;utf-8,<svg/>',
    )
    expect(here.getByText(factorSecret)).toBeVisible()
    await person.type(here.getByLabelText('Code'), '000000{Enter}')
    expect(await here.findByText(/This code is wrong or has expired/)).toBeVisible()
    await person.clear(here.getByLabelText('Code'))
    await person.type(here.getByLabelText('Code'), `${code}{Enter}`)
    await expect.poll(lastToast).toMatch(/^Two-step sign-in is on\./)
    expect(here.getByText(/Ask another owner to remove your access under Staff/)).toBeVisible()
    expect(session.read()).toMatchObject({ status: 'signed-in', user: { factorId: 'app' } })
  })

  it('can be left off during the setup', async () => {
    const person = await enter()
    const here = await panel()
    await person.type(here.getByLabelText('Your password'), `${account.password}{Enter}`)
    await person.click(await here.findByRole('button', { name: 'Leave it off' }))
    expect(here.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
    expect(session.read()).toMatchObject({ status: 'signed-in', user: { factorId: undefined } })
  })

  it('is turned off with a code, even if it is disabled for the project', async () => {
    env.secondFactor = false
    auth.factors = [verifiedFactor]
    const person = await enter()
    await person.type(await screen.findByLabelText('Code'), `${code}{Enter}`)
    const here = await panel()
    await person.type(here.getByLabelText('Code'), '000000{Enter}')
    expect(await here.findByText(/This code is wrong or has expired/)).toBeVisible()
    expect(authRequests('factors/app').filter(({ method }) => method === 'DELETE')).toEqual([])
    await person.clear(here.getByLabelText('Code'))
    await person.type(here.getByLabelText('Code'), `${code}{Enter}`)
    await waitFor(() => expect(session.read()).toMatchObject({ user: { factorId: undefined } }))
    expect(authRequests('factors/app').filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})
