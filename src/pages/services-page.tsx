import { CallToAction } from '@/components/layout/call-to-action'
import { RelatedArticles } from '@/components/sections/related-articles'
import { CustomNiche } from '@/components/sections/custom-niche'
import { closing } from '@/content/call-to-action'
import { customIndustry, directoryArticles } from '@/content/services'
import { site } from '@/content/site'
import { useRelatedArticles } from '@/features/blog/queries'
import { DirectoryHero } from '@/features/services/directory/directory-hero'
import { NicheDirectory } from '@/features/services/directory/niche-directory'
import { whatsappLink } from '@/lib/whatsapp'

export function ServicesPage() {
  const { data: articles = [] } = useRelatedArticles([], directoryArticles.count)
  return (
    <>
      <DirectoryHero />
      <NicheDirectory />
      <CustomNiche {...customIndustry} />
      <RelatedArticles {...directoryArticles} articles={articles} />
      <CallToAction {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}
