import { adminPaths } from '@/admin/kit/paths'
import { callSettings } from '@/admin/content/settings/call-settings'
import { defineSetting } from '@/admin/content/settings/define-setting'
import { emailPaceSetting } from '@/admin/content/settings/email-pace'
import { priceSettings } from '@/admin/content/settings/price-settings'
import { defineSettings } from '@/admin/content/settings/settings-screen'
import { blogHero } from '@/content/blog'
import { defaultIntro } from '@/content/portfolio'
import {
  blogMetrics,
  companyName,
  featuredIntro,
  footerContent,
  portfolioIntro,
  protection,
  ssmNumber,
  sstNumber,
  studioClaims,
  studioFacts,
} from '@/content/settings'
import {
  claimDefaults,
  claimsOf,
  defaultFeaturedIntro,
  footerDefaults,
  studioDefaults,
  type ClaimName,
} from '@/content/site'

const everyPage = { to: '/', label: 'the website' }

const studio = [
  defineSetting([studioFacts], {
    path: `${adminPaths.settings}/studio`,
    title: 'Name and contact',
    page: { to: '/contact', label: 'Contact' },
    about:
      'Used on every page, in emails, calendar entries and feeds, on share images and in this admin. Empty fields use the values in grey. Your developer can change the icon of the browser tab.',
    details: {
      name: { placeholder: studioDefaults.name },
      email: {
        placeholder: studioDefaults.email,
        help: 'Visitors write to this address.',
      },
      whatsapp_number: {
        placeholder: studioDefaults.whatsapp_number,
        help: 'As visitors see it, with + and the country code.',
      },
      city: { placeholder: studioDefaults.city },
      service_areas: {
        rows: 5,
        placeholder: studioDefaults.service_areas.join('\n'),
        help: 'A town or a state on each line.',
      },
      opening_hours: {
        rows: 3,
        help: 'Shown on Contact, such as: Monday to Friday, 9:00 AM to 6:00 PM. Search engines understand lines written like this one. Set the hours of calls under ‘Calls and hours’.',
      },
      description: {
        rows: 2,
        placeholder: studioDefaults.description,
        help: 'For search engines and share images.',
      },
      mark: {
        help: 'Shown beside the name, 28 by 27. It must work on light and dark backgrounds.',
      },
    },
    summary: ({ name, email, whatsapp_number: number }) => [name, email, number].filter(Boolean).join(', '),
  }),
  defineSetting([companyName, ssmNumber, sstNumber], {
    path: `${adminPaths.settings}/company`,
    title: 'Company',
    page: everyPage,
    about:
      'The company behind the studio. Contact, the footer and your quotations show it. While a number is empty or Pending, quotations leave it out.',
    details: {
      company_name: { placeholder: 'The name of the studio' },
      ssm_number: { placeholder: footerDefaults.ssmNumber },
      sst_number: { placeholder: footerDefaults.sstNumber },
    },
    summary: ({ company_name: name, ssm_number: ssm, sst_number: sst }) =>
      [name, ssm && `SSM: ${ssm}`, sst && `SST: ${sst}`].filter(Boolean).join(', '),
  }),
]

const claim = (name: ClaimName) => ({
  inRow: true,
  fields: { value: { placeholder: claimDefaults[name] } },
})

const claims = defineSetting([studioClaims], {
  path: `${adminPaths.settings}/claims`,
  title: 'Claims',
  about:
    'The figures that the website states about your work. Correct each one, or hide it everywhere. Empty fields use the values in grey. In your texts, write {satisfaction}, {stars}, {delivery}, {success}, {uptime}, {load_time}, {mobile}, {retention} or {readers} in a sentence of its own: hiding the figure hides that sentence.',
  details: {
    satisfaction: claim('satisfaction'),
    stars: claim('stars'),
    delivery: claim('delivery'),
    success: claim('success'),
    uptime: claim('uptime'),
    load_time: claim('load_time'),
    mobile: claim('mobile'),
    retention: claim('retention'),
    readers: claim('readers'),
  },
  summary: (form) => Object.values(claimsOf(form)).filter(Boolean).join(', '),
})

