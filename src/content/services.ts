/** Texts of the industry directory and those shared by all industry pages; the rest is in the database. */
export const servicesSeo = {
  title: 'Web design by industry in Malaysia | {studio}',
  description:
    'Law firms, clinics, hotels, restaurants, schools: find your industry and read what your customers ask first, and the website we would build to answer it.',
} as const

/** The specification's message if an industry or the list of industries cannot be fetched. */
export const loadFailed = 'Failed to load the page content. Please try again later.'

export const directoryHero = {
  heading: 'What line of business are you in?',
  text: 'A page for each trade: what your customers ask before they ring, and what we would build to answer it.',
  action: 'Explore Industries',
  stats: [
    { value: 'Deep', label: 'Industry Experience' },
    { value: '{retention}', label: 'Client Retention' },
    { value: 'Bespoke', label: 'Technical Solutions' },
  ],
} as const

export const nicheSearch = {
  label: 'Find your industry',
  listLabel: 'suggestions',
  submit: 'Open this industry’s page',
  looking: (typed: string) => `Looking for “${typed}”...`,
  failed: 'We could not look that up. Please try again, or ask us.',
  nothing: (typed: string) => `We have no page for “${typed}” yet.`,
  nearest: 'Closest match:',
  malay: 'Harga, cara kami bekerja dan soalan yang selalu ditanya',
  nothingAction: 'Tell us about it on a call',
} as const

export const directory = {
  id: 'industries',
  heading: 'Same tools, different first page',
  answers: 'Answers:',
  comingSoon: 'Coming soon',
  showAll: 'View All Sectors',
  showFewer: 'Show Fewer Sectors',
  loading: 'Loading industries...',
  failed: 'Unable to Load Industries',
  empty: {
    title: 'No Industries Yet',
    text: 'We are writing the first pages. Until then a call answers the same questions.',
    action: { label: 'Book a Call', to: '/book-a-call' },
  },
} as const

export const customNiche = {
  heading: 'Not on the list?',
  text: 'We learnt every trade above by asking. Tell us who buys from you and what they need to know first. Thirty minutes by video or voice, free, with no obligation.',
  action: { label: 'Tell Us About Your Industry', to: '/book-a-call' },
} as const

export const directoryArticles = {
  count: 3,
  heading: 'Written for owners',
  action: { label: 'All articles', to: '/blog' },
} as const

export const nicheArticles = {
  count: 2,
  heading: 'Reading for your trade',
  action: { label: 'All articles', to: '/blog' },
} as const

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

/** The blog topics for an industry. If there are none, its page lists the newest articles. */
export const nicheTopics = (slug: string): readonly string[] => topics[slug] ?? []

export const nichePage = {
  loading: 'Loading service page...',
  price: 'From {spark_price} for an informational site',
  pricing: { label: 'See the prices', to: '/pricing' },
  chat: 'Ask on WhatsApp',
  /** On phones, of the buttons that show more. */
  unfold: { problem: 'Read on', outcomes: 'Read about each', features: 'What each of them does' },
  questionsLabel: 'Questions we hear',
  processText: 'Think and Launch have end dates; Repeat continues. We work to a {delivery} average delivery.',
  projects: 'Work for your trade',
  testimonials: 'What they wrote to us',
  faqText: 'Something else on your mind?',
  faqAction: { label: 'Ask us directly', to: '/contact' },
} as const

export const serviceNotFound = {
  title: 'Service Not Found',
  unspecified: 'Service category not specified.',
  unavailable: (slug: string) =>
    `Service page for "${slug}" is not yet available. Please check back later or contact us for more information.`,
  action: { label: 'View All Services', to: '/services' },
  contact: { label: 'Contact Us', to: '/contact' },
} as const
