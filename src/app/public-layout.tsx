import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { footerDefaults } from '@/content/site'
import { clearConfirmation, hasOutbox } from '@/features/booking/outbox/storage-keys'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import {
  companyInfoQuery,
  footerContentQuery,
  socialLinksQuery,
  useCompanyInfo,
  useFooterContent,
  useSocialLinks,
} from '@/features/site-settings/queries'
import { env } from '@/lib/env'
import { normalisePath } from '@/lib/paths'

/** What header and footer read on every public page; the prerender puts it into each. */
export const layoutQueries = () => [socialLinksQuery(), companyInfoQuery(), footerContentQuery()] as const

/** Fetched only where there is something to ask consent for. */
const ConsentBar = lazy(() =>
  import('@/features/consent/consent-bar').then((module) => ({ default: module.ConsentBar })),
)

/** Fetched only where a booking waits on this device to be sent again. */
const OutboxNotice = lazy(() =>
  import('@/features/booking/outbox/outbox-notice').then((module) => ({ default: module.OutboxNotice })),
)

/**
 * Whether to send again what waits, and to tell of it. The booking page does both by itself, in its form. Whoever is
 * on another page has left its confirmation.
 */
function useOutbox(): boolean {
  const path = normalisePath(useLocation().pathname)
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    const elsewhere = path !== '/book-a-call'
    if (elsewhere) clearConfirmation()
    setWaiting(elsewhere && hasOutbox())
  }, [path])
  return waiting
}

/** Header, content, footer. What the database does not answer keeps the defaults: the frame is never missing. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { data: footer = {} } = useFooterContent()
  const company = useCompanyInfo()
  const { data: socialLinks } = useSocialLinks()
  const waiting = useOutbox()
  const showNewsletter = footer.show_newsletter ?? footerDefaults.showNewsletter
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        {...company}
        tagline={footer.tagline}
        description={footer.description}
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
      {waiting && (
        <Suspense fallback={null}>
          <OutboxNotice />
        </Suspense>
      )}
      {env.measurementId && (
        <Suspense fallback={null}>
          <ConsentBar measurementId={env.measurementId} />
        </Suspense>
      )}
    </>
  )
}
