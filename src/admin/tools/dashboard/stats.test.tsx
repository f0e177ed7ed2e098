import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stats } from '@/admin/tools/dashboard/stats'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const line = (label: string) => within(screen.getByText(label).closest('div') as HTMLElement)

it('the seven counts come from one request', async () => {
  serve('rpc/admin_counts', {
    articles: 11,
    published: 7,
    drafts: 3,
    bookings: 23,
    subscribers: 512,
    authors: 0,
    orders: 14,
  })
  renderApp(<Stats />)
  expect(await screen.findByText('23')).toBeInTheDocument()
  expect(line('Articles published').getByText('7')).toHaveTextContent('7 of 11')
  expect(line('Drafts').getByText('3')).toBeInTheDocument()
  expect(line('Active subscribers').getByText('512')).toBeInTheDocument()
  expect(line('Authors').getByText('0')).toBeInTheDocument()
  expect(line('Orders').getByText('14')).toBeInTheDocument()
  expect(requests.filter(({ name }) => name === 'rpc/admin_counts')).toHaveLength(1)
})

it('counts that could not be loaded say so', async () => {
  serve('rpc/admin_counts', refusal('broken', { status: 500 }))
  renderApp(<Stats />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load the counts')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
})
