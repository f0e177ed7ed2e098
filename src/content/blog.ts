/** Texts of the blog's pages. The specification's texts are quoted verbatim. */
export const articleCopy = {
  loading: 'Loading article...',
  missing: {
    title: 'Blog post not found',
    text: 'It may have been renamed or removed. The list has every article.',
  },
  failed: {
    title: 'Failed to load blog post',
    text: 'The article could not be fetched just now. Your connection or our server may have paused.',
    action: 'Try Again',
  },
  back: { label: 'Back to All Articles', to: '/blog' },
  intro: 'Why This Matters for Your Practice',
  lessons: "What You'll Learn in This Article:",
  defaultIntro:
    'A website is often read before you are called. What it says in the first minute decides whether there is a second one.',
  defaultLessons: [
    'What your visitors look for first',
    'Which questions to ask before you pay',
    'What it takes in time and in ringgit',
    'The mistakes that cost the most calls',
    'What you can do yourself this week',
  ],
  contents: 'In this article',
  further: 'Further on:',
  share: 'Share this article',
  shareAgain: 'Enjoyed this article? Share it!',
  take: "Author's Take",
  defaultTake:
    'Write down what your customers ask you on the telephone. That list is the plan of your website.',
  author: 'About the author',
  moreBy: 'More by',
  previous: 'Previous Article',
  next: 'Next Article',
  related: 'Read on',
  closing: {
    heading: 'Would this work on your own site?',
    text: 'Send us the address and one question. You get a plain answer, whether or not you hire us.',
    action: { label: 'Get Your Free Consultation', to: '/get-a-quote' },
    aside: { label: 'See Our Work', to: '/portfolio' },
  },
} as const

/** The page that a preview link opens. */
export const previewCopy = {
  loading: 'Loading the draft...',
  missing: {
    title: 'This link shows nothing any more',
    text: 'It has expired, was withdrawn, or lost its end when it was copied. Ask the person who sent it for a new one.',
  },
  failed: articleCopy.failed,
  back: articleCopy.back,
  label: 'Draft, not published.',
  notice: 'Only people with this link see it, and it may still change.',
}

export const blogHero = {
  heading: 'Digital Insights for Growth',
  text: 'What to ask before you pay for a website and what to write on it, for owners in Malaysia, in plain words.',
  action: { label: 'Get Free Consultation', to: '/contact' },
  /**
   * Defaults until the setting `blog_metrics` replaces them; the number of articles is the real count once
   * loaded.
   */
  stats: {
    expert_articles: { value: '7+', label: 'Expert Articles' },
    monthly_readers: { value: '500+', label: 'Monthly Readers' },
    growing_community: { value: 'Growing', label: 'Community' },
  },
} as const

export const blogSearch = {
  label: 'Search the articles',
  listLabel: 'suggestions',
  submit: 'Search',
  hint: 'Scroll, or use the arrow keys, to see the rest.',
  samples: [
    'Who owns your domain name',
    'A price on the page, or a form',
    'Opening hours on a clinic website',
    'Contact forms and the PDPA',
    'Test your website on a slow phone',
  ],
} as const

export const benefits = {
  heading: 'Knowledge That Empowers Growth',
  text: 'Three things an article here should leave you with.',
  items: [
    {
      title: 'Questions to ask',
      text: 'Who holds the domain, what is paid each year, what happens if we part. You bring them to any designer, and the answers tell you with whom you are dealing.',
    },
    {
      title: 'Words to copy',
      text: 'Saved replies, form fields, fee tables and sentences for your own pages. Take them, change the trade and the figures, and use them the same evening.',
    },
    {
      title: 'Sums to check',
      text: 'Commission against direct bookings, a stall against a shop of your own, in ringgit. Put in your own figures before you believe ours.',
    },
  ],
} as const

