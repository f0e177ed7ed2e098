/** The blog topics an industry's readers care about, by the industry's slug. Others read the newest articles. */
const topics: Readonly<Record<string, readonly string[]>> = {
  'law-firm': ['Legal Services', 'Law Firms'],
  'accounting-firm': ['Accounting', 'Financial Services'],
  'medical-professional': ['Healthcare', 'Medical Professionals'],
  'financial-service': ['Financial Advisors', 'Financial Services'],
  hotel: ['Hospitality', 'Hotels'],
  homestay: ['Hospitality', 'Vacation Rentals'],
  'beauty-cosmetics': ['Beauty', 'Cosmetics'],
  'e-commerce': ['E-commerce', 'Retail'],
}

/** Empty when the industry has no topics of its own: then no article is left out. */
export function nicheTopics(slug: string): readonly string[] {
  return topics[slug] ?? []
}
