import { Suspense, type ReactNode } from 'react'
import { ChooseATime } from '@/components/layout/choose-a-time'
import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/site-link'
import { useStudio } from '@/components/layout/studio'
import { interpolate, greetings, proposal } from '@/content/site'
import { type About, formAddress } from '@/lib/form-address'
import { whatsappLink } from '@/lib/whatsapp'

interface CallToActionProps {
  heading: string
  text?: string
  /** The button and any further links. */
  children: ReactNode
}

/** The last section of every public page except legal, form and error pages. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <Suspense>
      <section className="kepala page py-section" aria-labelledby="call-to-action">
        <div className="lg:grid lg:grid-cols-subgrid lg:items-end">
          <h2 id="call-to-action" className="lg:col-span-8">
            {heading}
          </h2>
          <div className="lg:col-[9/-1]">
            {text && <p className="mt-4 mb-6 text-lead lg:mt-0">{text}</p>}
            {children}
          </div>
        </div>
      </section>
    </Suspense>
  )
}

/**
 * The usual call to action: request a proposal by chat or choose a time for a call; if a package is known,
 * also ask for a quote.
 */
export function ProposalCallToAction(about: About) {
  const studio = useStudio()
  return (
    <CallToAction heading={proposal.heading} text={proposal.text}>
      <p className="beside">
        <ButtonLink
          to={whatsappLink(studio.whatsapp_number, interpolate(greetings.proposal, studio))}
          variant="paper"
          size="big"
        >
          {proposal.action}
        </ButtonLink>
        <ChooseATime {...about} />
        {about.package && <TextLink to={formAddress(about, '/get-a-quote')}>or ask for a quote</TextLink>}
      </p>
    </CallToAction>
  )
}
