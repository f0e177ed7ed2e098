import { replyTexts as replyDefaults, type ReplyTextName } from '@/content/reply-texts'
import { claimDefaults, type ClaimName } from '@/content/site'

/**
 * The owner's settings: the table and key of each, whether visitors can read it, and its fields in form
 * order. src/lib/settings.ts reads the stored values. Those of site_settings are rows of private.settings, with
 * the defaults that procedures use.
 */
const line = { kind: 'text', longest: 300 } as const
const paragraph = { kind: 'text', longest: 1000 } as const
const paragraphs = { kind: 'paragraphs', longest: 20_000 } as const
const stat = { kind: 'text', longest: 20 } as const
const address = 500
const lines = { kind: 'lines', longest: 1000 } as const
const companyText = { kind: 'text', longest: 200 } as const

/** The studio's name and contact details; src/content/site.ts has the defaults for empty fields. */
export const studioFacts = {
  table: 'site_settings',
  key: 'studio',
  isPublic: true,
  fields: {
    name: { kind: 'text', longest: 60 },
    email: { kind: 'email' },
    whatsapp_number: { kind: 'phone' },
    city: { kind: 'text', longest: 60 },
    service_areas: lines,
    opening_hours: lines,
    description: line,
    mark: { kind: 'image', longest: address },
  },
} as const

const price = { kind: 'money', least: 100, most: 100_000_000 } as const
const packageTerms = {
  kind: 'group',
  fields: {
    from_sen: price,
    pages: { kind: 'text', longest: 40 },
    time: { kind: 'text', longest: 40 },
    without: { kind: 'text', longest: 120 },
  },
} as const

/** The packages and their prices; src/content/packages.ts has the defaults for empty fields. */
export const packages = {
  table: 'site_settings',
  key: 'packages',
  isPublic: true,
  fields: {
    spark: packageTerms,
    amplify: packageTerms,
    apex: packageTerms,
    upper_sen: price,
    care_sen: price,
  },
} as const

const claim = { kind: 'group', fields: { value: stat, shown: { kind: 'boolean' } } } as const

/** The studio's claims in figures; content/site.ts has the defaults for those never set. */
export const studioClaims = {
  table: 'site_settings',
  key: 'claims',
  isPublic: true,
  fields: Object.fromEntries(Object.keys(claimDefaults).map((name) => [name, claim])) as Record<
    ClaimName,
    typeof claim
  >,
} as const

export const footerContent = {
  table: 'site_settings',
  key: 'footer_content',
  isPublic: true,
  fields: {
    tagline: line,
    description: line,
    copyright: line,
    made_with: line,
    show_newsletter: { kind: 'boolean' },
  },
} as const

/** The link for video calls, unless a booking has its own. */
export const calls = {
  table: 'site_settings',
  key: 'calls',
  isPublic: false,
  fields: { meeting_link: { kind: 'link', longest: address } },
} as const

const ranges = {
  kind: 'ranges',
  default: [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '17:30' },
  ],
} as const

/**
 * When calls can be booked: the ranges of each weekday (empty means no calls), and the rules for all days.
 */
export const callHours = {
  table: 'site_settings',
  key: 'call_hours',
  isPublic: true,
  fields: {
    monday: ranges,
    tuesday: ranges,
    wednesday: ranges,
    thursday: ranges,
    friday: ranges,
    saturday: ranges,
    sunday: ranges,
    notice_hours: { kind: 'number', least: 0, most: 336, default: 0 },
    window_days: { kind: 'number', least: 1, most: 365, default: 90 },
    pause_minutes: { kind: 'number', least: 0, most: 240, default: 0 },
    calls_a_day: { kind: 'number', least: 1, most: 50 },
  },
} as const

/** Whether SMS reminders are offered; off if never set. */
export const reminders = {
  table: 'site_settings',
  key: 'reminders',
  isPublic: true,
  fields: { sms: { kind: 'boolean' } },
} as const

/** The rate limits of the whole site. */
export const protection = {
  table: 'site_settings',
  key: 'protection',
  isPublic: false,
  fields: {
    submissions_an_hour: { kind: 'number', least: 20, most: 100_000, default: 120 },
    emails_an_hour: { kind: 'number', least: 1, most: 10_000, default: 30 },
  },
} as const

