import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BlogHero } from '@/features/blog/list/blog-hero'
import { serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

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
