import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseNicheContent } from '@/features/services/niche-content'
import { NichePage } from '@/pages/niche-page'

const answers = vi.hoisted(() => ({
  page: vi.fn<(slug: string) => Promise<unknown>>(),
  testimonials: vi.fn<() => Promise<unknown>>(),
  projects: vi.fn<() => Promise<unknown>>(),
  articles: vi.fn<() => Promise<unknown>>(),
}))

vi.mock('@/features/services/queries', async (original) => {
  const { useQuery } = await import('@tanstack/react-query')
  const nichePageQuery = (slug: string) => ({ queryKey: ['page', slug], queryFn: () => answers.page(slug) })
  return {
    ...(await original<typeof import('@/features/services/queries')>()),
    nichePageQuery,
    useNichePage: (slug: string) => useQuery(nichePageQuery(slug)),
    useNicheTestimonials: () => useQuery({ queryKey: ['said'], queryFn: answers.testimonials }),
  }
})
vi.mock('@/features/portfolio/queries', async (original) => {
  const { useQuery } = await import('@tanstack/react-query')
  return {
    ...(await original<typeof import('@/features/portfolio/queries')>()),
    useNicheProjects: () => useQuery({ queryKey: ['projects'], queryFn: answers.projects }),
  }
})
vi.mock('@/features/blog/queries', async () => {
  const { useQuery } = await import('@tanstack/react-query')
  return { useRelatedArticles: () => useQuery({ queryKey: ['articles'], queryFn: answers.articles }) }
})

const hotel = (content: unknown) => ({
  slug: 'hotel',
  name: 'Hotels',
  tagline: 'Booked with you.',
  content: parseNicheContent(content),
})

function Page() {
  return (
    <>
      <NichePage params={useParams()} />
      <p>{useLocation().pathname}</p>
    </>
  )
}

function open(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/services/:slug" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  answers.page.mockReset().mockResolvedValue(hotel({}))
  for (const answer of [answers.testimonials, answers.projects, answers.articles]) {
    answer.mockReset().mockRejectedValue(new Error('down'))
  }
})

describe("an industry's page", () => {
  it('says that it is loading', () => {
    answers.page.mockReturnValue(new Promise(() => {}))
    open('/services/hotel')
    expect(screen.getByText('Loading service page...')).toBeVisible()
  })

  it('is never blank: with nothing sound in its content it has its name, its line and a way on', async () => {
    open('/services/hotel')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible()
    expect(screen.getByText('Booked with you.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/book-a-call')
    expect(screen.getByRole('link', { name: /Get My Free Proposal/ })).toBeVisible()
  })

  it('shows the sound sections of a malformed content and hides what could not be fetched', async () => {
    answers.page.mockResolvedValue(
      hotel({
        problemStatement: { sectionHeadline: 'Lost', introductoryParagraphs: 'no list' },
        faq: { sectionHeadline: 'Asked', faqItems: [{ question: 'How long?', answer: 'Two weeks.' }] },
      }),
    )
    open('/services/hotel')
    expect(await screen.findByRole('heading', { name: 'Asked' })).toBeVisible()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Asked', 'Ready to Own Your Digital Future?'])
  })

  it('moves from another spelling to its canonical address, and is not fetched a second time', async () => {
    open('/services/for-hotels')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible()
    expect(screen.getByText('/services/hotel')).toBeInTheDocument()
    expect(answers.page).toHaveBeenCalledTimes(1)
  })

  it('says that there is no such page, naming what was asked for', async () => {
    answers.page.mockResolvedValue(null)
    open('/services/circus')
    expect(await screen.findByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible()
    expect(
      screen.getByText(
        'Service page for "circus" is not yet available. Please check back later or contact us for more information.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services')
  })

  it('says that none was named', async () => {
    answers.page.mockResolvedValue(null)
    open('/services/%20')
    expect(await screen.findByText('Service category not specified.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View All Services' })).toBeVisible()
  })

  it('says that it could not be fetched, and comes after trying again', async () => {
    answers.page.mockRejectedValueOnce(new Error('down'))
    open('/services/hotel')
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent('Service Not Found')
    expect(panel).toHaveTextContent('Failed to load the page content. Please try again later.')
    expect(screen.getByRole('link', { name: 'View All Services' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible()
  })
})
