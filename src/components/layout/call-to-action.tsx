import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/site-link'
import { proposal, site } from '@/content/site'
import { whatsappLink } from '@/lib/whatsapp'

interface CallToActionProps {
  heading: string
  text?: string
  action: string
  /** Target of the button. */
  to: string
  /** A link below the button. */
  secondary?: { label: string; to: string }
}

/** Last on every public page but the legal, form and error ones. */
export function CallToAction({ heading, text, action, to, secondary }: CallToActionProps) {
  return (
    <section className="kepala page py-[clamp(3rem,7vw,6rem)]" aria-labelledby="call-to-action">
      <div className="lg:grid lg:grid-cols-subgrid lg:items-end">
        <h2 id="call-to-action" className="lg:col-span-8">
          {heading}
        </h2>
        <div className="lg:col-[9/-1]">
          {text && <p className="my-6 text-lead lg:mt-0">{text}</p>}
          <ButtonLink to={to} variant="paper" size="big">
            {action}
          </ButtonLink>
          {secondary && (
            <p className="mt-4">
              <TextLink to={secondary.to} className="decoration-on-accent">
                {secondary.label}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** The invitation that ends most pages: a proposal, asked for in a chat. */
export function ProposalCallToAction() {
  return <CallToAction {...proposal} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
}
