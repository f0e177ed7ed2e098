import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteBanner } from '@/admin/tools/dashboard/site-banner'
import { requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

it('the dashboard says that the published website cannot be read, why and since when', async () => {
  const problem = 'https://studio.test/build.json redirects to https://www.studio.test/build.json.'
  serve('rpc/published_site_problem', { problem, since: '2026-11-21T01:00:00Z' })
  renderApp(<SiteBanner />)
  expect(await screen.findByText(/^Since 21 Nov 2026, 9:00 AM \(MYT\) we cannot see/)).toHaveTextContent(
    problem,
  )
})

it('the dashboard says nothing while the published website can be read', async () => {
  serve('rpc/published_site_problem', null)
  const { container } = renderApp(<SiteBanner />)
  await expect.poll(() => requests.length).toBe(1)
  expect(container).toHaveTextContent('')
})
