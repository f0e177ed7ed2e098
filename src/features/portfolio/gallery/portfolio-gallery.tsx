import { useRef } from 'react'
import { LoadingPanel } from '@/components/ui/loader'
import { gallery as copy } from '@/content/portfolio'
import { GalleryFilterBar } from '@/features/portfolio/gallery/gallery-filter-bar'
import { isFiltered } from '@/features/portfolio/gallery/gallery-filters'
import { countIn, GalleryList } from '@/features/portfolio/gallery/gallery-list'
import { usePortfolioIntro } from '@/features/portfolio/gallery/gallery-queries'
import { GalleryResultsLine } from '@/features/portfolio/gallery/gallery-results-line'
import { GalleryEmpty, GalleryFailed } from '@/features/portfolio/gallery/gallery-states'
import { useGallery } from '@/features/portfolio/gallery/use-gallery'
import { useGalleryState } from '@/features/portfolio/gallery/use-gallery-state'

/** All projects, by state, package and industry. The filters stand in the address. */
export function PortfolioGallery() {
  const title = useRef<HTMLHeadingElement>(null)
  const { filters, expanded, setExpanded } = useGalleryState()
  const gallery = useGallery(filters, expanded)
  const intro = usePortfolioIntro()
  const { pages, total } = gallery

  // The button that was pressed is gone with its panel: reading goes on at the section's start.
  const toTitle = () => title.current?.focus({ preventScroll: true })
  async function retry() {
    const { isSuccess } = await gallery.retry()
    if (isSuccess) toTitle()
  }

  return (
    <section id={copy.id} tabIndex={-1} className="page py-section outline-none">
      <div className="mb-10 lg:col-[main-start/span_7]">
        <h2 ref={title} tabIndex={-1} className="outline-none">
          {intro.title}
        </h2>
        <p className="mt-4 text-ink-2">{intro.content}</p>
      </div>
      <GalleryFilterBar filters={filters} />
      {pages ? (
        <div className="mt-4">
          <GalleryResultsLine
            filters={filters}
            shown={countIn(pages)}
            total={total}
            isChanging={gallery.isChanging}
          />
          {total > 0 ? (
            <GalleryList
              pages={pages}
              total={total}
              expanded={expanded}
              onExpand={setExpanded}
              isChanging={gallery.isChanging}
              rest={gallery.rest}
            />
          ) : (
            <GalleryEmpty filtered={isFiltered(filters)} onClear={toTitle} />
          )}
        </div>
      ) : gallery.failed ? (
        <GalleryFailed onRetry={retry} isRetrying={gallery.isRetrying} className="mt-8" />
      ) : (
        <LoadingPanel label={copy.loading} className="mt-8 min-h-96 max-w-none justify-center bg-sunk" />
      )}
    </section>
  )
}
