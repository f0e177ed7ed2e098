import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ArticleIndex } from '@/features/blog/list/article-index'
import { PortfolioGallery } from '@/features/portfolio/gallery/portfolio-gallery'
import { NicheDirectory } from '@/features/services/directory/niche-directory'
import { page as author } from '@/pages/author-page'
import { PrivacyPolicyPage } from '@/pages/privacy-policy-page'
import { ProjectPage } from '@/pages/project-page'
import { TermsOfServicePage } from '@/pages/terms-of-service-page'
import { refusal, rowsOf, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

interface Content {
  ui: ReactNode
  /** The table or procedure that it is read from. */
  from: string
  /** An answer without rows. */
  none: unknown
  loading: string
  failed: RegExp
  /** What it says where there are no rows. */
  empty: string
}

const noRows = { json: [], list: { posts: [], total: 0, page: 1, page_size: 9, did_you_mean: null } }

const contents: Record<string, Content> = {
  'the blog': {
    ui: <ArticleIndex />,
    from: 'rpc/search_posts',
    none: noRows.list,
    loading: 'Loading articles...',
    failed: /^Unable to Load Articles\s*Failed to load blog articles\./,
    empty: 'No articles found',
  },
  'the industries': {
    ui: <NicheDirectory />,
    from: 'niche_pages',
    none: noRows.json,
    loading: 'Loading industries...',
    failed: /^Unable to Load Industries\s*Failed to load the page content\. Please try again later\./,
    empty: 'No Industries Yet',
  },
  'the portfolio': {
    ui: <PortfolioGallery />,
    from: 'portfolio_projects',
    none: () => rowsOf(0, []),
    loading: 'Loading portfolio...',
    failed: /^Unable to Load Portfolio\s*Failed to load portfolio\. Please try again\./,
    empty: 'No Projects Found',
  },
  'a project': {
    ui: <ProjectPage params={{ slug: 'mutiara' }} />,
    from: 'portfolio_projects',
    none: noRows.json,
    loading: 'Loading project...',
    failed: /^Unable to Load Portfolio\s*Failed to load portfolio\. Please try again\./,
    empty: 'Project Not Found',
  },
  'an author': {
    ui: <author.Component params={{ slug: 'farah-idris' }} />,
    from: 'blog_authors',
    none: noRows.json,
    loading: 'Loading author...',
    failed: /^Failed to load author/,
    empty: 'Author not found',
  },
  'the privacy policy': {
    ui: <PrivacyPolicyPage />,
    from: 'legal_documents',
    none: noRows.json,
    loading: 'Loading privacy policy...',
    failed: /^Error Loading Privacy Policy\s*Failed to load privacy policy/,
    empty: 'Privacy policy not found',
  },
  'the terms of service': {
    ui: <TermsOfServicePage />,
    from: 'legal_documents',
    none: noRows.json,
    loading: 'Loading terms of service...',
    failed: /^Error Loading Terms of Service\s*Failed to load terms of service/,
    empty: 'Terms of service not found',
  },
}

describe('content fetched in the browser', () => {
  it.each(Object.entries(contents))(
    'shows that it is loading, then that it failed, and loads on retry: %s',
    async (_, { ui, from, none, loading, failed, empty }) => {
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      serve('*', [])
      serve(from, async () => {
        await held
        return refusal('down', { status: 500 })
      })
      const { user } = renderApp(ui)
      expect(screen.getByText(loading)).toBeVisible()
      answer()
      const panel = await screen.findByRole('alert')
      expect(panel).toHaveTextContent(failed)
      serve(from, none as object)
      await user.click(within(panel).getByRole('button', { name: 'Try Again' }))
      expect(await screen.findByText(empty)).toBeVisible()
    },
  )
})

describe('the portfolio', () => {
  it('moves the focus to its heading after a retry, and leads to the contact page while it has no project', async () => {
    serve('*', [])
    serve('portfolio_projects', refusal('down', { status: 500 }))
    const { user } = renderApp(<PortfolioGallery />)
    const panel = await screen.findByRole('alert')
    serve('portfolio_projects', () => rowsOf(0, []))
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    expect(screen.getByText("We couldn't find any projects matching your criteria.")).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Every project and its status' })).toHaveFocus()
  })

  it('says that nothing matches its filters, and offers to clear them', async () => {
    serve('*', [])
    serve('portfolio_projects', () => rowsOf(0, []))
    renderApp(<PortfolioGallery />, { address: '/portfolio?status=concept&industry=law' })
    expect(await screen.findByText('Try adjusting your filters or search query.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/portfolio')
  })

  it('shows that its filters failed, and loads them on retry', async () => {
    serve('*', [])
    serve('portfolio_projects', () => rowsOf(0, []))
    serve('portfolio_categories', refusal('down', { status: 500 }))
    const { user } = renderApp(<PortfolioGallery />)
    const message = await screen.findByText('Failed to load portfolio categories.')
    serve('portfolio_categories', [{ type: 'industry', name: 'Law Firms', slug: 'law' }])
    const panel = message.closest('[role=alert]') as HTMLElement
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: 'Law Firms' })).toBeInTheDocument()
  })
})
