/** Copy of the blog's pages. The specification's strings stand word for word. */
export const articleWords = {
  loading: 'Loading article...',
  missing: {
    title: 'Blog post not found',
    text: 'It may have been renamed or taken down. Every article that is out stands in the list.',
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
  defaultTake: 'Write down what your customers ask you on the telephone. That list is the plan of your website.',
  author: 'About the author',
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
