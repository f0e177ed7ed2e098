import { replyLanguages, replyTextLabels, type ReplyTextName } from '@/content/reply-texts'
import { footerDefaults, type ClaimName } from '@/content/site'

/**
 * The owner's settings: the table and key of each, whether visitors can read it, and its labelled fields in form
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
    name: { kind: 'text', longest: 60, label: 'Name' },
    email: { kind: 'email', label: 'Email address' },
    whatsapp_number: { kind: 'phone', label: 'WhatsApp number' },
    city: { kind: 'text', longest: 60, label: 'Town' },
    service_areas: { ...lines, label: 'Where you work' },
    opening_hours: { ...lines, label: 'Opening hours' },
    description: { ...line, label: 'What the studio is, in one sentence' },
    mark: { kind: 'image', longest: address, label: 'Mark' },
  },
} as const

const price = { kind: 'money', least: 100, most: 100_000_000 } as const
const packageTerms = {
  kind: 'group',
  fields: {
    from_sen: { ...price, label: 'From (RM)' },
    pages: { kind: 'text', longest: 40, label: 'Pages' },
    time: { kind: 'text', longest: 40, label: 'Time' },
    without: { kind: 'text', longest: 120, label: 'Not included' },
  },
} as const

/** The packages and their prices; src/content/packages.ts has the defaults for empty fields. */
export const packages = {
  table: 'site_settings',
  key: 'packages',
  isPublic: true,
  fields: {
    spark: { ...packageTerms, label: 'Spark' },
    amplify: { ...packageTerms, label: 'Amplify' },
    apex: { ...packageTerms, label: 'Apex' },
    upper_sen: { ...price, label: 'Upper end of shops and custom apps (RM)' },
    care_sen: { ...price, label: 'Care & Maintenance plan, a month (RM)' },
  },
} as const

const claim = {
  kind: 'group',
  fields: {
    value: { ...stat, label: 'Figure' },
    shown: { kind: 'boolean', label: 'Say it on the website', initially: true },
  },
} as const

/** The studio's claims in figures; content/site.ts has the defaults for those never set. */
export const studioClaims = {
  table: 'site_settings',
  key: 'claims',
  isPublic: true,
  fields: {
    satisfaction: { ...claim, label: 'Client satisfaction' },
    stars: { ...claim, label: 'Satisfaction in stars' },
    delivery: { ...claim, label: 'Average delivery' },
    success: { ...claim, label: 'Project success rate' },
    uptime: { ...claim, label: 'Uptime' },
    load_time: { ...claim, label: 'Load time' },
    mobile: { ...claim, label: 'Mobile ready' },
    retention: { ...claim, label: 'Client retention' },
    readers: { ...claim, label: 'Professionals who read the newsletter' },
  } satisfies Record<ClaimName, unknown>,
} as const

export const footerContent = {
  table: 'site_settings',
  key: 'footer_content',
  isPublic: true,
  fields: {
    tagline: { ...line, label: 'Tagline' },
    description: { ...line, label: 'What the studio does' },
    copyright: { ...line, label: 'Copyright line' },
    made_with: { ...line, label: 'Closing words' },
    show_newsletter: {
      kind: 'boolean',
      label: 'Offer the newsletter above the footer',
      initially: footerDefaults.showNewsletter,
    },
  },
} as const

/** The link for video calls, unless a booking has its own. */
export const calls = {
  table: 'site_settings',
  key: 'calls',
  isPublic: false,
  fields: { meeting_link: { kind: 'link', longest: address, label: 'Link for video calls' } },
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
    monday: { ...ranges, label: 'Monday' },
    tuesday: { ...ranges, label: 'Tuesday' },
    wednesday: { ...ranges, label: 'Wednesday' },
    thursday: { ...ranges, label: 'Thursday' },
    friday: { ...ranges, label: 'Friday' },
    saturday: { ...ranges, label: 'Saturday' },
    sunday: { ...ranges, label: 'Sunday' },
    notice_hours: { kind: 'number', least: 0, most: 336, default: 0, label: 'Shortest notice, in hours' },
    window_days: { kind: 'number', least: 1, most: 365, default: 90, label: 'How many days ahead' },
    pause_minutes: {
      kind: 'number',
      least: 0,
      most: 240,
      default: 0,
      label: 'Pause between calls, in minutes',
    },
    calls_a_day: { kind: 'number', least: 1, most: 50, label: 'Most calls on one day' },
  },
} as const

/** Whether SMS reminders are offered; off if never set. */
export const reminders = {
  table: 'site_settings',
  key: 'reminders',
  isPublic: true,
  fields: {
    sms: { kind: 'boolean', label: 'Offer reminders by SMS, to Malaysian mobile numbers', initially: false },
  },
} as const

/** The rate limits of the whole site. */
export const protection = {
  table: 'site_settings',
  key: 'protection',
  isPublic: false,
  fields: {
    submissions_an_hour: {
      kind: 'number',
      least: 20,
      most: 100_000,
      default: 120,
      label: 'Normal number of submissions an hour',
    },
    emails_an_hour: {
      kind: 'number',
      least: 1,
      most: 10_000,
      default: 30,
      label: 'Emails an hour to unconfirmed addresses',
    },
  },
} as const

