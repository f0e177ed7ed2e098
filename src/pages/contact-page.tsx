import { Suspense } from 'react'
import { studioData } from '@/components/seo/structured-data'
import { ButtonLink } from '@/components/ui/button'
import { contactPage as copy, directLines } from '@/content/contact'
import { DirectLines, NextSteps, StudioFacts } from '@/features/contact/contact-details'
import { EnquiryForm, useEnquiryForm } from '@/features/contact/enquiry-form'
import { useCompanyInfo } from '@/features/site-settings/queries'
import { absoluteUrl } from '@/lib/paths'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ContactPage,
  meta: ({ pathname, studio }) => ({
    title: 'Contact {studio} | WhatsApp, email or a form',
    description:
      'Write to {studio} in {city} by WhatsApp, email or the form. A person reads it, answers it, and tells you what happens next.',
    structuredData: [{ '@type': 'ContactPage', url: absoluteUrl(pathname), mainEntity: studioData(studio) }],
  }),
  prerender: true,
})

export function ContactPage() {
  const company = useCompanyInfo()
  return (
    <div className="page">
      <section className="py-section lg:col-[main-start/span_6]">
        <h1>{copy.heading}</h1>
        <p className="mt-6 mb-10 text-lead text-ink-2">{copy.text}</p>
        <ContactForm />
      </section>
      <div className="contact-side col-[full-start/full-end] bg-teal-deep text-on-teal max-lg:px-margin max-lg:py-section lg:col-[c_8/full-end] lg:grid lg:grid-cols-subgrid">
        <Suspense>
          <div className="grid content-start gap-x-gutter gap-y-10 md:grid-cols-2 lg:col-[1/-2] lg:grid-cols-1 lg:py-section lg:pl-[clamp(1.5rem,3.5vw,3rem)]">
            <div>
              <h2 className="text-h4">{directLines.heading}</h2>
              <DirectLines />
              <StudioFacts {...company} />
            </div>
            <div>
              <NextSteps heading={copy.nextHeading} steps={copy.steps} />
              <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
                {copy.quoteBefore}
                <ButtonLink to={copy.quote.to} variant="paper" size="small">
                  {copy.quote.label}
                </ButtonLink>
              </p>
            </div>
          </div>
        </Suspense>
      </div>
    </div>
  )
}

/** A separate component, so that typing renders only the form. */
function ContactForm() {
  return <EnquiryForm form={useEnquiryForm('contact')} copy={copy} />
}
