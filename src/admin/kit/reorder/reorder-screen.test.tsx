import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ReorderScreen } from '@/admin/kit/reorder/reorder-screen'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const stored = ['Bay', 'Clinic', 'Shop'].map((name) => ({ id: name.toLowerCase(), title: name }))
const order = { title: 'Order of projects', lead: '', labelColumn: 'title' }
const open = (options?: Parameters<typeof renderApp>[1]) =>
  renderApp(
    <ReorderScreen
      order={order}
      table="portfolio_projects"
      value={undefined}
      back={{ to: '/', label: 'All projects' }}
    />,
    options,
  )
const names = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/^\d/, ''))
const moveBay = async () => userEvent.click(await screen.findByRole('button', { name: 'Move Bay down' }))

beforeEach(() => serve('*', stored))

it('an unsaved order is restored, and is saved over the order it was based on', async () => {
  const first = open()
  await moveBay()
  first.unmount()
  const second = open()
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument()
  expect(names()).toEqual(['Clinic', 'Bay', 'Shop'])
  serve('rpc/order_rows', null)
  const save = screen.getByRole('button', { name: 'Save order' })
  await userEvent.click(save)
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(save, 'keeps the focus').toBeEnabled()
  expect(requests.find(({ name }) => name === 'rpc/order_rows')?.body).toEqual({
    list: 'portfolio_projects',
    was: ['bay', 'clinic', 'shop'],
    wanted: ['clinic', 'bay', 'shop'],
  })
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('order-of'))
  serve('*', [stored[1], stored[0], stored[2]])
  second.unmount()
  const { queryClient } = second
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
  open({ queryClient })
  await screen.findByText('Nothing to save')
  expect(names(), 'when it is opened again').toEqual(['Clinic', 'Bay', 'Shop'])
})

it('an unsaved order of a list that has changed meanwhile is not restored, and saving sends nothing', async () => {
  const first = open()
  await moveBay()
  first.unmount()
  serve('*', [...stored, { id: 'new', title: 'New' }])
  open()
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument()
  expect(names()).toEqual(['Bay', 'Clinic', 'Shop', 'New'])
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  expect(requests.map(({ name }) => name)).not.toContain('rpc/order_rows')
})
