import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { PublishScreen } from '@/admin/tools/publish/publish-screen'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const change = (action: string, label: string) => ({
  table_name: 'blog_posts',
  row_id: `${label}-id`,
  action,
  label,
  changed_at: '2026-11-21T01:00:00Z',
  changes: 2,
})

it('says of what was deleted and brought back that it is back, and leads to it', async () => {
  vi.spyOn(window, 'fetch').mockImplementationOnce(async () =>
    Response.json({ builtAt: '2026-11-20T01:00:00Z', commit: null }),
  )
  serve('rpc/changes_since', [change('restored', 'Fair prices'), change('delete', 'Gone')])
  renderApp(
    <RegistryProvider value={registry}>
      <PublishScreen />
    </RegistryProvider>,
  )
  expect(await screen.findByRole('heading', { name: '2 changes since then' })).toBeVisible()
  const [back, gone] = screen.getAllByRole('listitem')
  expect(back).toHaveTextContent('Brought backarticle Fair prices')
  expect(screen.getByRole('link', { name: 'Fair prices' })).toHaveAttribute(
    'href',
    '/admin/blog/Fair prices-id',
  )
  expect(gone).toHaveTextContent('Deletedarticle Gone')
})
