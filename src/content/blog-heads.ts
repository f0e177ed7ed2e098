import { site } from '@/content/site'

/** What the route table needs to say of the blog's pages: apart from their copy, which no other page downloads. */
export const blogHead = {
  title: `Blog: websites explained for owners | ${site.name}`,
  description:
    'Plain articles on websites for Malaysian firms, clinics, shops and stays: what to ask, what it costs in ringgit, what to write and what to leave out.',
} as const

export const archiveHead = {
  title: `All articles by year and month | ${site.name}`,
  description: `Every article of the ${site.name} blog, newest first, by year and month: money, words, design and upkeep of websites for Malaysian businesses.`,
} as const

export const articleHead = {
  /** Ends the title of an article's page. */
  ending: 'Blog',
  loadingTitle: `Article | ${site.name}`,
  notFoundTitle: `Blog post not found | ${site.name}`,
  description: `An article of the ${site.name} blog, for owners of Malaysian businesses who order, run or repair a website and want it explained in plain words.`,
} as const

export const authorHead = {
  /** Ends the title of an author's page. */
  ending: `${site.name} blog`,
  loadingTitle: `Author | ${site.name}`,
  notFoundTitle: `Author not found | ${site.name}`,
  description: `Articles for owners of Malaysian businesses who order, run or repair a website, on the ${site.name} blog.`,
} as const

export const blogTrail = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/blog' },
] as const

/** Who signs an article that names nobody. */
export const teamAuthor = {
  name: `${site.name} team`,
  title: 'Digital Strategy Experts',
  bio: 'We design, build and look after websites for Malaysian firms, clinics and shops, and write down what the work teaches us.',
} as const
