import type { ReactNode } from 'react'
import { OrderScreen } from '@/admin/kit/reorder/reorder-screen'
import { categoryTypes } from '@/admin/content/projects/categories-resource'

interface OrderAt {
  path: string
  draw: (params: Readonly<Record<string, string | undefined>>) => ReactNode
}

/** Where lists are put in order. */
export const orderScreens: readonly OrderAt[] = [
  {
    path: '/admin/portfolio/order',
    draw: () => (
      <OrderScreen
        title="Order of projects"
        lead="As the portfolio shows them. Home and each industry’s page take the first of theirs."
        list={{ table: 'portfolio_projects', called: 'title', detail: 'package_type' }}
        back={{ to: '/admin/portfolio', label: 'All projects' }}
      />
    ),
  },
  ...Object.entries(categoryTypes).map(([type, label]) => ({
    path: `/admin/portfolio/categories/order/${type}`,
    draw: () => (
      <OrderScreen
        key={type}
        title={type === 'package' ? 'Order of packages' : 'Order of industries'}
        lead={`As visitors choose from them under ${label}.`}
        list={{ table: 'portfolio_categories', part: { column: 'type', value: type }, called: 'name' }}
        back={{ to: '/admin/portfolio/categories', label: 'All categories' }}
      />
    ),
  })),
  {
    path: '/admin/niches/order',
    draw: () => (
      <OrderScreen
        title="Order of industries"
        lead="As the directory under Services lists them."
        list={{ table: 'niche_pages', called: 'name', detail: 'tagline' }}
        back={{ to: '/admin/niches', label: 'All niche pages' }}
      />
    ),
  },
  {
    path: '/admin/blog/categories/order',
    draw: () => (
      <OrderScreen
        title="Order of blog categories"
        lead="As the blog’s filters offer them."
        list={{ table: 'blog_categories', called: 'name' }}
        back={{ to: '/admin/blog/categories', label: 'All categories' }}
      />
    ),
  },
  {
    path: '/admin/blog/topics/order',
    draw: () => (
      <OrderScreen
        title="Order of topics"
        lead="As the blog’s filters offer them."
        list={{ table: 'blog_topics', called: 'name' }}
        back={{ to: '/admin/blog/topics', label: 'All topics' }}
      />
    ),
  },
  {
    path: '/admin/testimonials/order/:niche',
    draw: ({ niche = '' }) => (
      <OrderScreen
        key={niche}
        title="Order of testimonials"
        lead="As the page of this industry shows them."
        list={{
          table: 'niche_testimonials',
          part: { column: 'niche_identifier', value: niche },
          called: 'attribution_text',
          detail: 'quote_text',
        }}
        back={{ to: '/admin/testimonials', label: 'All testimonials' }}
      />
    ),
  },
  {
    path: '/admin/social/order',
    draw: () => (
      <OrderScreen
        title="Order of social links"
        lead="As the footer lists them."
        list={{ table: 'social_links', called: 'platform', detail: 'url' }}
        back={{ to: '/admin/social', label: 'All links' }}
      />
    ),
  },
]
