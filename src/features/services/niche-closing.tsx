import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { NicheContent } from '@/features/services/niche-content'

/** The kepala of an industry's page: its own last word, one button, and a quieter way on. */
export function NicheClosing({
  headlineText,
  bodyText,
  primaryCtaText,
  primaryCtaLink,
  secondaryLinkText,
  secondaryLinkUrl,
}: NonNullable<NicheContent['finalCta']>) {
  return (
    <section className="kepala page py-[clamp(3rem,7vw,6rem)]" aria-labelledby="closing-band">
      <div className="lg:grid lg:grid-cols-subgrid lg:items-end">
        <h2 id="closing-band" className="lg:col-span-8">
          {headlineText}
        </h2>
        <div className="lg:col-[9/-1]">
          {bodyText && <p className="my-6 text-lead lg:mt-0">{bodyText}</p>}
          <ButtonLink to={primaryCtaLink} variant="paper" size="big">
            {primaryCtaText}
          </ButtonLink>
          {secondaryLinkText && secondaryLinkUrl && (
            <p className="mt-4">
              <TextLink to={secondaryLinkUrl} className="decoration-on-beat">
                {secondaryLinkText}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