/** The sending rate of newsletters. */
export const newsletterPace = {
  table: 'site_settings',
  key: 'newsletters',
  isPublic: false,
  // An edge function has 2 s of CPU time: more than about 400 emails in one run can exceed it.
  fields: { a_minute: { kind: 'number', least: 1, most: 400, default: 60 } },
} as const

/**
 * What the email provider takes: emails a second and a day, all kinds together, and how many of a day newsletters leave
 * to other email. Without `a_day` there is no limit for a day.
 */
export const emailPace = {
  table: 'site_settings',
  key: 'email_pace',
  isPublic: false,
  fields: {
    a_second: { kind: 'number', least: 1, most: 50, default: 2 },
    a_day: { kind: 'number', least: 50, most: 1_000_000 },
    reserve: { kind: 'number', least: 0, most: 1_000_000, default: 30 },
  },
} as const

/** The defaults of a new order. */
export const quotations = {
  table: 'site_settings',
  key: 'quotations',
  isPublic: false,
  fields: {
    sst_percent: { kind: 'number', least: 0, most: 100 },
    deposit_percent: { kind: 'number', least: 0, most: 100, default: 50 },
    valid_days: { kind: 'number', least: 1, most: 365, default: 30 },
    terms: { kind: 'text', longest: 5000 },
  },
} as const

const bothLanguages = {
  kind: 'group',
  fields: { en: { kind: 'text', longest: 2000 }, ms: { kind: 'text', longest: 2000 } },
} as const

/** The studio's standard replies to leads; src/content/reply-texts.ts has the defaults for empty fields. */
export const replyTexts = {
  table: 'site_settings',
  key: 'reply_texts',
  isPublic: false,
  fields: Object.fromEntries(Object.keys(replyDefaults).map((name) => [name, bothLanguages])) as Record<
    ReplyTextName,
    typeof bothLanguages
  >,
} as const

export const featuredIntro = {
  table: 'portfolio_settings',
  key: 'homepage_featured_intro',
  isPublic: true,
  fields: { content: paragraph },
} as const

export const portfolioIntro = {
  table: 'portfolio_settings',
  key: 'portfolio_intro',
  isPublic: true,
  fields: { title: line, content: paragraph },
} as const

export const blogMetrics = {
  table: 'blog_settings',
  key: 'blog_metrics',
  isPublic: true,
  fields: {
    expert_articles: stat,
    monthly_readers: stat,
    growing_community: stat,
    show_expert_articles: { kind: 'boolean' },
    show_monthly_readers: { kind: 'boolean' },
    show_growing_community: { kind: 'boolean' },
  },
} as const

export const aboutStory = {
  table: 'about_settings',
  key: 'story_vision_section',
  isPublic: true,
  fields: { title: line, subtitle: line, content: paragraphs, quote: paragraph },
} as const

export const aboutFounder = {
  table: 'about_settings',
  key: 'founder_profile_section',
  isPublic: true,
  fields: {
    title: line,
    subtitle: line,
    content: paragraphs,
    quote: paragraph,
    signature: { kind: 'group', fields: { text: line, name: line, title: line } },
    photo_url: { kind: 'image', longest: address },
    linkedin_url: { kind: 'link', longest: address },
  },
} as const

export const aboutNiches = {
  table: 'about_settings',
  key: 'niche_focus_section',
  isPublic: true,
  fields: {
    title: line,
    subtitle: line,
    content: paragraphs,
    testimonial: {
      kind: 'group',
      fields: { quote: paragraph, author: line, is_sample: { kind: 'boolean' } },
    },
  },
} as const

/** The value of a company_info row is a plain text: its one field, named like the key. */
export const companyName = {
  table: 'company_info',
  key: 'company_name',
  isPublic: true,
  fields: { company_name: companyText },
} as const

export const ssmNumber = {
  table: 'company_info',
  key: 'ssm_number',
  isPublic: true,
  fields: { ssm_number: companyText },
} as const

export const sstNumber = {
  table: 'company_info',
  key: 'sst_number',
  isPublic: true,
  fields: { sst_number: companyText },
} as const
