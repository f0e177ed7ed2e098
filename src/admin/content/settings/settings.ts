import { adminPaths } from '@/admin/kit/paths'
import { callHoursSetting } from '@/admin/content/settings/call-hours'
import { replyTextsSetting } from '@/admin/content/settings/reply-texts'
import { defineSetting } from '@/admin/content/settings/setting'
import { quotationTerms } from '@/admin/content/settings/quotation-terms'
import { defineSettings } from '@/admin/content/settings/settings-screen'
import { blogHero } from '@/content/blog'
import { defaultIntro } from '@/content/portfolio'
import {
  blogMetrics,
  calls,
  companyName,
  featuredIntro,
  footerContent,
  newsletterPace,
  portfolioIntro,
  protection,
  reminders,
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

const everyPage = { to: '/', label: 'the foot of every page' }

const studio = [
  defineSetting(studioFacts, {
    path: `${adminPaths.settings}/studio`,
    title: 'Name and contact',
    noun: 'studio',
    page: { to: '/contact', label: 'Contact' },
    about:
      'Every page, mail, calendar entry, feed and picture of a shared link names the studio as it stands here, and so does this desk. What is left empty shows what stands in grey. The icon in the browser’s tab is a file of the website.',
    labels: {
      name: { label: 'Name', placeholder: studioDefaults.name },
      email: { label: 'Email address', placeholder: studioDefaults.email, help: 'Visitors write to it.' },
      whatsapp_number: {
        label: 'WhatsApp number',
        placeholder: studioDefaults.whatsapp_number,
        help: 'As visitors see it, with + and the country code.',
      },
      city: { label: 'Town', placeholder: studioDefaults.city },
      service_areas: {
        label: 'Where you work',
        rows: 5,
        placeholder: studioDefaults.service_areas.join('\n'),
        help: 'A town or a state on each line.',
      },
      opening_hours: {
        label: 'Opening hours',
        rows: 3,
        help: 'As Contact shows them, such as: Monday to Friday, 9:00 AM to 6:00 PM. Search engines are told of lines that are written like this one. When calls can be booked is set elsewhere.',
      },
      description: {
        label: 'What the studio is, in one sentence',
        rows: 2,
        placeholder: studioDefaults.description,
        help: 'For search engines, and on the picture of a shared link.',
      },
      mark: { label: 'Mark', help: 'Beside the name, 28 by 27. It has to show on light and on dark ground.' },
    },
    summary: ({ name, email, whatsapp_number: number }) => [name, email, number].filter(Boolean).join(', '),
  }),
  defineSetting(companyName, {
    path: `${adminPaths.settings}/company-name`,
    title: 'Company name',
    noun: 'company name',
    page: everyPage,
    labels: { value: { label: 'Company name', placeholder: 'The name of the studio' } },
  }),
  defineSetting(ssmNumber, {
    path: `${adminPaths.settings}/ssm-number`,
    title: 'Registration number (SSM)',
    noun: 'registration number',
    page: everyPage,
    labels: { value: { label: 'Registration number (SSM)', placeholder: footerDefaults.ssmNumber } },
  }),
  defineSetting(sstNumber, {
    path: `${adminPaths.settings}/sst-number`,
    title: 'Tax number (SST)',
    noun: 'tax number',
    page: everyPage,
    labels: { value: { label: 'Tax number (SST)', placeholder: footerDefaults.sstNumber } },
  }),
]

const claim = (name: ClaimName, label: string) => ({
  label,
  inRow: true,
  fields: {
    value: { label: 'Figure', placeholder: claimDefaults[name] },
    shown: { label: 'Say it on the website', initially: true },
  },
})

const claims = defineSetting(studioClaims, {
  path: `${adminPaths.settings}/claims`,
  title: 'Claims',
  noun: 'claims',
  about:
    'What the website says of your work in figures. Change each to what is so, or take it off: then no page, search result or question repeats it. What is left empty shows what stands in grey. Texts hold {satisfaction}, {stars}, {delivery}, {success}, {uptime}, {load_time}, {mobile}, {retention} or {readers} in a sentence of its own, which goes with it.',
  labels: {
    satisfaction: claim('satisfaction', 'Client satisfaction'),
    stars: claim('stars', 'Satisfaction in stars'),
    delivery: claim('delivery', 'Average delivery'),
    success: claim('success', 'Project success rate'),
    uptime: claim('uptime', 'Uptime'),
    load_time: claim('load_time', 'Load time'),
    mobile: claim('mobile', 'Mobile ready'),
    retention: claim('retention', 'Client retention'),
    readers: claim('readers', 'Professionals who read the newsletter'),
  },
  summary: (form) => Object.values(claimsOf(form)).filter(Boolean).join(', '),
})

const footer = defineSetting(footerContent, {
  path: `${adminPaths.settings}/footer`,
  title: 'Footer',
  noun: 'footer',
  page: everyPage,
  labels: {
    tagline: { label: 'Tagline', placeholder: footerDefaults.tagline },
    description: { label: 'What the studio does', rows: 3, placeholder: footerDefaults.description },
    copyright: {
      label: 'Copyright line',
      placeholder: '© (this year) (company name). All rights reserved.',
      help: 'Left empty, the year moves on by itself.',
    },
    made_with: { label: 'Last words', placeholder: footerDefaults.madeWith },
    show_newsletter: {
      label: 'Offer the newsletter above the footer',
      initially: footerDefaults.showNewsletter,
    },
  },
})

const homeProjects = defineSetting(featuredIntro, {
  path: `${adminPaths.settings}/home-projects`,
  title: 'Sentence under Home’s projects',
  noun: 'sentence',
  page: { to: '/', label: 'Home' },
  labels: { content: { label: 'Sentence', rows: 4, placeholder: defaultFeaturedIntro } },
})

const galleryIntro = defineSetting(portfolioIntro, {
  path: `${adminPaths.settings}/portfolio-intro`,
  title: 'Heading of the gallery',
  noun: 'heading',
  page: { to: '/portfolio', label: 'Portfolio' },
  labels: {
    title: { label: 'Heading', placeholder: defaultIntro.title },
    content: { label: 'Sentence under it', rows: 4, placeholder: defaultIntro.content },
  },
})

const { stats } = blogHero
const statField = (name: keyof typeof stats) => ({
  label: stats[name].label,
  placeholder: stats[name].value,
  tooLong: 'Keep it under 21 characters: it is set large',
})

const statShown = (name: keyof typeof stats) => ({
  label: `Say ‘${stats[name].label}’ on the website`,
  initially: true,
})

const blogFigures = defineSetting(blogMetrics, {
  path: `${adminPaths.settings}/blog-figures`,
  title: 'Figures of the blog',
  noun: 'figures',
  page: { to: '/blog', label: 'Blog' },
  labels: {
    expert_articles: statField('expert_articles'),
    monthly_readers: statField('monthly_readers'),
    growing_community: statField('growing_community'),
    show_expert_articles: statShown('expert_articles'),
    show_monthly_readers: statShown('monthly_readers'),
    show_growing_community: statShown('growing_community'),
  },
  inRow: true,
  summary: (form) =>
    Object.entries(stats)
      .flatMap(([name, { label }]) => (form[name] && form[`show_${name}`] ? `${form[name]} ${label}` : []))
      .join(', '),
})

const videoCalls = defineSetting(calls, {
  path: `${adminPaths.settings}/video-calls`,
  title: 'Link for video calls',
  noun: 'link',
  about:
    'A room of yours at Zoom, Meet, Teams or the like. Mails, calendar files and the page of a confirmed call lead there. A booking may have a link of its own. Left empty, you send each one yourself before the call.',
  labels: { meeting_link: { label: 'Standing link', placeholder: 'https://' } },
  unset: 'None: you send one before each call',
})

const smsReminders = defineSetting(reminders, {
  path: `${adminPaths.settings}/reminders`,
  title: 'Reminders by SMS',
  noun: 'switch',
  page: { to: '/book-a-call', label: 'Book a Call' },
  about:
    'Reminders by email always go out. SMS need a provider, whom whoever looks after the website sets up first (docs/deploy.md says how): without one they are written to a log, and nobody gets them. While they are off none goes out, whatever was chosen when the call was booked.',
  labels: { sms: { label: 'Offer reminders by SMS, to Malaysian mobile numbers', initially: false } },
  summary: ({ sms }) => (sms ? 'Offered' : ''),
  unset: 'Not offered',
})

const allowed = protection.fields
const hourly = (submissions: string, mails: string) =>
  `${submissions || allowed.submissions_an_hour.default} submissions and ${mails || allowed.mails_an_hour.default} mails an hour`

const limits = defineSetting(protection, {
  path: `${adminPaths.settings}/protection`,
  title: 'Protection from floods',
  noun: 'limits',
  about:
    'Nobody is refused because of these figures. They say when the site takes what comes for a flood, and how fast it writes to addresses that anybody may have typed in. Left empty, the figures in grey hold.',
  labels: {
    submissions_an_hour: {
      label: 'Submissions an hour that are still normal',
      placeholder: String(allowed.submissions_an_hour.default),
      help: 'All forms together. Past it, until the end of the next hour, new calls are only asked for, and mails to addresses that have not confirmed wait.',
    },
    mails_an_hour: {
      label: 'Mails an hour to addresses that have not confirmed',
      placeholder: String(allowed.mails_an_hour.default),
      help: 'The others wait for the next hour. Mails to addresses that have confirmed never wait for it.',
    },
  },
  summary: ({ submissions_an_hour: submissions, mails_an_hour: mails }) =>
    submissions || mails ? hourly(submissions, mails) : '',
  unset: hourly('', ''),
})

const pace = defineSetting(newsletterPace, {
  path: `${adminPaths.settings}/newsletters`,
  title: 'Newsletter pace',
  noun: 'pace',
  about:
    'How many emails of a newsletter go out in a minute. A mail provider refuses what comes faster than it allows; other emails never wait for a newsletter.',
  labels: {
    a_minute: { label: 'Emails a minute', placeholder: String(newsletterPace.fields.a_minute.default) },
  },
  summary: ({ a_minute: mails }) => mails && `${mails} a minute`,
  unset: `${newsletterPace.fields.a_minute.default} a minute`,
})

/** Every setting that is not a page of its own, by what it belongs to. */
export const settings = defineSettings({
  path: adminPaths.settings,
  title: 'Settings',
  lead: 'Words and figures that stand on the website, and what it does by itself.',
  groups: [
    {
      title: 'The studio',
      settings: studio,
      elsewhere: { to: adminPaths.socialLinks, title: 'Social links', text: 'Its accounts elsewhere' },
    },
    { title: 'Orders', settings: [quotationTerms] },
    { title: 'Calls', settings: [callHoursSetting, videoCalls, smsReminders] },
    { title: 'Replies', settings: [replyTextsSetting] },
    {
      title: 'Email and spam limits',
      settings: [limits, pace],
      elsewhere: {
        to: adminPaths.alerts,
        title: 'Emails about new leads',
        text: 'Who gets them, and about what',
      },
    },
    { title: 'Every page', settings: [claims, footer] },
    { title: 'Home', settings: [homeProjects] },
    { title: 'Portfolio', settings: [galleryIntro] },
    { title: 'Blog', settings: [blogFigures] },
  ],
  tables: {
    blog_settings: { one: 'blog setting', many: 'Blog settings' },
    portfolio_settings: { one: 'portfolio setting', many: 'Portfolio settings' },
    company_info: { one: 'company detail', many: 'Company details' },
    site_settings: { one: 'site setting', many: 'Site settings' },
  },
})
