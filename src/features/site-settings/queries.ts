import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Tables } from '@/lib/database.types'
import { asObject } from '@/lib/json'
import { fetchSetting, rest } from '@/lib/rest'

export type SocialLink = Pick<Tables<'social_links'>, 'platform' | 'url' | 'icon'>

/** The studio's accounts elsewhere, in the owner's order. Throws 'Failed to load social links'. */
export const socialLinksQuery = () =>
  queryOptions({
    queryKey: ['site-settings', 'social-links'],
    queryFn: async ({ signal }): Promise<SocialLink[]> => {
      const { data, error } = await rest
        .from('social_links')
        .select('platform, url, icon')
        .order('display_order')
        .abortSignal(signal)
      if (error) throw new Error('Failed to load social links')
      return data
    },
  })

export const useSocialLinks = () => useQuery(socialLinksQuery())

const companyKeys = ['ssm_number', 'sst_number', 'company_name'] as const
export type CompanyInfo = Partial<Record<(typeof companyKeys)[number], string>>

/** Registration number, tax number and name of the company, as far as the owner has filled them in. */
export const companyInfoQuery = () =>
  queryOptions({
    queryKey: ['site-settings', 'company-info'],
    queryFn: async ({ signal }): Promise<CompanyInfo> => {
      const { data, error } = await rest
        .from('company_info')
        .select('key, value')
        .in('key', [...companyKeys])
        .abortSignal(signal)
      if (error) throw new Error('Failed to load company information')
      // An empty value counts as missing: the default is shown.
      return Object.fromEntries(
        data.flatMap(({ key, value }) => (value.trim() ? [[key, value] as const] : [])),
      )
    },
  })

export const useCompanyInfo = () => useQuery(companyInfoQuery())

export interface FooterContent {
  tagline?: string
  description?: string
  copyright?: string
  made_with?: string
  show_newsletter?: boolean
}

/** The owner's texts for the footer; those that are missing keep the defaults of content/site.ts. */
export const footerContentQuery = () =>
  queryOptions({
    queryKey: ['site-settings', 'footer-content'],
    queryFn: async ({ signal }): Promise<FooterContent> =>
      readFooterContent(
        await fetchSetting('site_settings', 'footer_content', 'Failed to load the footer', signal),
      ),
  })

export const useFooterContent = () => useQuery(footerContentQuery())

/** Keeps the fields of the right type; an empty text counts as missing. */
export function readFooterContent(value: unknown): FooterContent {
  const stored = asObject(value)
  const content: FooterContent = {}
  for (const key of ['tagline', 'description', 'copyright', 'made_with'] as const) {
    const text = stored[key]
    if (typeof text === 'string' && text.trim()) content[key] = text
  }
  if (typeof stored.show_newsletter === 'boolean') content.show_newsletter = stored.show_newsletter
  return content
}