const footer = defineSetting([footerContent], {
  path: `${adminPaths.settings}/footer`,
  title: 'Footer',
  page: everyPage,
  details: {
    tagline: { placeholder: footerDefaults.tagline },
    description: { rows: 3, placeholder: footerDefaults.description },
    copyright: {
      placeholder: '© (this year) (company name). All rights reserved.',
      help: 'Left empty, the year moves on by itself.',
    },
    made_with: { placeholder: footerDefaults.madeWith },
  },
})

const homeProjects = defineSetting([featuredIntro], {
  path: `${adminPaths.settings}/home-projects`,
  title: 'Sentence under Home’s projects',
  page: { to: '/', label: 'Home' },
  details: { content: { rows: 4, placeholder: defaultFeaturedIntro } },
})

const galleryIntro = defineSetting([portfolioIntro], {
  path: `${adminPaths.settings}/portfolio-intro`,
  title: 'Heading of the gallery',
  page: { to: '/portfolio', label: 'Portfolio' },
  details: {
    title: { placeholder: defaultIntro.title },
    content: { rows: 4, placeholder: defaultIntro.content },
  },
})

const { stats } = blogHero
const stat = (name: keyof typeof stats) => ({ placeholder: stats[name].value })

const blogFigures = defineSetting([blogMetrics], {
  path: `${adminPaths.settings}/blog-figures`,
  title: 'Figures of the blog',
  page: { to: '/blog', label: 'Blog' },
  details: {
    expert_articles: stat('expert_articles'),
    monthly_readers: stat('monthly_readers'),
    growing_community: stat('growing_community'),
  },
  summary: (form) =>
    Object.entries(stats)
      .flatMap(([name, { label }]) => (form[name] && form[`show_${name}`] ? `${form[name]} ${label}` : []))
      .join(', '),
})

const { submissions_an_hour: normal, emails_an_hour: unconfirmed } = protection.fields

const limits = defineSetting([protection], {
  path: `${adminPaths.settings}/limits`,
  title: 'Limits for spam',
  about:
    'These limits refuse nobody. They set how many messages an hour are normal. Empty fields use the values in grey.',
  details: {
    submissions_an_hour: {
      placeholder: String(normal.default),
      help: 'All forms together. Above it, until the end of the next hour, new calls wait for your approval, and emails to unconfirmed addresses wait.',
    },
    emails_an_hour: {
      placeholder: String(unconfirmed.default),
      help: 'The others wait for the next hour. Emails to confirmed addresses never wait.',
    },
  },
  summary: ({ submissions_an_hour: submissions, emails_an_hour: emails }) =>
    `${submissions || normal.default} submissions and ${emails || unconfirmed.default} emails an hour`,
})

/** All settings without a screen of their own, by group. */
export const settings = defineSettings({
  path: adminPaths.settings,
  title: 'Settings',
  lead: 'Your studio’s details, texts and rules.',
  groups: [
    {
      title: 'The studio',
      settings: studio,
      elsewhere: { to: adminPaths.socialLinks, title: 'Social links', text: 'Its accounts elsewhere' },
    },
    { title: 'Prices and orders', settings: priceSettings },
    { title: 'Calls and replies', settings: callSettings },
    {
      title: 'Email and spam limits',
      settings: [emailPaceSetting, limits],
      elsewhere: {
        to: adminPaths.alerts,
        title: 'Emails about new leads',
        text: 'Who gets them, and about what',
      },
    },
    { title: 'Website', settings: [claims, footer, homeProjects, galleryIntro, blogFigures] },
  ],
  tables: {
    blog_settings: { one: 'blog setting', many: 'Blog settings' },
    portfolio_settings: { one: 'portfolio setting', many: 'Portfolio settings' },
    company_info: { one: 'company detail', many: 'Company details' },
    site_settings: { one: 'site setting', many: 'Site settings' },
  },
})
