import { claims } from '@/content/site'

/** Copy of the portfolio and of a project's page. The specification's texts are quoted word for word. */
export const portfolioHero = {
  heading: 'Where Strategy Meets Stunning Design',
  text: 'Each began with one question: what must your customer know before they call?',
  action: 'Jump to Our Work',
  /** Label of the number of projects. */
  projectsLabel: 'Projects Delivered',
  stats: [
    { value: '100%', label: 'Custom Solutions' },
    { value: claims.stack.value, label: 'Tech Stack' },
  ],
} as const

export const gallery = {
  id: 'portfolio-gallery',
  statuses: { all: 'All Statuses', live: 'Live Projects', in_progress: 'In Progress', concept: 'Concepts' },
  start: { label: 'Start Your Project', to: '/book-a-call' },
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
      text: 'The words are there before the script is: under 1.5 seconds, 100% mobile ready. Forms, bookings and payments are tested on the phones your customers own.',
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

/** Shown for every project that is not live; the schedule is the specification's and the same for all. */
export const placeholder = {
  heading: 'Project In Progress',
  status: 'Coming Soon',
  text: 'The case study is written when the site is live. Until then, this is how far the work has come.',
  action: 'View Portfolio',
  phases: {
    heading: 'What is done, what comes next',
    items: [
      {
        title: 'Design',
        steps: [
          ['Brief and sitemap', 'done'],
          ['Words and structure', 'done'],
          ['Pages drawn', 'done'],
        ],
      },
      {
        title: 'Development',
        steps: [
          ['Page templates', 'done'],
          ['Content and forms', 'active'],
          ['Search set-up', 'planned'],
        ],
      },
      {
        title: 'Launch',
        steps: [
          ['Tests on real phones', 'planned'],
          ['Domain and hosting', 'planned'],
          ['Handover', 'planned'],
        ],
      },
    ],
  },
  timeline: {
    heading: 'Project timeline',
    steps: [
      { title: 'Kickoff', text: 'Completed', state: 'done', bars: [1, 2] },
      { title: 'Design', text: 'Completed', state: 'done', bars: [2, 6] },
      { title: 'Development', text: 'In progress', state: 'active', bars: [6, 12] },
      { title: 'Testing', text: 'Scheduled to begin next week', state: 'planned', bars: [11, 14] },
      { title: 'Launch', text: 'Scheduled for next month', state: 'planned', bars: [14, 16] },
    ],
  },
} as const

export const portfolioTrail = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
] as const

export const projectSeo = {
  /** Until the project is there. */
  title: 'A project from our portfolio | {studio}',
  description:
    'One project of {studio}: who it is for, what was asked, what we built and with which package. All of our work stands in the portfolio.',
  notFoundTitle: 'Project Not Found | {studio}',
  /** Ends the title of a project's page. */
  ending: 'Portfolio | {studio}',
} as const

/** The gallery's introduction until the setting `portfolio_intro` replaces it. */
export const defaultIntro = {
  title: 'Every project, and where it stands',
  content: 'Each says what it is: a live site, one in progress, or a concept we drew to try an idea.',
}
