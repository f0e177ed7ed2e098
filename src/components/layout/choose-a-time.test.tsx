import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { renderApp } from '@tests/support/render-app'

const time = () => screen.getByRole('link', { name: 'or choose a time for a call' })

it('beside the button that leads to the chat one can choose a time', () => {
  renderApp(<ProposalCallToAction />)
  expect(screen.getByRole('link', { name: /^Get My Free Proposal/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\//),
  )
  expect(time()).toHaveAttribute('href', '/book-a-call')
})

it('the call is told what the page knows', () => {
  renderApp(<ProposalCallToAction package="Apex" trade="Hotels" />)
  expect(time()).toHaveAttribute('href', '/book-a-call?package=Apex&trade=Hotels')
})
