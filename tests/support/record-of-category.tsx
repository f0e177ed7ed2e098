import { blogCategories } from '@/admin/content/taxonomy/taxonomy-resource'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { recordOf } from '@tests/support/record-of'
import { renderApp } from '@tests/support/render-app'

export const category = recordOf(blogCategories)
export const id = '11111111-2222-4333-8444-555555555555'
/** A stored category. */
export const row = (change: object = {}) => ({
  id,
  updated_at: '2026-11-21T01:00:00.123456+00:00',
  name: 'Hotels',
  slug: 'hotels',
  is_active: true,
  display_order: 1,
  ...change,
})

/** The form of a category: a new one, or the one with this id. */
export const open = (rowId?: string) => renderApp(<RecordScreen record={category} id={rowId} />)
