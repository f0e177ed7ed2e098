import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import clothDraft from '@/assets/cloth-draft.svg'
import clothFace from '@/assets/cloth-face.svg'
import clothFaceData from '@/assets/cloth-face.svg?inline'
import clothReverse from '@/assets/cloth-reverse.svg'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { ChooseATime } from '@/components/layout/choose-a-time'
import { Approach } from '@/components/sections/approach'
import { Hero } from '@/components/sections/hero'
import { NicheCards } from '@/components/sections/niche-cards'
import { Stats } from '@/components/sections/stats'
import { Steps } from '@/components/sections/steps'
import { useStudio } from '@/components/layout/studio'
import { studioData } from '@/components/seo/structured-data'
import { TextLink } from '@/components/ui/site-link'
import { audience, featured, hero, partner, process, unknownAddress } from '@/content/home'
import { homeTranslations } from '@/content/navigation'
import { interpolate, greetings } from '@/content/site'
import { FeaturedProjects } from '@/features/portfolio/featured-projects'
import {
  activeProjectCountQuery,
  featuredIntroQuery,
  featuredProjectsQuery,
} from '@/features/portfolio/queries'
import { normalisePath } from '@/lib/paths'
import { whatsappLink } from '@/lib/whatsapp'
import { definePage } from '@/pages/define-page'

const seo = {
  title: '{studio} | Web design and development in Malaysia',
  description:
    'Fast, clear websites for Malaysian SMEs, law firms and clinics. One price in ringgit from {spark_price}, no hidden fees. {delivery} average delivery.',
}

export const page = definePage({
  Component: HomePage,
  queries: () => ({
    featured: featuredProjectsQuery(),
    count: activeProjectCountQuery(),
    intro: featuredIntroQuery(),
  }),
  // Unknown URLs show Home too and must not be indexed.
  meta: ({ pathname, studio }) =>
    pathname === '/'
      ? { ...seo, structuredData: [studioData(studio)], translations: homeTranslations }
      : { ...seo, path: '/', noindex: true },
  prerender: true,
})

/**
 * The largest image of the first screen is inlined in the built page; at 1.4 KB it is not worth a request.
 */
const cloths = [import.meta.env.SSR ? clothFaceData : clothFace, clothReverse, clothDraft]
const showcase = {
  label: hero.showcase.label,
  tabs: hero.showcase.tabs.map((tab, index) => ({ ...tab, image: cloths[index] ?? clothFace })),
}

export function HomePage() {
  const studio = useStudio()
  const isUnknown = normalisePath(useLocation().pathname) !== '/'
  return (
    <>
      {isUnknown && (
        <div className="page border-b border-rule bg-sunk">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <p>{unknownAddress.text}</p>
            <TextLink to={unknownAddress.action.to}>{unknownAddress.action.label}</TextLink>
          </div>
        </div>
      )}
      <Hero
        {...hero}
        showcase={interpolate(showcase, studio)}
        to={whatsappLink(studio.whatsapp_number, interpolate(greetings.strategyCall, studio))}
        second={<ChooseATime />}
      >
        <Stats stats={hero.stats} className="mt-12 lg:mt-10 xl:mt-14" />
      </Hero>
      <Suspense>
        <NicheCards {...audience} />
      </Suspense>
      <Suspense>
        <FeaturedProjects {...featured} />
      </Suspense>
      <Suspense>
        <Steps {...process} />
      </Suspense>
      <Suspense>
        <Approach {...partner} />
      </Suspense>
      <ProposalCallToAction />
    </>
  )
}
