import { Suspense } from 'react'
import { TextLink } from '@/components/ui/site-link'
import { directLines, quotePage as copy } from '@/content/contact'
import { DirectLines, NextSteps } from '@/features/contact/contact-details'
import { EnquiryForm, useEnquiryForm } from '@/features/contact/enquiry-form'
import { QuoteChoices, QuoteSheet } from '@/features/contact/quote-fields'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: QuotePage,
  meta: () => ({
    title: 'Get a website quote in ringgit | {studio}',
    description:
      'Tell us what the website has to do and by when. You get one written figure in ringgit, from {spark_price}, with everything it covers and no hidden fees.',
  }),
  prerender: true,
})

/** A constant element: React skips it when the visitor types. */
const besideTheForm = (
  <Suspense>
    <div className="mt-12 grid gap-x-gutter gap-y-10 md:grid-cols-2 lg:grid-cols-1">
      <div>
        <NextSteps heading={copy.nextHeading} steps={copy.steps} />
      </div>
      <div>
        <h2 className="text-h4">{directLines.heading}</h2>
        <DirectLines />
      </div>
    </div>
  </Suspense>
)

export function QuotePage() {
  const form = useEnquiryForm('quote')
  return (
    <section className="page gap-y-14 py-section">
      <div className="lg:col-[main-start/span_6]">
        <h1>{copy.heading}</h1>
        <p className="mt-6 mb-10 text-lead text-ink-2">{copy.text}</p>
        <EnquiryForm form={form} copy={copy}>
          <QuoteChoices register={form.register} errors={form.errors} />
        </EnquiryForm>
      </div>
      <div className="lg:col-[c_8/main-end]">
        <QuoteSheet control={form.control} />
        <p className="mt-5">
          {copy.packagesBefore} <TextLink to={copy.packages.to}>{copy.packages.label}</TextLink>
        </p>
        {besideTheForm}
      </div>
    </section>
  )
}
