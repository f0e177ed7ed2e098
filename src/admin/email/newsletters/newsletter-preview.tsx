import { useDeferredValue } from 'react'
import { EmailFrame } from '@/admin/email/outbox/email-frame'
import { useStudio } from '@/components/layout/studio'
import { type Newsletter, newsletterBodies } from '@shared/newsletter-email'

/** The newsletter as the sending function renders it. */
export function NewsletterPreview({ newsletter }: { newsletter: Newsletter }) {
  const shown = useDeferredValue(newsletter)
  const { name } = useStudio()
  const { html } = newsletterBodies(
    shown,
    { name, url: window.location.origin },
    `${window.location.origin}/unsubscribe`,
  )
  return (
    <section aria-label="Preview">
      <h2 className="mb-4 text-h4">Preview</h2>
      <EmailFrame html={html} title="Preview of the newsletter" width={720} showsImages />
    </section>
  )
}
