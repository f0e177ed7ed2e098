import clothDraft from '@/assets/cloth-draft.svg'
import clothFace from '@/assets/cloth-face.svg'
import clothReverse from '@/assets/cloth-reverse.svg'
import { CallToAction } from '@/components/layout/call-to-action'
import { Stats } from '@/components/sections/stats'
import { Hero } from '@/components/sections/hero'
import { Steps } from '@/components/sections/steps'
import { NicheCards } from '@/components/sections/niche-cards'
import { Approach } from '@/components/sections/approach'
import { closing } from '@/content/call-to-action'
import { audience, featured, hero, partner, process } from '@/content/home'
import { claims, site } from '@/content/site'
import { FeaturedProjects } from '@/features/portfolio/featured-projects'
import { whatsappLink } from '@/lib/whatsapp'

const cloths = [clothFace, clothReverse, clothDraft]
const showcase = {
  label: hero.showcase.label,
  tabs: hero.showcase.tabs.map((tab, index) => ({ ...tab, image: cloths[index] ?? clothFace })),
}

export function HomePage() {
  return (
    <>
      <Hero {...hero} showcase={showcase} to={whatsappLink(site.whatsappNumber, site.greetings.strategyCall)}>
        <Stats
          figures={[claims.satisfaction, claims.delivery, claims.success, claims.uptime]}
          className="mt-12 lg:mt-10 xl:mt-14"
        />
      </Hero>
      <NicheCards {...audience} />
      <FeaturedProjects {...featured} figures={[claims.satisfaction, claims.stack]} />
      <Steps {...process} />
      <Approach {...partner} />
      <CallToAction {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}
