import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '@/admin/app/resources'
import { ChangeList } from '@/admin/kit/history/change-list'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

it('a reordered list is one entry that shows the order before and after', async () => {
  serve('rpc/history', [
    {
      id: 'c1',
      created_at: '2026-11-21T01:00:00Z',
      table_name: 'portfolio_projects',
      row_id: '00000000-0000-0000-0000-000000000000',
      action: 'update',
      actor: 'farah',
      email: 'farah@example.test',
      label: '',
      fields: ['order', 'places'],
    },
  ])
  serve('audit_log', [
    {
      before: { order: '1. Cetak Dua\n2. Kelas Tambah', places: { a: 1, b: 2 } },
      after: { order: '1. Kelas Tambah\n2. Cetak Dua', places: { a: 2, b: 1 } },
    },
  ])
  const { user } = renderApp(
    <RegistryProvider value={registry}>
      <ChangeList filter={{}} named empty={null} />
    </RegistryProvider>,
  )
  const entry = await screen.findByRole('listitem')
  expect(entry).toHaveTextContent('farah@example.test changed the order of Projects')
  await user.click(screen.getByRole('button', { name: /^What changed ?about the order of Projects/ }))
  await screen.findAllByText('Removed:')
  expect(entry).toHaveTextContent('1. Kelas Tambah')
  expect(entry).not.toHaveTextContent('Places')
  await user.click(screen.getByRole('button', { name: /^Go back to before/ }))
  expect(screen.getByRole('dialog', { hidden: true })).toHaveTextContent(
    'The order of “Projects” goes back to what it was',
  )
})
