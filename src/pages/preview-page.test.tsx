import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { studioDefaults } from '@/content/site'
import { page, PreviewPage } from '@/pages/preview-page'
import { lastRequest, refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const token = 'a1'.repeat(32)
const draft = {
  id: '1',
  slug: 'warp',
  title: 'The warp',
  excerpt: 'On threads.',
  content: '## Setting up\n\nText.\n\n| Thread | Price |\n|---|--:|\n| Cotton | RM 4 |',
  is_public: false,
  author: null,
  author_take: null,
  intro_heading: null,
}

const open = (address: string) => renderApp(<PreviewPage />, { address })

it('shows the draft as its page will look and marks it as a draft', async () => {
  serve('rpc/preview_post', draft)
  open(`/blog/preview?token=${token}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'The warp' })).toBeVisible()
  expect(lastRequest()?.body).toEqual({ token })
  expect(screen.getByText('Draft, not published.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Table: Thread, Price' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveClass('text-right')
  expect(screen.queryByRole('region', { name: 'Share this article' })).not.toBeInTheDocument()
  expect(screen.queryByText('Unknown date')).not.toBeInTheDocument()
  expect(
    page.meta({ pathname: '/blog/preview', params: {}, data: {}, studio: studioDefaults }),
  ).toMatchObject({ noindex: true })
})

it('redirects to the article once it is published', async () => {
  serve('rpc/preview_post', { ...draft, is_public: true })
  const { address } = open(`/blog/preview?token=${token}`)
  await expect.poll(address).toBe('/blog/warp')
})

it('says that a link has expired, and sends no request for an invalid token', async () => {
  serve('rpc/preview_post', null)
  const { unmount } = open(`/blog/preview?token=${token}`)
  expect(await screen.findByRole('heading', { name: 'This link shows nothing any more' })).toBeVisible()
  unmount()
  requests.length = 0
  open('/blog/preview?token=../../x')
  expect(await screen.findByRole('heading', { name: 'This link shows nothing any more' })).toBeVisible()
  expect(requests).toEqual([])
})

it('does not report a failure as an expired link', async () => {
  serve('rpc/preview_post', refusal('down', { status: 500 }))
  open(`/blog/preview?token=${token}`)
  expect(await screen.findByRole('heading', { name: 'Failed to load blog post' })).toBeVisible()
})
