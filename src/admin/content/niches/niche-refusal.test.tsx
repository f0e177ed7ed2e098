import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { refusedParts } from '@/admin/content/niches/niche-schema'
import { partLabels } from '@/admin/content/niches/niche-content-form'
import { niche } from '@/admin/content/niches/niches-resource'
import { RecordScreen } from '@/admin/kit/record/record-screen'

// A loaded machine draws slowly.
configure({ asyncUtilTimeout: 10_000 })

const id = '11111111-2222-4333-8444-555555555555'
const row = {
  id,
  updated_at: '2026-11-21T01:00:00.123456+00:00',
  name: 'Law Firms',
  slug: 'law-firm',
  aliases: [],
  icon_name: 'Scale',
  tagline: '',
  status: 'live',
  display_order: 1,
  is_published: true,
  content: { hero: { headlineText: 'Now', ctaText: 'Book' } },
}

it('content that the database refuses is told of by the name of its part', async () => {
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    if (init?.method !== 'PATCH') return Response.json([row])
    const message =
      'new row for relation "niche_pages" violates check constraint "niche_pages_content_final_cta_check"'
    return Response.json({ code: '23514', message, details: null }, { status: 400 })
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <RecordScreen record={niche} id={id} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByLabelText('Tagline'), 'For those who plead')
  await userEvent.click(screen.getByRole('button', { name: 'Save niche page' }))
  expect(await screen.findByText(/^“Closing words” was not taken/)).toBeInTheDocument()
  expect(screen.queryByText(/constraint/)).toBeNull()
  expect(screen.getByLabelText('Tagline')).toHaveValue('For those who plead')
})

it('every part of the page is found by its constraint’s name', () => {
  expect(refusedParts).toMatchObject({
    content_hero: 'content.hero',
    content_problem_statement: 'content.problemStatement',
    content_faq: 'content.faq',
  })
  expect(Object.keys(refusedParts)).toHaveLength(Object.keys(partLabels).length)
})
