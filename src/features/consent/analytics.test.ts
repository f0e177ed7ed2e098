// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest'
import { startAnalytics } from '@/features/consent/analytics'

const initialize = vi.hoisted(() => vi.fn())
vi.mock('react-ga4', () => ({ default: { initialize } }))

afterEach(() => {
  initialize.mockClear()
  history.replaceState(null, '', '/')
})

it.each(['https://studio.example/unsubscribe?token=secret', 'https://studio.example/quote/secret'])(
  'counts a page that was opened from %s and sends only the site it came from',
  async (referrer) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    await startAnalytics('G-TEST')
    expect(initialize).toHaveBeenCalledExactlyOnceWith('G-TEST', {
      gtagOptions: { page_referrer: 'https://studio.example' },
    })
  },
)

it('counts no URL with a token', async () => {
  history.replaceState(null, '', '/book-a-call/manage?token=secret')
  await startAnalytics('G-TEST')
  expect(initialize).not.toHaveBeenCalled()
})
