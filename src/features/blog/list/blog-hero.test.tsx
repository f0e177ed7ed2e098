import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noFilters } from '@/features/blog/filters'
import { BlogHero } from '@/features/blog/list/blog-hero'
import { articleListQuery } from '@/features/blog/list/list-queries'
import { noAnswer, refusal, serve } from '@tests/support/fake-server'
import { renderApp, testQueryClient } from '@tests/support/render-app'
import { startTyping, typedPhrases } from '@tests/support/typed-phrases'

const figures = () => screen.queryAllByRole('definition').map((figure) => figure.textContent)
const open = (metrics: object) => {
  serve('*', ({ name }) => {
    if (name === 'blog_settings') return [{ key: 'blog_metrics', value: metrics }]
    return { total: 15, page: 1, page_size: 9, posts: [] }
  })
  renderApp(<BlogHero />, { address: '/blog' })
}

it('shows the numbers of articles and readers and the community figure from the setting', async () => {
  open({ monthly_readers: '40+' })
  expect(await screen.findByText('40+')).toBeVisible()
  expect(await screen.findByText('15+')).toBeVisible()
  expect(figures()).toEqual(['15+', '40+', 'Growing'])
})

it('hides each figure that the setting disables', async () => {
  open({ expert_articles: '12', show_monthly_readers: false, show_growing_community: false })
  expect(await screen.findByText('12')).toBeVisible()
  expect(figures()).toEqual(['12'])
  expect(screen.queryByText('Monthly Readers')).toBeNull()
})

it('shows its own figures if none can be read', async () => {
  serve('*', refusal('down', { status: 500 }))
  renderApp(<BlogHero />, { address: '/blog' })
  expect(await screen.findByText('7+')).toBeVisible()
  expect(figures()).toEqual(['7+', '500+', 'Growing'])
})

it('types the titles of the five newest articles into the search, and shows the first once it is used', () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  const queryClient = testQueryClient()
  queryClient.setQueryDefaults([], { staleTime: Infinity })
  queryClient.setQueryData(articleListQuery(noFilters).queryKey, {
    total: 6,
    page: 1,
    page_size: 9,
    did_you_mean: null,
    posts: titles.map((title) => ({ slug: title, title })),
  } as never)
  serve('*', noAnswer)
  startTyping()
  renderApp(<BlogHero />, { address: '/blog', queryClient })
  const field = screen.getByRole('combobox')
  const typed = typedPhrases(field)
  expect(typed).toEqual(expect.arrayContaining(titles.slice(0, 5)))
  expect(typed).not.toContain('Six')
  act(() => field.focus())
  expect(field).toHaveAttribute('placeholder', 'One')
})
