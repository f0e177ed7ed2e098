import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useParams } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { NichePage } from '@/pages/niche-page'
import { noAnswer, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const hotel = (content: unknown) => ({
  slug: 'hotel',
  aliases: ['for-hotels'],
  name: 'Hotels',
  tagline: 'Booked with you.',
  content,
})

function Page() {
  return <NichePage params={useParams()} />
}

const open = (address: string) =>
  renderApp(
    <Routes>
      <Route path="/services/:slug" element={<Page />} />
    </Routes>,
    { address },
  )

beforeEach(() => {
  serve('*', refusal('down', { status: 500 }))
  serve('niche_pages', [hotel({})])
})

describe('an industry page', () => {
  it('shows that it is loading', () => {
    serve('niche_pages', noAnswer)
    open('/services/hotel')
    expect(screen.getByText('Loading service page...')).toBeVisible()
  })

  it('is never blank: with no valid section it shows its name, its tagline and a next step', async () => {
    open('/services/hotel')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible()
    expect(screen.getByText('Booked with you.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book a Call' })).toHaveAttribute(
      'href',
      '/book-a-call?trade=Hotels',
    )
    expect(screen.getByRole('link', { name: /Get My Free Proposal/ })).toBeVisible()
  })

  it('shows the valid sections of malformed content and hides parts that could not be fetched', async () => {
    serve('niche_pages', [
      hotel({
        problemStatement: { sectionHeadline: 'Lost', introductoryParagraphs: 'no list' },
        faq: { sectionHeadline: 'Asked', faqItems: [{ question: 'How long?', answer: 'Two weeks.' }] },
      }),
    ])
    open('/services/hotel')
    expect(await screen.findByRole('heading', { name: 'Asked' })).toBeVisible()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Asked', 'Ready to Own Your Digital Future?'])
  })

  it('adds its industry to every link to a form and leaves other URLs unchanged', async () => {
    serve('niche_pages', [
      hotel({
        hero: { headlineText: 'Rooms', ctaText: 'Talk about rooms', ctaLink: '/get-a-quote' },
        faq: { sectionHeadline: 'Asked', faqItems: [{ question: 'How long?', answer: 'Two weeks.' }] },
        finalCta: {
          headlineText: 'Now',
          primaryCtaText: 'Ask for a price',
          primaryCtaLink: '/get-a-quote',
          secondaryLinkText: 'See prices',
          secondaryLinkUrl: '/pricing',
        },
      }),
    ])
    open('/services/hotel')
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    await screen.findByRole('heading', { level: 1, name: 'Rooms' })
    expect(leadsTo('Talk about rooms')).toBe('/get-a-quote?trade=Hotels')
    expect(leadsTo('Ask us directly')).toBe('/contact?trade=Hotels')
    expect(leadsTo('Ask for a price')).toBe('/get-a-quote?trade=Hotels')
    for (const link of screen.getAllByRole('link', { name: 'or choose a time for a call' })) {
      expect(link).toHaveAttribute('href', '/book-a-call?trade=Hotels')
    }
    expect(leadsTo('See prices')).toBe('/pricing')
  })

  it('opens the answer of each question in the margin and shows no question without an answer', async () => {
    serve('niche_pages', [
      hotel({
        problemStatement: {
          sectionHeadline: 'Twice paid',
          introductoryParagraphs: ['They booked elsewhere.'],
          problemQuestions: [{ question: 'Why book here?', answer: 'For breakfast.' }, { question: 'And?' }],
        },
      }),
    ])
    open('/services/hotel')
    const question = await screen.findByText('Why book here?')
    expect(screen.getByText('For breakfast.')).not.toBeVisible()
    await userEvent.click(question)
    expect(screen.getByText('For breakfast.')).toBeVisible()
    expect(screen.queryByText('And?')).not.toBeInTheDocument()
  })

  it('redirects from another spelling to its canonical URL without fetching twice', async () => {
    const { address } = open('/services/for-hotels')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible()
    expect(address()).toBe('/services/hotel')
    expect(requests.filter(({ name }) => name === 'niche_pages')).toHaveLength(1)
  })

  it('says that the page does not exist, naming the requested one', async () => {
    serve('niche_pages', [])
    open('/services/circus')
    expect(await screen.findByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible()
    expect(
      screen.getByText(
        'Service page for "circus" is not yet available. Please check back later or contact us for more information.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services')
  })

  it('says that no industry was named if the slug is empty', async () => {
    serve('niche_pages', [])
    open('/services/%20')
    expect(await screen.findByText('Service category not specified.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View All Services' })).toBeVisible()
  })

  it('says that it could not be fetched and loads on retry', async () => {
    serve('niche_pages', refusal('down', { status: 500 }))
    open('/services/hotel')
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent('Service Not Found')
    expect(panel).toHaveTextContent('Failed to load the page content. Please try again later.')
    expect(screen.getByRole('link', { name: 'View All Services' })).toBeVisible()
    serve('niche_pages', [hotel({})])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible()
  })
})
