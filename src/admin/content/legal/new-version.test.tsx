import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serve, writes, type ServerRequest } from '@tests/support/fake-server'
import { renderAdmin } from '@tests/support/render-admin'

it('a new version starts with the current text, must differ from it, is published after a question, and has today’s date in Malaysia', async () => {
  // 11:30 PM on 20 November in London is 21 November in Malaysia.
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z'), shouldAdvanceTime: true })
  const current = {
    id: 'a',
    type: 'terms_of_service',
    content: '## Terms',
    last_updated: '2026-11-01',
    revision: 1,
  }
  serve('*', [])
  serve('legal_documents', ({ method, body }: ServerRequest) =>
    method === 'POST' ? [{ ...current, ...(body as object), updated_at: 'v1' }] : [current],
  )
  const { user } = renderAdmin('/admin/legal/new/terms_of_service')
  const text = await screen.findByLabelText('Text')
  expect(text).toHaveValue('## Terms')
  await user.click(screen.getByRole('button', { name: 'Publish this version' }))
  expect(await screen.findByText('Nothing differs from the current version')).toBeVisible()
  expect(writes()).toEqual([])
  await user.type(text, ', and more')
  await user.keyboard('{Control>}s{/Control}')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await user.click(screen.getByRole('button', { name: 'Publish this version' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('Publish the terms of service?')
  expect(writes()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  await expect
    .poll(() => writes().map(({ body }) => body))
    .toMatchObject([{ type: 'terms_of_service', content: '## Terms, and more', last_updated: '2026-11-21' }])
})
