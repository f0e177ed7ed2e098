import { TextLink } from '@/components/ui/text-link'
import { directLines, quotePage as words } from '@/content/contact'
import { site } from '@/content/site'
import { DirectLines } from '@/features/contact/direct-lines'
import { EnquiryForm } from '@/features/contact/enquiry-form'
import { NextSteps } from '@/features/contact/next-steps'
import { QuoteChoices } from '@/features/contact/quote-choices'
import { QuoteSheet } from '@/features/contact/quote-sheet'
import { useEnquiryForm } from '@/features/contact/use-enquiry-form'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: QuotePage,
  meta: () => ({
    title: `Get a website quote in ringgit | ${site.name}`,
    description:
      'Tell us what the website has to do and by when. You get one written figure in ringgit, from RM2,500, with everything it covers and no hidden fees.',
  }),
  prerender: true,
})

export function QuotePage() {
  const form = useEnquiryForm('quote')
  return (
    <section className="page gap-y-14 py-section">
      <div className="lg:col-[main-start/span_6]">
        <h1>{words.heading}</h1>
        <p className="mt-6 mb-10 text-lead text-ink-2">{words.text}</p>
        <EnquiryForm
          form={form}
          message={{ label: words.message, help: words.messageHelp }}
          submit={words.submit}
          sent={words}
        >
          <QuoteChoices register={form.register} errors={form.errors} />
        </EnquiryForm>
      </div>
      <div className="lg:col-[c_8/main-end]">
        <QuoteSheet control={form.control} />
        <p className="mt-5">
          {words.packagesBefore} <TextLink to={words.packages.to}>{words.packages.label}</TextLink>
        </p>
        <NextSteps heading={words.nextHeading} steps={words.steps} />
        <h2 className="mt-12 text-h4">{directLines.heading}</h2>
        <DirectLines />
      </div>
    </section>
  )
}
