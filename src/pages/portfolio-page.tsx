import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { Blueprint } from '@/components/sections/blueprint'
import { Stats } from '@/components/sections/stats'
import { breadcrumbData } from '@/components/seo/structured-data'
import { ScrollLink } from '@/components/ui/button'
import { blueprint, gallery, portfolioHero as hero, portfolioTrail } from '@/content/portfolio'
import { noFilters } from '@/features/portfolio/gallery/gallery-filters'
import {
  categoriesQuery,
  galleryNamesQuery,
  galleryStartQuery,
  portfolioIntroQuery,
  statusCountsQuery,
} from '@/features/portfolio/gallery/gallery-queries'
import { PortfolioGallery } from '@/features/portfolio/gallery/portfolio-gallery'
import { countStat, deliveredCountQuery } from '@/features/portfolio/queries'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: PortfolioPage,
  queries: () => ({
    intro: portfolioIntroQuery(),
    counts: statusCountsQuery(),
    delivered: deliveredCountQuery(),
    categories: categoriesQuery(),
    start: galleryStartQuery(noFilters),
    names: galleryNamesQuery(),
  }),
  meta: () => ({
    title: 'Portfolio: websites you can open and try | {studio}',
    description:
      'Websites you can open and try, and those still in progress. Filter them by status, package and industry, and read how each was made.',
    structuredData: [breadcrumbData(portfolioTrail)],
  }),
  prerender: true,
})

function PortfolioPage() {
  const { data: delivered } = useQuery(deliveredCountQuery())
  return (
    <>
      <section className="page pt-hero">
        <h1 className="lg:col-[main-start/span_8]">{hero.heading}</h1>
        <div className="mt-4 lg:col-[c_9/main-end] lg:mt-0 lg:self-end">
          <p className="text-lead text-ink-2">{hero.text}</p>
          <p className="mt-5 lg:mt-6">
            <ScrollLink part={gallery.id}>{hero.action}</ScrollLink>
          </p>
        </div>
        <Stats stats={[countStat(delivered, hero.projectsLabels), ...hero.stats]} className="mt-6 lg:mt-14" />
      </section>
      <PortfolioGallery />
      <Suspense>
        <Blueprint {...blueprint} />
      </Suspense>
      <ProposalCallToAction />
    </>
  )
}
