import { blogMetrics, featuredIntro, portfolioIntro } from '@/admin/content/settings/page-settings'
import { defineSettings } from '@/admin/content/settings/settings-screen'
import { companyName, footer, ssmNumber, sstNumber } from '@/admin/content/settings/site-settings'

/** Every setting that is not a page of its own, by what it belongs to. */
export const settings = defineSettings({
  path: '/admin/settings',
  title: 'Settings',
  lead: 'Words and figures that stand on the website. What is left empty shows its own.',
  groups: [
    { title: 'Company', settings: [companyName, ssmNumber, sstNumber] },
    { title: 'Every page', settings: [footer] },
    { title: 'Home', settings: [featuredIntro] },
    { title: 'Portfolio', settings: [portfolioIntro] },
    { title: 'Blog', settings: [blogMetrics] },
  ],
  tables: {
    blog_settings: { one: 'blog setting', many: 'Blog settings' },
    portfolio_settings: { one: 'portfolio setting', many: 'Portfolio settings' },
    company_info: { one: 'company detail', many: 'Company details' },
    site_settings: { one: 'site setting', many: 'Site settings' },
  },
})
