// @vitest-environment jsdom
import { serve } from '@tests/support/fake-server'
import { expect, it } from 'vitest'
import { restoreChange } from '@/admin/kit/history/history-query'

it('a change of a row that has been deleted since is not restored, and the message says what to do', async () => {
  serve('audit_log', [{ before: { name: 'Inns' } }])
  serve('blog_categories', [])
  const change = {
    id: 'c1',
    created_at: '2026-11-21T01:00:00Z',
    table_name: 'blog_categories',
    row_id: 'r1',
    action: 'update',
    actor: 'a1',
    email: 'farah@example.test',
    label: 'Hotels',
    fields: ['name'],
  }
  await expect(restoreChange(change)).rejects.toThrow('It has been deleted since. Restore it first.')
})
