import { expect, it } from 'vitest'
import { publishSummary } from '@/admin/content/articles/article-bulk'

const now = new Date('2026-11-21T04:00:00Z')
const [past, tuesday, friday] = ['2026-11-20T01:00:00Z', '2026-11-24T01:00:00Z', '2026-11-27T01:00:00Z']

it.each([
  [[past, past], 2, '2 articles are published.'],
  [[past], 3, '1 article is published. 2 articles unchanged: already published, or without a text.'],
  [[tuesday], 1, '1 article is scheduled for 24 Nov 2026, 9:00 AM (MYT).'],
  [[past, tuesday, past], 3, '2 articles are published, 1 is scheduled for 24 Nov 2026, 9:00 AM (MYT).'],
  [
    [friday, past, tuesday],
    4,
    '1 article is published, 2 are scheduled, the first for 24 Nov 2026, 9:00 AM (MYT). 1 article unchanged: already published, or without a text.',
  ],
])('the message after publishing several articles: %j of %i', (times, asked, words) => {
  expect(publishSummary(times, asked, now)).toBe(words)
})