export const blogList = {
  heading: 'Featured Articles',
  /** Shown for a search, a category, a topic or a later page. */
  filteredHeading: 'Articles',
  /** The mark of an article that the studio features. */
  featured: 'Featured',
  archive: { label: 'View All Articles', to: '/blog/archive' },
  showFilters: 'Show Filters',
  hideFilters: 'Hide Filters',
  loading: 'Loading articles...',
  failed: {
    title: 'Unable to Load Articles',
    text: 'Failed to load blog articles.',
    action: 'Try Again',
  },
  empty: {
    title: 'No articles found',
    text: 'No articles found matching your filters or search query.',
    action: 'Clear Filters',
  },
  didYouMean: 'Did you mean',
} as const

export const essay = {
  heading: 'Why a business needs a professional website',
  paragraphs: [
    'Before anybody rings you, they look. A worried parent at eight in the evening, a couple choosing a weekend, a director with a letter from the bank: each opens three names and keeps the one that answers first.',
    'A page on somebody else’s platform can be found as well. But there your name is beside your competitors’, the rules change without asking you, and what people write to you belongs to the platform. On a site of your own, the address, the words and the list of customers are yours, and they stay yours when you change designer.',
    'Professional does not mean large. It means that the page opens on an old phone, that the hours and the fee are right, that a form reaches a person, and that somebody notices when it does not. Five pages can do that.',
  ],
  questionsLabel: 'What visitors come to ask',
  questions: [
    'Are you open now?',
    'Do you do this kind of work?',
    'What will it cost me, roughly?',
    'Who will I be dealing with?',
    'How do I reach you tonight?',
  ],
} as const

export const blogNewsletter = {
  heading: 'The next article, in your inbox',
  text: 'One email when we have something to say. You leave with one click.',
} as const

export const archive = {
  heading: 'Every article, by year and month',
  text: 'Newest first. Choose a year or a category to shorten the list.',
  years: 'Years',
  allYears: 'All',
  categories: 'Categories',
  allCategories: 'All Categories',
} as const

export const pageLinks = { label: 'Pages', newer: 'Newer articles', older: 'Older articles' } as const

export const authorCopy = {
  loading: 'Loading author...',
  missing: {
    title: 'Author not found',
    text: 'We have no author of that name. The list has every article with its author.',
  },
  failed: {
    title: 'Failed to load author',
    text: 'The page could not be fetched just now. Your connection or our server may have paused.',
    action: 'Try Again',
  },
  back: { label: 'Back to All Articles', to: '/blog' },
  articlesBy: 'Articles by',
  empty: {
    title: 'No articles yet',
    text: 'The first one is being written. Until then the others have plenty to say.',
  },
  pastEnd: {
    title: 'Nothing on this page',
    text: 'The list ends before it.',
    action: 'To the newest articles',
  },
} as const

/** Titles and descriptions for search results and link previews. */
export const blogSeo = {
  title: 'Blog: websites explained for owners | {studio}',
  description:
    'Plain articles on websites for Malaysian firms, clinics, shops and stays: what to ask, what it costs in ringgit, what to write and what to leave out.',
} as const

export const articleSeo = {
  /** The end of the title of an article's page. */
  ending: 'Blog',
  loadingTitle: 'Article | {studio}',
  notFoundTitle: 'Blog post not found | {studio}',
  description:
    'An article of the {studio} blog, for owners of Malaysian businesses who order, run or repair a website and want it explained in plain words.',
} as const

export const authorSeo = {
  /** The end of the title of an author's page. */
  ending: '{studio} blog',
  loadingTitle: 'Author | {studio}',
  notFoundTitle: 'Author not found | {studio}',
  description:
    'Articles for owners of Malaysian businesses who order, run or repair a website, on the {studio} blog.',
} as const

export const blogTrail = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/blog' },
] as const

/** The author shown for an article without one. */
export const teamAuthor = {
  name: '{studio} team',
  title: 'Digital Strategy Experts',
  bio: 'We design, build and look after websites for Malaysian firms, clinics and shops, and write down what the work teaches us.',
} as const
