import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HomePage } from '@/pages/home-page'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const line = 'There is no page at this address. This is our home page.'

it.each([
  ['/no/such/page', 1],
  ['/', 0],
])('at %s Home shows the unknown-URL notice %i times', async (address, times) => {
  serve('*', [])
  renderApp(<HomePage />, { address })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryAllByText(line)).toHaveLength(times)
  expect(screen.queryAllByRole('link', { name: 'Tell us what you were looking for' })).toHaveLength(times)
})
