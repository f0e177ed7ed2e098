import { describe, expect, it } from 'vitest'
import { nicheTopics } from '@/features/services/niche/niche-topics'

describe("an industry's topics", () => {
  it.each([
    ['law-firm', ['Legal Services', 'Law Firms']],
    ['accounting-firm', ['Accounting', 'Financial Services']],
    ['medical-professional', ['Healthcare', 'Medical Professionals']],
    ['financial-service', ['Financial Advisors', 'Financial Services']],
    ['hotel', ['Hospitality', 'Hotels']],
    ['homestay', ['Hospitality', 'Vacation Rentals']],
    ['beauty-cosmetics', ['Beauty', 'Cosmetics']],
    ['e-commerce', ['E-commerce', 'Retail']],
  ])('of %s are %j', (slug, topics) => {
    expect(nicheTopics(slug)).toEqual(topics)
  })

  it('are none for the others, whose readers get the newest articles', () => {
    expect(nicheTopics('restaurant')).toEqual([])
    expect(nicheTopics('no-such-trade')).toEqual([])
  })
})
