import { Suspense } from 'react'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { useStudio } from '@/components/layout/studio'
import { Partnership } from '@/components/sections/partnership'
import { TwoColumn } from '@/components/sections/two-column'
import { WovenMark } from '@/components/sections/woven-mark'
import { studioData } from '@/components/seo/structured-data'
import { ButtonLink } from '@/components/ui/button'
import { aboutHero, partnership } from '@/content/about'
import { interpolate } from '@/content/site'
import { AboutBody } from '@/features/about/about-body'
import { aboutQuery, peopleQuery } from '@/features/about/queries'
import { StudioPeople } from '@/features/about/studio-people'
import { WorkWithUs } from '@/features/careers/work-with-us'
import { useSocialLinks } from '@/features/site-settings/queries'
import { absoluteUrl } from '@/lib/paths'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: AboutPage,
  queries: () => ({ about: aboutQuery(), people: peopleQuery() }),
  meta: ({ pathname, data, studio }) => ({
    title: 'About {studio} | Web designers in {city}',
    description:
      'Why there is a studio called {studio}, who takes the first call, how the work is shared between you and us, and how to join us. {city}.',
    structuredData: [
      {
        '@type': 'AboutPage',
        url: absoluteUrl(pathname),
        mainEntity: { ...studioData(studio), ...founderData(data.about?.founder.signature) },
      },
    ],
  }),
  prerender: true,
})

/** The person named in the founder's signature, if there is one. */
function founderData(signature?: { name?: string; title?: string }) {
  return (
    signature?.name && { founder: { '@type': 'Person', name: signature.name, jobTitle: signature.title } }
  )
}

export function AboutPage() {
  const studio = useStudio()
  const { data: socialLinks = [] } = useSocialLinks()
  return (
    <>
      <section className="page">
        <div className="pt-hero lg:col-[main-start/span_8] lg:pb-12">
          <h1>{aboutHero.heading}</h1>
          <p className="mt-4 text-lead text-ink-2 lg:mt-6">{interpolate(aboutHero.text, studio)}</p>
          <p className="mt-5 lg:mt-8">
            <ButtonLink to="/book-a-call" variant="accent" size="big">
              {aboutHero.action}
            </ButtonLink>
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="max-w-[24em] text-small text-ink-2">{aboutHero.note}</p>
            <WorkWithUs />
          </div>
        </div>
        <WovenMark className="h-auto w-full max-lg:hidden lg:col-[c_9/main-end]" />
      </section>
      <Suspense>
        <AboutBody socialLinks={socialLinks}>
          <StudioPeople />
          <div className="bg-teal-deep text-on-teal">
            <TwoColumn heading={partnership.heading}>
              <Partnership {...partnership} />
            </TwoColumn>
          </div>
        </AboutBody>
      </Suspense>
      <ProposalCallToAction />
    </>
  )
}
