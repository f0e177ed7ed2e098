import { ClosingBand } from '@/components/layout/closing-band'
import { RelatedArticles } from '@/components/sections/related-articles'
import { Unlisted } from '@/components/sections/unlisted'
import { closing } from '@/content/closing'
import { customIndustry, directoryArticles } from '@/content/services'
import { site } from '@/content/site'
import { useRelatedArticles } from '@/features/blog/queries'
import { DirectoryHero } from '@/features/services/directory-hero'
import { NicheDirectory } from '@/features/services/niche-directory'
import { whatsappLink } from '@/lib/whatsapp'

export function ServicesPage() {
  const { data: articles = [] } = useRelatedArticles([], directoryArticles.count)
  return (
    <>
      <DirectoryHero />
      <NicheDirectory />
      <Unlisted {...customIndustry} />
      <RelatedArticles {...directoryArticles} articles={articles} />
      <ClosingBand {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}
