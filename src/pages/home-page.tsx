import clothDraft from '@/assets/cloth-draft.svg'
import clothFace from '@/assets/cloth-face.svg'
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
import { audience, featured, hero, partner, process } from '@/content/home'
import { claims, fillIn, greetings } from '@/content/site'
import { FeaturedProjects } from '@/features/portfolio/featured-projects'
import {
  activeProjectCountQuery,
  featuredIntroQuery,
  featuredProjectsQuery,
} from '@/features/portfolio/queries'
import { whatsappLink } from '@/lib/whatsapp'
import { definePage } from '@/pages/define-page'

const seo = {
  title: '{studio} | Web design and development in Malaysia',
  description:
    'Fast, clear websites for Malaysian SMEs, law firms and clinics, designed and built in about two weeks. One price in ringgit from RM2,500, no hidden fees.',
}

export const page = definePage({
  Component: HomePage,
  queries: () => ({
    featured: featuredProjectsQuery(),
    count: activeProjectCountQuery(),
    intro: featuredIntroQuery(),
  }),
  // Unknown addresses show Home too, and are not to be indexed.
  meta: ({ pathname, studio }) =>
    pathname === '/'
      ? { ...seo, structuredData: [studioData(studio)] }
      : { ...seo, path: '/', noindex: true },
  prerender: true,
})

const cloths = [clothFace, clothReverse, clothDraft]
const showcase = {
  label: hero.showcase.label,
  tabs: hero.showcase.tabs.map((tab, index) => ({ ...tab, image: cloths[index] ?? clothFace })),
}

export function HomePage() {
  const studio = useStudio()
  return (
    <>
      <Hero
        {...hero}
        showcase={showcase}
        to={whatsappLink(studio.whatsapp_number, fillIn(greetings.strategyCall, studio))}
        otherWay={<ChooseATime />}
      >
        <Stats
          stats={[claims.satisfaction, claims.delivery, claims.success, claims.uptime]}
          className="mt-12 lg:mt-10 xl:mt-14"
        />
      </Hero>
      <NicheCards {...audience} />
      <FeaturedProjects {...featured} stats={[claims.satisfaction, claims.stack]} />
      <Steps {...process} />
      <Approach {...partner} />
      <ProposalCallToAction />
    </>
  )
}
