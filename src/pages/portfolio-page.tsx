import type { MouseEvent } from 'react'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { Blueprint } from '@/components/sections/blueprint'
import { Stats } from '@/components/sections/stats'
import { breadcrumbData } from '@/components/seo/structured-data'
import { ButtonLink } from '@/components/ui/button'
import { blueprint, gallery, portfolioHero as hero, portfolioTrail } from '@/content/portfolio'
import { noFilters } from '@/features/portfolio/gallery/gallery-filters'
import {
  categoriesQuery,
  galleryStartQuery,
  portfolioIntroQuery,
  statusCountsQuery,
  useStatusCounts,
} from '@/features/portfolio/gallery/gallery-queries'
import { PortfolioGallery } from '@/features/portfolio/gallery/portfolio-gallery'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: PortfolioPage,
  queries: () => ({
    intro: portfolioIntroQuery(),
    counts: statusCountsQuery(),
    categories: categoriesQuery(),
    start: galleryStartQuery(noFilters),
  }),
  meta: () => ({
    title: 'Portfolio: websites you can open and try | {studio}',
    description:
      'Websites we designed and built for Malaysian hotels, clinics, law firms and shops. Filter them by state, package and industry, and open the live ones.',
    structuredData: [breadcrumbData(portfolioTrail)],
  }),
  prerender: true,
})

export function PortfolioPage() {
  const { data: counts } = useStatusCounts()
  return (
    <>
      <section className="page pt-[clamp(2.5rem,6vw,5rem)]">
        <h1 className="lg:col-[main-start/span_8]">{hero.heading}</h1>
        <div className="mt-6 lg:col-[c_9/main-end] lg:mt-0 lg:self-end">
          <p className="text-lead text-ink-2">{hero.text}</p>
          <p className="mt-6">
            <ButtonLink to={`#${gallery.id}`} variant="accent" size="big" onClick={scrollToGallery}>
              {hero.action}
            </ButtonLink>
          </p>
        </div>
        <Stats
          stats={[{ value: `${counts?.live ?? 5}+`, label: hero.projectsLabel }, ...hero.stats]}
          className="mt-12 lg:mt-14"
        />
      </section>
      <PortfolioGallery />
      <Blueprint {...blueprint} />
      <ProposalCallToAction />
    </>
  )
}

/** Scrolls smoothly and leaves the address as it was; without script the link jumps. */
function scrollToGallery(event: MouseEvent) {
  const target = document.getElementById(gallery.id)
  if (!target) return
  event.preventDefault()
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: reducedMotion ? 'instant' : 'smooth' })
  target.focus({ preventScroll: true })
}
