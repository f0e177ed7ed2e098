import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  companyName,
  footerContent,
  packages,
  reminders,
  ssmNumber,
  sstNumber,
  studioClaims,
  studioFacts,
} from '@/content/settings'
import { packagesOf } from '@/content/packages'
import { claimsOf, studioDefaults, type Studio } from '@/content/site'
import type { Tables } from '@/lib/database.types'
import { rest } from '@/lib/rest'
import { fetchSettings } from '@/lib/settings'

type SocialLink = Pick<Tables<'social_links'>, 'platform' | 'url' | 'icon'>

/** The studio's social links, in the owner's order. Throws 'Failed to load social links'. */
export const socialLinksQuery = () =>
  queryOptions({
    queryKey: ['site', 'social-links'],
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

/** The company's registration number, tax number and name, if the owner has filled them in. */
export const companyInfoQuery = () =>
  queryOptions({
    queryKey: ['site', 'company-info'],
    queryFn: ({ signal }) =>
      fetchSettings(
        'company_info',
        { companyName, ssmNumber, sstNumber },
        'Failed to load company information',
        signal,
      ),
  })

/** An empty value is undefined, so that the page shows its default. */
export function useCompanyInfo() {
  const { data } = useQuery(companyInfoQuery())
  return {
    companyName: data?.companyName.company_name,
    ssmNumber: data?.ssmNumber.ssm_number,
    sstNumber: data?.sstNumber.sst_number,
  }
}

/**
 * The studio's facts, claims and packages, the footer texts and the reminder settings, in one request;
 * missing values use the defaults of content/site.ts.
 */
export const siteSettingsQuery = () =>
  queryOptions({
    queryKey: ['site', 'settings'],
    queryFn: ({ signal }) =>
      fetchSettings(
        'site_settings',
        { studio: studioFacts, claims: studioClaims, packages, footer: footerContent, reminders },
        'Failed to load the site settings',
        signal,
      ),
  })

type SiteSettings = Awaited<ReturnType<NonNullable<ReturnType<typeof siteSettingsQuery>['queryFn']>>>

/** The studio as stored in the settings. */
export const studioOf = ({
  studio,
  claims,
  packages: set,
}: Pick<SiteSettings, 'studio' | 'claims' | 'packages'>): Studio => ({
  ...studioDefaults,
  ...studio,
  claims: claimsOf(claims),
  packages: packagesOf(set),
})

export function useStoredStudio(): Studio {
  const { data } = useQuery(siteSettingsQuery())
  return useMemo(() => (data ? studioOf(data) : studioDefaults), [data])
}

/** Whether the studio sends SMS reminders. */
export const useSmsReminders = () => useQuery(siteSettingsQuery()).data?.reminders.sms ?? false

export const useFooterContent = () => useQuery(siteSettingsQuery()).data?.footer ?? {}
