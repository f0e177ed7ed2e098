import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactPage } from '@/pages/contact-page'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

// A whole page in jsdom can be slow on a busy machine; a longer timeout does not slow down passing tests.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  serve('*', [])
  serve('rpc/submit_contact', { ok: true })
})

const show = (query = '') => renderApp(<ContactPage />, { address: `/contact${query}` })
const field = (label: string) => screen.getByLabelText(label)
const form = () => screen.getByRole('form', { name: 'Send message' })
const alerts = () => within(form()).queryAllByRole('alert')

describe('the contact form', () => {
  it('says which fields are required, shows an error at each missing one, and focuses the first', async () => {
    show()
    expect(within(form()).getByRole('group', { name: 'All fields are required.' })).toBeVisible()
    fireEvent.submit(form())
    expect(await screen.findAllByRole('alert')).toHaveLength(3)
    expect(field('Your name')).toHaveFocus()
    await userEvent.type(field('Your message'), 'Hello')
    expect(alerts()).toHaveLength(2)
  })

  it('is prefilled with package and industry from the link', () => {
    show('?package=Spark&trade=kedai+runcit')
    expect(field('Your message')).toHaveValue('I am interested in the Spark Package. My trade: kedai runcit.')
  })

  it('takes no HTML from the link', () => {
    show('?package=%3Cb%3E&trade=%3Cscript%3E')
    expect(field('Your message')).toHaveValue('')
  })

  it('supports autofill and Enter, and stores its text separately from the quote form', async () => {
    const { unmount } = show()
    expect(field('Your name')).toHaveAttribute('autocomplete', 'name')
    expect(field('Email or phone number')).toHaveAttribute('autocomplete', 'email')
    await userEvent.type(field('Your message'), 'Hello')
    expect(Object.keys(sessionStorage)).toEqual(['contact:typed'])
    unmount()
    show()
    expect(field('Your message')).toHaveValue('Hello')
    await userEvent.type(field('Email or phone number'), 'mei@example.test')
    await userEvent.type(field('Your name'), 'Mei{Enter}')
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you. Your message has reached us.')
    expect(sessionStorage).toHaveLength(0)
  })
})

it('lists the company’s numbers once the owner has filled them in', async () => {
  serve('company_info', [
    { key: 'ssm_number', value: '202601000001' },
    { key: 'sst_number', value: 'Pending' },
  ])
  show()
  expect(await screen.findByText('202601000001')).toBeVisible()
  expect(screen.queryByText('Pending')).toBeNull()
})