/** The sending rate of newsletters. */
export const newsletterPace = {
  table: 'site_settings',
  key: 'newsletters',
  isPublic: false,
  // An edge function has 2 s of CPU time: more than about 400 emails in one run can exceed it.
  fields: {
    a_minute: { kind: 'number', least: 1, most: 400, default: 60, label: 'Newsletter emails a minute' },
  },
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
    a_second: { kind: 'number', least: 1, most: 50, default: 2, label: 'Emails a second' },
    a_day: { kind: 'number', least: 50, most: 1_000_000, label: 'Emails a day' },
    reserve: {
      kind: 'number',
      least: 0,
      most: 1_000_000,
      default: 30,
      label: 'Of these, kept for other emails than newsletters',
    },
  },
} as const

/** The defaults of a new order. */
export const quotations = {
  table: 'site_settings',
  key: 'quotations',
  isPublic: false,
  fields: {
    sst_percent: { kind: 'number', least: 0, most: 100, label: 'SST (%)' },
    deposit_percent: { kind: 'number', least: 0, most: 100, default: 50, label: 'Deposit (%)' },
    valid_days: { kind: 'number', least: 1, most: 365, default: 30, label: 'Days to accept it' },
    terms: { kind: 'text', longest: 5000, label: 'Terms' },
  },
} as const

const bothLanguages = {
  kind: 'group',
  fields: {
    en: { kind: 'text', longest: 2000, label: replyLanguages.en },
    ms: { kind: 'text', longest: 2000, label: replyLanguages.ms },
  },
} as const

/** The studio's standard replies to leads; src/content/reply-texts.ts has the defaults for empty fields. */
export const replyTexts = {
  table: 'site_settings',
  key: 'reply_texts',
  isPublic: false,
  fields: Object.fromEntries(
    Object.entries(replyTextLabels).map(([name, label]) => [name, { ...bothLanguages, label }]),
  ) as Record<ReplyTextName, typeof bothLanguages & { label: string }>,
} as const

export const featuredIntro = {
  table: 'portfolio_settings',
  key: 'homepage_featured_intro',
  isPublic: true,
  fields: { content: { ...paragraph, label: 'Sentence' } },
} as const

export const portfolioIntro = {
  table: 'portfolio_settings',
  key: 'portfolio_intro',
  isPublic: true,
  fields: { title: { ...line, label: 'Heading' }, content: { ...paragraph, label: 'Sentence under it' } },
} as const

export const blogMetrics = {
  table: 'blog_settings',
  key: 'blog_metrics',
  isPublic: true,
  fields: {
    expert_articles: { ...stat, label: 'Expert Articles' },
    show_expert_articles: { kind: 'boolean', label: 'Say ‘Expert Articles’ on the website', initially: true },
    monthly_readers: { ...stat, label: 'Monthly Readers' },
    show_monthly_readers: { kind: 'boolean', label: 'Say ‘Monthly Readers’ on the website', initially: true },
    growing_community: { ...stat, label: 'Community' },
    show_growing_community: { kind: 'boolean', label: 'Say ‘Community’ on the website', initially: true },
  },
} as const

/** The fields that every section of the About page has. */
const section = {
  title: { ...line, label: 'Heading' },
  subtitle: { ...line, label: 'Line under the heading' },
  content: { ...paragraphs, label: 'Text' },
} as const
const quote = { ...paragraph, label: 'Quote' } as const

export const aboutStory = {
  table: 'about_settings',
  key: 'story_vision_section',
  isPublic: true,
  fields: { ...section, quote },
} as const

export const aboutFounder = {
  table: 'about_settings',
  key: 'founder_profile_section',
  isPublic: true,
  fields: {
    ...section,
    quote,
    signature: {
      kind: 'group',
      label: 'Signature',
      fields: {
        text: { ...line, label: 'Signed' },
        name: { ...line, label: 'Name' },
        title: { ...line, label: 'Title' },
      },
    },
    photo_url: { kind: 'image', longest: address, label: 'Portrait' },
    linkedin_url: { kind: 'link', longest: address, label: 'LinkedIn' },
  },
} as const

export const aboutNiches = {
  table: 'about_settings',
  key: 'niche_focus_section',
  isPublic: true,
  fields: {
    ...section,
    testimonial: {
      kind: 'group',
      label: 'What a client said',
      fields: {
        quote: { ...paragraph, label: 'Their words' },
        author: { ...line, label: 'Who they are' },
        is_sample: { kind: 'boolean', label: 'An invented sample: the page says so', initially: false },
      },
    },
  },
} as const

/** The value of a company_info row is a plain text: its one field, named like the key. */
export const companyName = {
  table: 'company_info',
  key: 'company_name',
  isPublic: true,
  fields: { company_name: { ...companyText, label: 'Company name' } },
} as const

export const ssmNumber = {
  table: 'company_info',
  key: 'ssm_number',
  isPublic: true,
  fields: { ssm_number: { ...companyText, label: 'Registration number (SSM)' } },
} as const

export const sstNumber = {
  table: 'company_info',
  key: 'sst_number',
  isPublic: true,
  fields: { sst_number: { ...companyText, label: 'Tax number (SST)' } },
} as const
