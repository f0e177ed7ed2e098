import { lazy, Suspense, type ReactNode } from 'react'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { footerDefaults } from '@/content/site'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { useCompanyInfo, useFooterContent, useSocialLinks } from '@/features/studio/queries'
import { env } from '@/lib/env'

/** Fetched only where there is something to ask consent for. */
const ConsentBar = lazy(() =>
  import('@/features/consent/consent-bar').then((module) => ({ default: module.ConsentBar })),
)

/** Header, content, footer. What the database does not answer keeps the defaults: the frame is never missing. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { data: footer = {} } = useFooterContent()
  const { data: company = {} } = useCompanyInfo()
  const { data: socialLinks } = useSocialLinks()
  const showNewsletter = footer.show_newsletter ?? footerDefaults.showNewsletter
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        companyName={company.company_name}
        tagline={footer.tagline}
        description={footer.description}
        ssmNumber={company.ssm_number}
        sstNumber={company.sst_number}
        copyright={footer.copyright}
        madeWith={footer.made_with}
        socialLinks={socialLinks}
        newsletter={
          showNewsletter && (
            <NewsletterForm variant="footer" button="paper" note="Join 500+ professionals. Leave any time." />
          )
        }
      />
      <ScrollToTop />
      {env.measurementId && (
        <Suspense fallback={null}>
          <ConsentBar measurementId={env.measurementId} />
        </Suspense>
      )}
    </>
  )
}
