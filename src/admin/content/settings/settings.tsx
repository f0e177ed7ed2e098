import { blogMetrics, featuredIntro, portfolioIntro } from '@/admin/content/settings/page-settings'
import type { SettingGroup } from '@/admin/content/settings/settings-screen'
import { companyName, footer, ssmNumber, sstNumber } from '@/admin/content/settings/site-settings'

/** Every setting that is not a page of its own, by what it belongs to. */
export const settingGroups: readonly SettingGroup[] = [
  { title: 'Company', settings: [companyName, ssmNumber, sstNumber] },
  { title: 'Every page', settings: [footer] },
  { title: 'Home', settings: [featuredIntro] },
  { title: 'Portfolio', settings: [portfolioIntro] },
  { title: 'Blog', settings: [blogMetrics] },
]
