/** Texts of the portfolio and of project pages. The specification's texts are quoted verbatim. */
export const portfolioHero = {
  heading: 'Where Strategy Meets Stunning Design',
  text: 'Each began with one question: what must your customer know before they call?',
  action: 'Jump to Our Work',
  /** Labels for the number of projects. */
  projectsLabels: { real: 'Projects Delivered', samples: 'Live Sample Projects' },
  stats: [
    { value: '100%', label: 'Custom Solutions' },
    { value: 'Modern', label: 'Tech Stack' },
  ],
} as const

export const gallery = {
  id: 'portfolio-gallery',
  statuses: { all: 'All Statuses', live: 'Live Projects', in_progress: 'In Progress', concept: 'Concepts' },
  /** The noun after the number of results, singular and plural. */
  counted: {
    all: ['project', 'projects'],
    live: ['live project', 'live projects'],
    in_progress: ['project in progress', 'projects in progress'],
    concept: ['concept', 'concepts'],
  },
  start: 'Start Your Project',
  others: 'More projects',
  loading: 'Loading portfolio...',
  failed: {
    title: 'Unable to Load Portfolio',
    text: 'Failed to load portfolio. Please try again.',
    action: 'Try Again',
  },
  empty: {
    title: 'No Projects Found',
    filtered: 'Try adjusting your filters or search query.',
    bare: "We couldn't find any projects matching your criteria.",
  },
} as const

export const blueprint = {
  heading: 'Our Blueprint for Your Digital Success',
  values: [
    {
      title: 'Strategy: one decision a page',
      text: 'Before anything is drawn we write down what your customer has to decide, and what they must read first. A page that helps nobody decide is not built.',
    },
    {
      title: 'Design: drawn for you alone',
      text: 'No theme with your logo on it. Type, colour and pictures come from what you sell, as one system, so that page forty still looks like page one.',
    },
    {
      title: 'Build: quick on a cheap phone',
      text: 'The words are there before the script is. Load time {load_time}. Every page {mobile} mobile ready. Forms, bookings and payments are tested on the phones your customers own.',
    },
  ],
} as const

export const project = {
  loading: 'Loading project...',
  missing: {
    title: 'Project Not Found',
    text: 'There is no project at this address. It may have been renamed or taken down.',
  },
  back: { label: 'Back to Portfolio', to: '/portfolio' },
  next: 'Next project',
} as const

/** The page of a project in progress: nine steps in three phases, and a timeline over the same steps. */
export const inProgress = {
  heading: 'Project In Progress',
  status: 'Coming Soon',
  text: 'The case study is written when the site is live. Until then, this is how far the work has come.',
  action: 'View Portfolio',
  phases: {
    heading: 'What is done, what comes next',
    items: [
      { title: 'Design', steps: ['Brief and sitemap', 'Words and structure', 'Pages drawn'] },
      { title: 'Development', steps: ['Page templates', 'Content and forms', 'Search set-up'] },
      { title: 'Launch', steps: ['Tests on real phones', 'Domain and hosting', 'Handover'] },
    ],
  },
  timeline: {
    heading: 'Project timeline',
    /** Each entry lasts from its first step to the first step of the next entry. */
    steps: [
      { title: 'Kickoff', from: 0, to: 1, bars: [1, 2] },
      { title: 'Design', from: 1, to: 3, bars: [2, 6] },
      { title: 'Development', from: 3, to: 6, bars: [6, 12] },
      { title: 'Testing', from: 6, to: 7, bars: [11, 14] },
      { title: 'Launch', from: 7, to: 9, bars: [14, 16] },
    ],
  },
} as const

/** The page of a concept. */
export const concept = {
  why: 'Why we drew it',
  needs: 'What it would take',
} as const

export const portfolioTrail = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
] as const

export const projectSeo = {
  /** The title until the project has loaded. */
  title: 'A project from our portfolio | {studio}',
  description:
    'One project of {studio}: who it is for, what they needed, what we built and with which package. The portfolio has all our work.',
  notFoundTitle: 'Project Not Found | {studio}',
  /** The end of the title of a project's page. */
  ending: 'Portfolio | {studio}',
} as const

/** The gallery's default introduction, until the setting `portfolio_intro` replaces it. */
export const defaultIntro = {
  title: 'Every project and its status',
  content: 'Each says what it is: a live site, one in progress, or a concept we drew to try an idea.',
}

/** The number of projects on Home. */
export const featuredCount = 3
