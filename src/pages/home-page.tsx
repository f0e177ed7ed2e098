import clothDraft from '@/assets/cloth-draft.svg'
import clothFace from '@/assets/cloth-face.svg'
import clothReverse from '@/assets/cloth-reverse.svg'
import { ClosingBand } from '@/components/layout/closing-band'
import { Figures } from '@/components/sections/figures'
import { Hero } from '@/components/sections/hero'
import { Score } from '@/components/sections/score'
import { Trades } from '@/components/sections/trades'
import { Twill } from '@/components/sections/twill'
import { closing } from '@/content/closing'
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
        <Figures
          figures={[claims.satisfaction, claims.delivery, claims.success, claims.uptime]}
          className="mt-12 lg:mt-10 xl:mt-14"
        />
      </Hero>
      <Trades {...audience} />
      <FeaturedProjects {...featured} figures={[claims.satisfaction, claims.stack]} />
      <Score {...process} />
      <Twill {...partner} />
      <ClosingBand {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}
