import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { articles } from '@/admin/content/articles/articles-resource'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { toasts } from '@/admin/kit/screen/toast-store'
import { requests, serve } from '@tests/support/fake-server'
import { recordOf } from '@tests/support/record-of'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const { empty, toRow } = recordOf(articles)
const draft = {
  ...toRow({ ...empty(), slug: 'warp', title: 'The warp', content: 'Text.' }, undefined),
  id,
  updated_at: 'v1',
}
const published = { ...draft, is_published: true, published_at: '2026-01-05T01:00:00Z', updated_at: 'v2' }
const open = () => renderApp(<RecordScreen record={recordOf(articles)} id={id} />)

beforeEach(() => {
  serve('*', [])
  serve('blog_posts', [draft])
  serve('rpc/preview_link_ends', null)
})

describe('an article', () => {
  it('shows a message and its link after publishing', async () => {
    open()
    const publish = await screen.findByRole('button', { name: 'Publish' })
    serve('blog_posts', [published])
    await userEvent.click(publish)
    expect(await screen.findByRole('link', { name: '/blog/warp' })).toHaveAttribute('href', '/blog/warp')
    expect(toasts.read().at(-1)).toMatchObject({
      text: expect.stringMatching(/^Published\. .+ about a minute later\.$/) as unknown,
      action: { label: 'See it' },
    })
    expect(screen.queryByRole('button', { name: 'Copy a preview link' })).not.toBeInTheDocument()
    // On a phone too, where ‘Publish’ beside ‘Unpublish’ would say that it is not published yet.
    expect(screen.getByRole('button', { name: 'Update' })).toHaveTextContent(/^Update$/)
  })

  it('has a preview link as a draft, which can be copied and removed', async () => {
    const { user } = open()
    const copy = await screen.findByRole('button', { name: 'Copy a preview link' })
    serve('rpc/make_preview_link', { token: 'ab12', ends_at: '2026-11-29T03:00:00Z' })
    serve('rpc/preview_link_ends', '2026-11-29T03:00:00Z')
    await user.click(copy)
    expect(await screen.findByText('Link copied.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open the preview/ })).toHaveAttribute(
      'href',
      `${window.location.origin}/blog/preview?token=ab12`,
    )
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/blog/preview?token=ab12`)
    const takeBack = await screen.findByRole('button', { name: 'Remove the link' })
    serve('rpc/end_preview_link', null)
    serve('rpc/preview_link_ends', null)
    await user.click(takeBack)
    await expect.poll(() => screen.queryByRole('button', { name: 'Remove the link' })).toBeNull()
    expect(requests.find(({ name }) => name === 'rpc/end_preview_link')?.body).toEqual({ post: id })
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument()
  })
})
