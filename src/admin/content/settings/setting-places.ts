interface SettingPlace {
  /** The list it stands in. */
  at: '/admin/settings'
  /** The last part of its address at the desk. */
  address: string
  title: string
}

/** What each setting is called and where it is written, by its key; the sections of About have a list of their own. */
export const settingPlaces = {
  company_name: { at: '/admin/settings', address: 'company-name', title: 'Company name' },
  ssm_number: { at: '/admin/settings', address: 'ssm-number', title: 'Registration number (SSM)' },
  sst_number: { at: '/admin/settings', address: 'sst-number', title: 'Tax number (SST)' },
  footer_content: { at: '/admin/settings', address: 'footer', title: 'Footer' },
  homepage_featured_intro: {
    at: '/admin/settings',
    address: 'home-projects',
    title: 'Sentence under Home’s projects',
  },
  portfolio_intro: { at: '/admin/settings', address: 'portfolio-intro', title: 'Heading of the gallery' },
  blog_metrics: { at: '/admin/settings', address: 'blog-figures', title: 'Figures of the blog' },
} as const satisfies Readonly<Record<string, SettingPlace>>
