import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registry } from '@/admin/app/resources'
import { serve } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

it('every use of an image links to the row that shows it, and a setting has its title', async () => {
  const id = '11111111-2222-4333-8444-555555555555'
  const row = {
    id,
    url: `/storage/v1/object/public/images/${id}/900x600.webp`,
    width: 900,
    height: 600,
    alt: 'A loom',
    bytes: 1,
    focal_x: 50,
    focal_y: 50,
  }
  serve('*', ({ name }) => (name.startsWith('rpc/') ? [] : [{ ...row, created_at: '', updated_at: 'v1' }]))
  serve('rpc/image_uses', () => [
    { table_name: 'about_settings', row_id: 'a', title: 'founder_profile_section' },
    { table_name: 'blog_posts', row_id: 'b', title: 'What a website costs' },
    { table_name: 'niche_pages', row_id: 'c', title: 'Law Firms' },
  ])
  renderAdmin(`/admin/images/${id}`)
  const founder = registry.rowLabel('about_settings', 'founder_profile_section')
  expect(founder).not.toBe('founder_profile_section')
  expect(await screen.findByRole('link', { name: founder })).toHaveAttribute('href', '/admin/about/founder')
  expect(screen.getByRole('link', { name: 'What a website costs' })).toHaveAttribute('href', '/admin/blog/b')
  expect(screen.getByRole('link', { name: 'Law Firms' })).toHaveAttribute(
    'href',
    registry.rowPath('niche_pages', 'c'),
  )
})
