import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Stats } from '@/admin/tools/dashboard/stats'
import { noAnswer, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const totals = {
  articles: 11,
  published: 7,
  drafts: 3,
  bookings: 23,
  subscribers: 512,
  authors: 3,
  orders: 14,
}
const count = (counts: Record<string, number | null>) => serve('rpc/admin_counts', counts)
const breakDown = () => serve('rpc/admin_counts', refusal('broken', { status: 500 }))
const show = () => renderApp(<Stats />).queryClient

beforeEach(() => serve('booking_submissions', []))

const line = (label: string) => {
  const row = screen.getByText(label).closest('div')
  if (!row) throw new Error(`${label} is in no row`)
  return within(row)
}

describe('the counts', () => {
  it('show the seven counts from one request', async () => {
    count(totals)
    show()
    expect(await line('Calls booked').findByText('23')).toBeInTheDocument()
    expect(line('Articles published').getByText('7')).toBeInTheDocument()
    expect(line('Articles published').getByText(/of/)).toHaveTextContent('of 11')
    expect(line('Drafts').getByText('3')).toBeInTheDocument()
    expect(line('Active subscribers').getByText('512')).toBeInTheDocument()
    expect(line('Authors').getByText('3')).toBeInTheDocument()
    expect(line('Orders').getByText('14')).toBeInTheDocument()
    expect(requests.filter(({ name }) => name === 'rpc/admin_counts')).toHaveLength(1)
  })

  it('show 0 and a note for a missing count, and keep the others', async () => {
    count({ ...totals, orders: null })
    show()
    expect(await line('Orders').findByText('could not be counted')).toBeInTheDocument()
    expect(line('Orders').getByText('0')).toBeInTheDocument()
    expect(line('Active subscribers').getByText('512')).toBeInTheDocument()
    expect(screen.getAllByText('could not be counted')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  })

  it('show 0 and a note for each if the request fails', async () => {
    breakDown()
    show()
    expect(await line('Orders').findByText('could not be counted')).toBeInTheDocument()
    expect(screen.getAllByText('could not be counted')).toHaveLength(7)
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  })

  it('keep the old values with a note if refreshing fails, and can be retried', async () => {
    count(totals)
    const queryClient = show()
    expect(await screen.findByText('512')).toBeInTheDocument()
    breakDown()
    await queryClient.refetchQueries()
    expect(await screen.findByRole('alert')).toHaveTextContent('refreshing failed')
    expect(line('Active subscribers').getByText('512')).toBeInTheDocument()
    count({ ...totals, subscribers: 513 })
    screen.getByRole('button', { name: 'Try Again' }).click()
    expect(await screen.findByText('513')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('show that they are being counted until they are loaded', () => {
    serve('rpc/admin_counts', noAnswer)
    show()
    expect(line('Orders').getByText('being counted')).toBeInTheDocument()
  })

  it('show the zeros that the database returns to an account without a role', async () => {
    count(Object.fromEntries(Object.keys(totals).map((name) => [name, 0])))
    show()
    expect(await line('Authors').findByText('0')).toBeInTheDocument()
    expect(line('Articles published').getByText(/of/)).toHaveTextContent('of 0')
    expect(screen.queryByText('could not be counted')).not.toBeInTheDocument()
  })
})
