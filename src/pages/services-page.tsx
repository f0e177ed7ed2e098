import { Suspense } from 'react'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { CustomNiche } from '@/components/sections/custom-niche'
import { RelatedArticles } from '@/components/sections/related-articles'
import { customNiche, directoryArticles, servicesSeo } from '@/content/services'
import { relatedArticlesQuery, useRelatedArticles } from '@/features/blog/queries'
import { DirectoryHero } from '@/features/services/directory/directory-hero'
import { NicheDirectory } from '@/features/services/directory/niche-directory'
import { nicheDirectoryQuery } from '@/features/services/queries'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ServicesPage,
  queries: () => ({
    niches: nicheDirectoryQuery(),
    articles: relatedArticlesQuery([], directoryArticles.count),
  }),
  meta: () => servicesSeo,
  prerender: true,
})

function ServicesPage() {
  const { data: articles = [] } = useRelatedArticles([], directoryArticles.count)
  return (
    <>
      <DirectoryHero />
      <NicheDirectory />
      <Suspense>
        <CustomNiche {...customNiche} />
      </Suspense>
      <RelatedArticles {...directoryArticles} articles={articles} />
      <ProposalCallToAction />
    </>
  )
}
