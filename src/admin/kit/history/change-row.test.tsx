import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChangeRow } from '@/admin/kit/history/change-row'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const library = 'https://x.test/storage/v1/object/public/images/00000000-0000-4000-8000-000000000001/'

it('a changed image is shown in place of its address, and another address is a text', async () => {
  const change = {
    id: 'c1',
    created_at: '2026-11-21T01:00:00Z',
    table_name: 'portfolio_projects',
    row_id: 'p1',
    action: 'update',
    actor: 'a1',
    email: 'farah@example.test',
    label: 'Bay',
    fields: ['thumbnail_url', 'project_url'],
  }
  const before = { thumbnail_url: '/images/projects/bay-1200.webp', project_url: 'https://bay.test/images/a' }
  const after = { thumbnail_url: `${library}1600x900.webp#30,60`, project_url: 'https://bay.test/b' }
  serve('audit_log', [{ before, after }])
  renderApp(
    <ul>
      <ChangeRow change={change} named expanded />
    </ul>,
  )
  const images = await screen.findAllByRole('img', { name: 'Image' })
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/images/projects/bay-640.webp',
    `${library}640.webp`,
  ])
  expect(screen.getByText('https://bay.test/b')).toBeVisible()
})
