import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FeaturedProjects } from '@/features/portfolio/featured-projects'
import type { ProjectCardData } from '@/features/portfolio/project-listing'
import { noAnswer, refusal, rowsOf, serve, type Answer } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const project = (changes: Partial<ProjectCardData>): ProjectCardData => ({
  title: 'A hotel on a bay',
  slug: 'bay',
  description: 'Nine rooms.',
  thumbnail_url: '/images/projects/bay-1200.webp',
  thumbnail_alt: 'The first page of the hotel',
  thumbnail_placeholder: null,
  package_type: 'Apex Package',
  tech_stack: ['React', 'Supabase', 'Stripe', 'Vite', 'Deno'],
  industry_tags: ['Hotels', 'Hospitality', 'Travel'],
  is_live_project: true,
  is_sample: false,
  status: null,
  has_build: false,
  project_url: 'https://bay.example/',
  ...changes,
})

const show = () =>
  renderApp(
    <FeaturedProjects
      heading="Work to open"
      plainHeading="Recent work"
      projectsLabels={{ real: 'active projects', samples: 'sample projects' }}
      stats={[{ value: '98%', label: 'client satisfaction' }]}
      action={{ label: 'View All Projects', to: '/portfolio' }}
    />,
  )

/** Serves the cards and the count, which are two requests to the same table. */
const serveProjects = (cards: Answer, count: Answer = rowsOf(14, [{ id: 'bay' }])) =>
  serve('portfolio_projects', ({ params }) => (params.get('select') === 'id' ? count : cards))

beforeEach(() => {
  serveProjects([project({})])
  serve('portfolio_settings', [
    { key: 'homepage_featured_intro', value: { content: 'Four shops and a hotel.' } },
  ])
})

describe('the featured projects', () => {
  it('show that they are loading', () => {
    serveProjects(noAnswer)
    show()
    expect(screen.getByText('Loading featured projects...')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View All Projects' })).toHaveAttribute('href', '/portfolio')
  })

  it('show the number of active projects and the sentence from the settings', async () => {
    show()
    expect(await screen.findByText('14+')).toBeVisible()
    expect(await screen.findByText('Four shops and a hotel.')).toBeVisible()
  })

  it('count the samples, marked as such, while there is no real project', async () => {
    serve('portfolio_projects', ({ params }) => {
      if (params.get('select') !== 'id') return [project({ is_sample: true })]
      return params.get('is_sample') === 'eq.true' ? rowsOf(15, [{ id: 'bay' }]) : rowsOf(0, [])
    })
    show()
    expect(await screen.findByText('15+')).toBeVisible()
    expect(screen.getByText('sample projects')).toBeVisible()
    expect(screen.getByText('Sample project')).toBeVisible()
  })

  it('exclude the samples from the count once there is a real project', async () => {
    serve('portfolio_projects', ({ params }) => {
      if (params.get('select') !== 'id') return [project({})]
      return params.get('is_sample') === 'eq.true' ? rowsOf(15, [{ id: 'bay' }]) : rowsOf(1, [{ id: 'real' }])
    })
    show()
    expect(await screen.findByText('1+')).toBeVisible()
    expect(screen.getByText('active projects')).toBeVisible()
    expect(screen.queryByText('Sample project')).not.toBeInTheDocument()
  })

  it('show five if the count cannot be loaded', async () => {
    serveProjects([project({})], refusal('down'))
    show()
    expect(await screen.findByText('5+')).toBeVisible()
  })

  it('open a live site in a new tab', async () => {
    show()
    const link = await screen.findByRole('link', { name: /^View Live Site/ })
    expect(link).toHaveAttribute('href', 'https://bay.example/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByText('LIVE')).toBeVisible()
  })

  it('have the heading “Work to open” only if each has a live site', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Work to open' })).toBeVisible()
  })

  it.each([
    ['one is not live', { is_live_project: false, has_build: true }],
    ['one has no URL', { project_url: null }],
  ])('have the heading “Recent work” if %s', async (_what, changes) => {
    serveProjects([project({}), project({ slug: 'other', title: 'Another', ...changes })])
    show()
    expect(await screen.findByRole('heading', { name: 'Another' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Recent work' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Work to open' })).not.toBeInTheDocument()
  })

  it('link to the project page if not live, or if live without a URL', async () => {
    serveProjects([
      project({ slug: 'draft', is_live_project: false, has_build: true }),
      project({ slug: 'moved', project_url: null }),
    ])
    show()
    const links = await screen.findAllByRole('link', { name: /^View Details/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/portfolio/draft', '/portfolio/moved'])
    expect(screen.getByText('IN PROGRESS')).toBeVisible()
  })

  it('show at most three techniques and two industries, then how many more', async () => {
    show()
    const items = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await screen.findByRole('list', { name: 'Built with' })
    expect(items('Built with')).toEqual(['React', 'Supabase', 'Stripe', '+2'])
    expect(items('Industry')).toEqual(['Hotels', 'Hospitality', '+1'])
  })

  it('show what failed and load on retry', async () => {
    serveProjects(refusal('down'))
    const { user } = show()
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent('Unable to Load Projects')
    expect(panel).toHaveTextContent('Failed to load featured projects.')
    serveProjects([project({})])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'A hotel on a bay' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Work to open' })).toHaveFocus()
  })

  it('keep showing the failure after a failed retry', async () => {
    serveProjects(refusal('down'))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeEnabled()
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to Load Projects')
  })
})
