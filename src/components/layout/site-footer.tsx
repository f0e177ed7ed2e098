import type { ReactNode } from 'react'
import { Logo } from '@/components/layout/logo'
import { NavigationLink } from '@/components/layout/navigation-link'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { useStudio } from '@/components/layout/studio'
import { WhatsAppLink } from '@/components/layout/whatsapp-link'
import { SiteLink } from '@/components/ui/site-link'
import { SocialIcon } from '@/components/ui/social-icon'
import { legalNavigation, mainNavigation, malayHome } from '@/content/navigation'
import { footerDefaults } from '@/content/site'
import { malaysiaYear } from '@/lib/dates'

const thisYear = () => malaysiaYear(Date.now())

interface FooterSocialLink {
  platform: string
  url: string
  /** A name known to SocialIcon. */
  icon: string
}

export interface SiteFooterProps {
  companyName?: string
  tagline?: string
  description?: string
  ssmNumber?: string
  sstNumber?: string
  /** Replaces 'year, company name, All rights reserved' as a whole. */
  copyright?: string
  madeWith?: string
  socialLinks?: readonly FooterSocialLink[]
  /** The signup form; without it the whole block is omitted. */
  newsletter?: ReactNode
}

/** Missing settings use their defaults from content/site.ts. */
export function SiteFooter({
  companyName,
  tagline = footerDefaults.tagline,
  description = footerDefaults.description,
  ssmNumber = footerDefaults.ssmNumber,
  sstNumber = footerDefaults.sstNumber,
  copyright,
  madeWith = footerDefaults.madeWith,
  socialLinks = [],
  newsletter,
}: SiteFooterProps) {
  const studio = useStudio()
  const top = 'pt-hero'
  return (
    // The page's language may differ.
    <footer lang="en-MY">
      {newsletter && (
        <div className={`site-footer page screen-only ${top}`}>
          <div className="grid gap-y-4 border-b border-on-night/17 pb-8 lg:grid-cols-subgrid">
            <h2 className="text-h3 leading-[1.12] lg:col-span-6">{footerDefaults.newsletterHeading}</h2>
            <div className="lg:col-[8/-1]">{newsletter}</div>
          </div>
        </div>
      )}
      <div className={`site-footer page pb-6 ${newsletter ? 'pt-8' : top}`}>
        <div className="lg:col-[main-start/span_5]">
          <Logo />
          <p className="mt-4 max-w-[24em] font-head text-h4">{tagline}</p>
          <p className="mt-2 max-w-[24em] text-on-night-2">{description}</p>
          <p className="mt-4 text-small text-on-night-2">
            SSM: {ssmNumber}&emsp;
            <br className="max-sm:hidden" />
            SST: {sstNumber}
          </p>
        </div>
        {/* Side by side if both fit. */}
        <div className="flex flex-wrap gap-x-gutter lg:contents">
          <FooterColumn title="Explore" className="lg:col-[c_8/span_2]">
            {mainNavigation.map((item) => (
              <li key={item.to}>
                <NavigationLink to={item.to} className="footer-link">
                  {item.label}
                </NavigationLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn title="Connect" className="lg:col-[c_11/span_2]">
            <li>
              <NavigationLink to="/contact" className="footer-link">
                Contact
              </NavigationLink>
            </li>
            <li>
              <WhatsAppLink className="footer-link" />
            </li>
            {socialLinks.map(({ platform, url, icon }) => (
              <li key={platform}>
                <SiteLink to={url} className="footer-link">
                  <SocialIcon name={icon} />
                  {platform}
                </SiteLink>
              </li>
            ))}
          </FooterColumn>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-on-night/17 pt-4 text-small text-on-night-2">
          <p suppressHydrationWarning>
            {copyright ?? `© ${thisYear()} ${companyName ?? studio.name}. All rights reserved.`}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legalNavigation.map((item) => (
              <li key={item.to}>
                <NavigationLink to={item.to} className="footer-link underline">
                  {item.label}
                </NavigationLink>
              </li>
            ))}
            <li>
              <NavigationLink to={malayHome.to} lang="ms" hrefLang="ms" className="footer-link underline">
                {malayHome.label}
              </NavigationLink>
            </li>
          </ul>
          <p className="lg:ml-auto">{madeWith}</p>
        </div>
      </div>
      <ScrollToTop />
    </footer>
  )
}

function FooterColumn({
  title,
  className,
  children,
}: {
  title: string
  className: string
  children: ReactNode
}) {
  return (
    <nav aria-label={title} className={`flex-[1_1_8rem] max-lg:mt-6 ${className}`}>
      <h2 className="mb-2 font-body text-base font-semibold tracking-normal">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}
