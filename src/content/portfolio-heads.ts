import { site } from '@/content/site'

/** What the route table needs to say of the portfolio's pages: apart from their copy, which no other page downloads. */
export const portfolioHead = {
  title: `Portfolio: websites you can open and try | ${site.name}`,
  description:
    'Websites we designed and built for Malaysian hotels, clinics, law firms and shops. Filter them by state, package and industry, and open the live ones.',
} as const

export const portfolioTrail = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
] as const

export const projectHead = {
  /** Until the project is there. */
  title: `A project from our portfolio | ${site.name}`,
  description: `One project of ${site.name}: who it is for, what was asked, what we built and with which package. All of our work stands in the portfolio.`,
  notFoundTitle: `Project Not Found | ${site.name}`,
  /** Ends the title of a project's page. */
  ending: `Portfolio | ${site.name}`,
} as const

/** What the gallery says of itself until the setting `portfolio_intro` says otherwise. */
export const defaultIntro = {
  title: 'Every project, and where it stands',
  content: 'Each says what it is: a live site, one in progress, or a concept we drew to try an idea.',
}

/** The sentence under Home's projects until the setting `homepage_featured_intro` says otherwise. */
export const defaultFeaturedIntro =
  'Three pieces of recent work. Open them, press the buttons, try them on your phone.'
