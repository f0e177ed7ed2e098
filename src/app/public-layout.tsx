import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { footerDefaults } from '@/content/site'
import { clearConfirmation, hasOutbox } from '@/features/booking/outbox/storage-keys'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import {
  companyInfoQuery,
  siteSettingsQuery,
  socialLinksQuery,
  useCompanyInfo,
  useFooterContent,
  useSocialLinks,
} from '@/features/site-settings/queries'
import { env } from '@/lib/env'
import { normalisePath } from '@/lib/paths'

/** The queries of header and footer; the prerender puts their data into each page. */
export const layoutQueries = () => [socialLinksQuery(), companyInfoQuery(), siteSettingsQuery()] as const

/** Optional parts are left out if they cannot be fetched, so the page itself survives. */
const leftOut = () => ({ default: () => null })

/** Fetched only if a measurement ID is set. */
const ConsentBar = lazy(() =>
  import('@/features/consent/consent-bar').then((module) => ({ default: module.ConsentBar }), leftOut),
)

/** Fetched only if this device has bookings to resend. */
const OutboxNotice = lazy(() =>
  import('@/features/booking/outbox/outbox-notice').then(
    (module) => ({ default: module.OutboxNotice }),
    leftOut,
  ),
)

/** Whether to show OutboxNotice. The booking page shows its outbox in the form; leaving it clears its confirmation. */
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

/** Header, content, footer. Settings that cannot be loaded keep their defaults. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const footer = useFooterContent()
  const company = useCompanyInfo()
  const { data: socialLinks } = useSocialLinks()
  const waiting = useOutbox()
  const showNewsletter = footer.show_newsletter ?? footerDefaults.showNewsletter
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense fallback={null}>
        <SiteFooter
          {...company}
          tagline={footer.tagline}
          description={footer.description}
          copyright={footer.copyright}
          madeWith={footer.made_with}
          socialLinks={socialLinks}
          newsletter={showNewsletter && <NewsletterForm variant="footer" />}
        />
      </Suspense>
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
