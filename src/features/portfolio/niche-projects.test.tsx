import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { NicheProjects } from '@/features/portfolio/niche-projects'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const row = {
  id: 'bay',
  title: 'A hotel on a bay',
  slug: 'bay',
  description: 'For every page.',
  thumbnail_url: '/images/projects/bay-1200.webp',
  thumbnail_alt: 'Its first page',
  thumbnail_placeholder: null,
  package_type: 'Apex Package',
  tech_stack: ['React'],
  industry_tags: ['Hotels'],
  is_live_project: false,
  status: 'concept',
  has_build: false,
  project_url: null,
  client_description_anonymized: 'Two sisters with nine rooms.',
  case_narrative_summary: 'For hotels: the boat before the price.',
  project_thumbnail_url: '/images/projects/bay-rooms-1200.webp',
  project_detail_slug: 'hotel-on-a-bay',
}

const sentParams: URLSearchParams[] = []
const show = (...rows: object[]) => {
  serve('portfolio_projects', ({ params }) => {
    sentParams.push(params)
    return rows
  })
  renderApp(<NicheProjects niche="hotel" heading="Hotels we made" />)
}

beforeEach(() => sentParams.splice(0))

it('a project on an industry page uses its fields for that page', async () => {
  show(row)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Two sisters with nine rooms.')).toBeVisible()
  expect(card.getByText('For hotels: the boat before the price.')).toBeVisible()
  expect(card.queryByText('For every page.')).not.toBeInTheDocument()
  expect(card.queryByText('React')).not.toBeInTheDocument()
  expect(card.getByRole('img')).toHaveAttribute('src', '/images/projects/bay-rooms-1200.webp')
  expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    '/portfolio/hotel-on-a-bay',
  )
  expect(sentParams.map((params) => params.get('niche_identifier'))).toEqual(['eq.hotel'])
})

it('empty fields fall back to the project’s general fields', async () => {
  show({
    ...row,
    client_description_anonymized: null,
    case_narrative_summary: null,
    project_thumbnail_url: null,
    project_detail_slug: null,
  })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('For every page.')).toBeVisible()
  expect(card.getByRole('img', { name: 'Its first page' })).toBeVisible()
  expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/portfolio/bay')
})
