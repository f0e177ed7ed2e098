import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { renderApp } from '@tests/support/render-app'

const time = () => screen.getByRole('link', { name: 'or choose a time for a call' })

it('the call to action offers a time for a call beside the chat button', () => {
  renderApp(<ProposalCallToAction />)
  expect(screen.getByRole('link', { name: /^Get My Free Proposal/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\//),
  )
  expect(time()).toHaveAttribute('href', '/book-a-call')
  expect(screen.queryByRole('link', { name: 'or ask for a quote' })).toBeNull()
})

it('the links to booking and quote carry the page’s package and industry', () => {
  renderApp(<ProposalCallToAction package="Apex" industry="Hotels" />)
  expect(time()).toHaveAttribute('href', '/book-a-call?package=Apex&trade=Hotels')
  expect(screen.getByRole('link', { name: 'or ask for a quote' })).toHaveAttribute(
    'href',
    '/get-a-quote?package=Apex&trade=Hotels',
  )
})
