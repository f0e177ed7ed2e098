import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactPage } from '@/pages/contact-page'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

// A whole page in jsdom on a busy machine: patience costs nothing where all goes well.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  serve('*', [])
  serve('rpc/submit_contact', { ok: true })
})

const show = (query = '') => renderApp(<ContactPage />, { address: `/contact${query}` })
const field = (label: string) => screen.getByLabelText(label)
const form = () => screen.getByRole('form', { name: 'Send message' })
const told = () => within(form()).queryAllByRole('alert')

describe('the contact form', () => {
  it('says what is needed, and at each field what is missing, the first with the focus', async () => {
    show()
    expect(within(form()).getByRole('group', { name: 'All fields are required.' })).toBeVisible()
    fireEvent.submit(form())
    expect(await screen.findAllByRole('alert')).toHaveLength(3)
    expect(field('Your name')).toHaveFocus()
    await userEvent.type(field('Your message'), 'Hello')
    expect(told()).toHaveLength(2)
  })

  it('begins with the package and the trade of the link that led here', () => {
    show('?package=Spark&trade=kedai+runcit')
    expect(field('Your message')).toHaveValue('I am interested in the Spark Package. My trade: kedai runcit.')
  })

  it('takes no markup from the link', () => {
    show('?package=%3Cb%3E&trade=%3Cscript%3E')
    expect(field('Your message')).toHaveValue('')
  })

  it('can be filled in by the browser and sent by Enter, and keeps its text apart from the quote’s', async () => {
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
