import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ReorderScreen } from '@/admin/kit/reorder/reorder-screen'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const stored = ['Bay', 'Clinic', 'Shop'].map((name) => ({ id: name.toLowerCase(), title: name }))
const order = { title: 'Order of projects', lead: '', labelColumn: 'title' }
const open = () =>
  renderApp(
    <ReorderScreen
      order={order}
      table="portfolio_projects"
      value={undefined}
      back={{ to: '/', label: 'All projects' }}
    />,
  )
const names = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/^\d/, ''))

beforeEach(() => serve('*', stored))

it('an order is saved over the one it was based on', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Move Bay down' }))
  expect(screen.getByText('Not saved yet')).toBeInTheDocument()
  expect(names()).toEqual(['Clinic', 'Bay', 'Shop'])
  serve('rpc/order_rows', null)
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(requests.find(({ name }) => name === 'rpc/order_rows')?.body).toEqual({
    list: 'portfolio_projects',
    was: ['bay', 'clinic', 'shop'],
    wanted: ['clinic', 'bay', 'shop'],
  })
})
