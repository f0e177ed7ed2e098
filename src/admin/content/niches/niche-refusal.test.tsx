import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refusedParts } from '@/admin/content/niches/niche-schema'
import { partLabels } from '@/admin/content/niches/niche-content-form'
import { niches } from '@/admin/content/niches/niches-resource'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { refusal, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

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

it('an error of the database about content names the part of the page', async () => {
  const message =
    'new row for relation "niche_pages" violates check constraint "niche_pages_content_final_cta_check"'
  serve('*', ({ method }) => (method === 'PATCH' ? refusal(message, { code: '23514' }) : [row]))
  renderApp(<RecordScreen record={niches.record as NonNullable<typeof niches.record>} id={id} />)
  await userEvent.type(await screen.findByLabelText('Tagline'), 'For those who plead')
  await userEvent.click(screen.getByRole('button', { name: 'Save industry page' }))
  expect(await screen.findByText(/^“Closing words” was not saved/)).toBeInTheDocument()
  expect(screen.queryByText(/constraint/)).toBeNull()
  expect(screen.getByLabelText('Tagline')).toHaveValue('For those who plead')
})

it('each part of the page is found by the name of its constraint', () => {
  expect(refusedParts).toMatchObject({
    content_hero: 'content.hero',
    content_problem_statement: 'content.problemStatement',
    content_faq: 'content.faq',
  })
  expect(Object.keys(refusedParts)).toHaveLength(Object.keys(partLabels).length)
})
