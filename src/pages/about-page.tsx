import { CallToAction } from '@/components/layout/call-to-action'
import { TwoColumn } from '@/components/sections/two-column'
import { Partnership } from '@/components/sections/partnership'
import { WovenMark } from '@/components/sections/woven-mark'
import { aboutHero, partnership } from '@/content/about'
import { closing } from '@/content/call-to-action'
import { site } from '@/content/site'
import { AboutBody } from '@/features/about/about-body'
import { WorkWithUs } from '@/features/careers/work-with-us'
import { useSocialLinks } from '@/features/site-settings/queries'
import { whatsappLink } from '@/lib/whatsapp'

export function AboutPage() {
  const { data: socialLinks = [] } = useSocialLinks()
  return (
    <>
      <section className="page">
        <div className="pt-[clamp(2.5rem,6vw,5rem)] lg:col-[main-start/span_8] lg:pb-12">
          <h1>{aboutHero.heading}</h1>
          <p className="mt-6 text-lead text-ink-2">{aboutHero.text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <WorkWithUs />
            <p className="max-w-[22em] text-small text-ink-2">{aboutHero.note}</p>
          </div>
        </div>
        <WovenMark className="h-auto w-full max-lg:hidden lg:col-[c_9/main-end]" />
      </section>
      <AboutBody socialLinks={socialLinks}>
        <div className="bg-teal-deep text-on-teal">
          <TwoColumn heading={partnership.heading}>
            <Partnership {...partnership} />
          </TwoColumn>
        </div>
      </AboutBody>
      <CallToAction {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}
