import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { leadQuery } from '@/admin/leads/shared/lead-query'
import { serve } from '@tests/support/fake-server'

const id = '11111111-2222-4333-8444-555555555555'

it('a screen gets all its columns even if another screen cached fewer of the same row', async () => {
  const row: Record<string, string> = { id, name: 'Mei', created_at: '2026-11-21T01:30:00Z' }
  serve('contact_submissions', ({ params }) => {
    const wanted = params.get('select')?.split(',') ?? []
    return [Object.fromEntries(wanted.map((column) => [column, row[column]]))]
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const few = leadQuery('contact_submissions', id, ['id', 'name'])
  const more = leadQuery('contact_submissions', id, ['id', 'name', 'created_at'])
  expect(await client.fetchQuery(few)).toEqual({ id, name: 'Mei' })
  expect(await client.fetchQuery(more)).toEqual(row)
})
