import { companyInfoQuery, footerContentQuery, socialLinksQuery } from '@/features/site-settings/queries'

/** What header and footer read on every public page; the prerender puts it into each. */
export const layoutQueries = () => [socialLinksQuery(), companyInfoQuery(), footerContentQuery()] as const
