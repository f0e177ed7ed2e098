import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from '@/admin/kit/screen/toasts'
import { PublishStatus } from '@/admin/tools/publish/publish-status'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const change = (minutesAgo: number) => ({
  table_name: 'blog_posts',
  row_id: 'a',
  action: 'update',
  label: 'Fair prices',
  changed_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  changes: 1,
})
const built = (answer: Response) => vi.spyOn(window, 'fetch').mockImplementationOnce(async () => answer)
const open = () =>
  renderApp(
    <>
      <PublishStatus />
      <Toasts />
    </>,
  )

beforeEach(() => void built(Response.json({ builtAt: '2026-11-20T01:00:00Z', commit: null })))

describe('the website', () => {
  it('is live if the build includes every change', async () => {
    serve('rpc/changes_since', [])
    open()
    expect(await screen.findByText('Website: live')).toBeVisible()
  })

  it('is being updated shortly after a change', async () => {
    serve('rpc/changes_since', [change(2)])
    open()
    expect(await screen.findByText('Website: updating, about a minute')).toBeVisible()
  })

  it('without a new build shows since when, how many changes wait, and why updating failed', async () => {
    serve('rpc/changes_since', [change(2), change(90)])
    const message = 'Publishing isn’t connected. Ask your developer.'
    serve('functions/publish', Response.json({ error: 'not_connected', message }, { status: 503 }))
    const { user } = open()
    expect(await screen.findByText(/^2 changes since 20 Nov\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Update now' }))
    expect(
      await screen.findByText('The site was not updated. Publishing isn’t connected. Ask your developer.'),
    ).toBeVisible()
  })

  it('in development shows nothing and requests nothing', async () => {
    vi.mocked(window.fetch).mockReset()
    built(new Response('', { status: 404 }))
    const { queryClient } = open()
    await expect.poll(() => queryClient.getQueryData(['admin', 'build'])).toBeNull()
    expect(screen.queryByText(/^Website/)).toBeNull()
    expect(requests).toEqual([])
  })
})
