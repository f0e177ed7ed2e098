import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AddressForm } from '@/admin/app/account/address-form'
import { AddressScreen } from '@/admin/app/sign-in/address-screen'
import { changeAddress, PasswordError, redeemToken } from '@/admin/kit/session/password'
import { renderApp } from '@tests/support/render-app'

vi.mock('@/admin/kit/session/password', async (original) => ({
  ...(await original<object>()),
  changeAddress: vi.fn(),
  redeemToken: vi.fn(),
}))
const change = vi.mocked(changeAddress)
const redeem = vi.mocked(redeemToken)
beforeEach(() => {
  change.mockReset().mockResolvedValue(undefined)
  redeem.mockReset()
})

describe('another address to sign in with', () => {
  async function send(next: string, present: string) {
    const { user } = renderApp(<AddressForm email="old@example.test" />)
    if (next) await user.type(screen.getByLabelText('New address'), next)
    if (present) await user.type(screen.getByLabelText('Your password'), present)
    await user.click(screen.getByRole('button', { name: 'Change the address' }))
  }

  it('is asked for with the password, and is told to be confirmed from both mailboxes', async () => {
    await send(' new@example.test ', 'my words')
    expect(await screen.findByRole('status')).toHaveTextContent(
      'We have written to old@example.test and to new@example.test. Open the link in each mail',
    )
    expect(change).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), {
      email: 'old@example.test',
      next: 'new@example.test',
      present: 'my words',
    })
  })

  it.each([
    ['nothing', '', 'my words', 'New address', 'Please enter a valid email address'],
    ['no password', 'new@example.test', '', 'Your password', 'Please enter your present password'],
  ])('is not asked for with %s', async (_name, next, present, label, message) => {
    await send(next, present)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(change).not.toHaveBeenCalled()
  })

  it.each([
    ['wrong', 'Your password'],
    ['taken', 'New address'],
  ] as const)('that is refused as %s says so at its field', async (reason, label) => {
    change.mockRejectedValue(new PasswordError('Not this one.', reason))
    await send('new@example.test', 'my words')
    expect(await screen.findByText('Not this one.')).toBeVisible()
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveFocus()
  })
})

describe('the page of the two mails', () => {
  const link = { kind: 'token', token: 'abc', type: 'recovery' } as const
  const confirm = async () => {
    const { user } = renderApp(<AddressScreen link={link} />)
    expect(redeem).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }))
    expect(redeem).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'abc', 'email_change')
  }

  it('uses the token on a press alone; after the first one it says that the other mail is waiting', async () => {
    redeem.mockResolvedValue(undefined)
    await confirm()
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Now open the link in the mail to the other address',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says when the address is changed', async () => {
    redeem.mockResolvedValue('new@example.test')
    await confirm()
    expect(await screen.findByRole('status')).toHaveTextContent('you sign in as new@example.test from now on')
  })

  it('says that a link is spent', async () => {
    redeem.mockRejectedValue(new PasswordError('This link has expired, or was used already.', 'spent'))
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent('has expired, or was used already')
  })

  it('without a link says where one is asked for', () => {
    renderApp(<AddressScreen link={{ kind: 'none' }} />)
    expect(screen.getByRole('status')).toHaveTextContent('Under Account at the desk')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
