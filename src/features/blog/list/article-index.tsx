import { useRef } from 'react'
import { ResultsLine } from '@/components/sections/filter-panel'
import { AwaitsFilters } from '@/components/ui/awaits-filters'
import { ButtonLink } from '@/components/ui/button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { TextLink } from '@/components/ui/site-link'
import { blogList as copy } from '@/content/blog'
import { filterAddress, listId, noFilters, type ListFilters } from '@/features/blog/filters'
import { ArticleFilterBar } from '@/features/blog/list/article-filter-bar'
import { ArticleList } from '@/features/blog/list/article-list'
import { PageLinks } from '@/features/blog/list/page-links'
import { useArticleList } from '@/features/blog/list/use-article-list'
import { findTerm, useTaxonomy } from '@/features/blog/queries'

/** The articles by category, topic and search text, one page at a time. The filters are in the URL. */
export function ArticleIndex() {
  const title = useRef<HTMLHeadingElement>(null)
  const { filters, list, all } = useArticleList()
  const isChanging = list.isPlaceholderData
  const active = useActiveFilters(filters)

  // The pressed button disappears, so the focus moves to the section's heading.
  const toTitle = () => title.current?.focus({ preventScroll: true })
  async function refetch() {
    const { isSuccess } = await list.refetch()
    if (isSuccess) toTitle()
  }

  return (
    <section id={listId} className="page pt-4 pb-section lg:pt-section">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 lg:mb-8">
        <h2 ref={title} tabIndex={-1} className="outline-none">
          {active.length > 0 || filters.page > 1 ? copy.filteredHeading : copy.heading}
        </h2>
        <TextLink to={copy.archive.to} className="max-sm:hidden">
          {copy.archive.label}
        </TextLink>
      </div>
      <AwaitsFilters
        loading={copy.loading}
        isChanging={isChanging}
        className="border-t-2 border-ink pt-3 lg:pt-5"
      >
        <ArticleFilterBar filters={filters} />
        <QueryBoundary
          query={{ ...list, refetch }}
          loading={
            <LoadingPanel label={copy.loading} className="mt-8 min-h-96 max-w-none justify-center bg-sunk" />
          }
          failed={copy.failed}
          className="mt-8"
        >
          {({ posts, total, page, page_size: pageSize, did_you_mean: meant }) => (
            <div className="mt-1 lg:mt-4">
              <ResultsLine
                text={`Showing ${posts.length} of ${active.length > 0 ? total : all} articles`}
                isChanging={isChanging}
                active={active}
                clearTo={filterAddress(noFilters)}
              />
              {posts.length > 0 ? (
                <>
                  <ArticleList posts={posts} isChanging={isChanging} />
                  <p className="mt-8 sm:hidden">
                    <TextLink to={copy.archive.to}>{copy.archive.label}</TextLink>
                  </p>
                  <PageLinks
                    page={page}
                    pages={Math.max(1, Math.ceil(total / pageSize))}
                    addressOf={(wanted) => filterAddress({ ...filters, page: wanted })}
                  />
                </>
              ) : (
                <StatePanel
                  kind="empty"
                  title={copy.empty.title}
                  text={copy.empty.text}
                  className="mt-6"
                  action={
                    <>
                      {meant && (
                        <p className="mb-5">
                          {copy.didYouMean}{' '}
                          <TextLink
                            to={filterAddress({ ...filters, text: meant, page: 1 })}
                            onClick={toTitle}
                          >
                            {meant}
                          </TextLink>
                          ?
                        </p>
                      )}
                      <ButtonLink to={filterAddress(noFilters)} variant="line" onClick={toTitle}>
                        {copy.empty.action}
                      </ButtonLink>
                    </>
                  }
                />
              )}
            </div>
          )}
        </QueryBoundary>
      </AwaitsFilters>
    </section>
  )
}

function useActiveFilters(filters: ListFilters) {
  const { data: taxonomy } = useTaxonomy()
  const { text, category, topic } = filters
  const names = {
    text: text && `“${text}”`,
    category: category !== 'all' && (findTerm(taxonomy?.categories, category)?.name ?? category),
    topic: topic !== 'all' && (findTerm(taxonomy?.topics, topic)?.name ?? topic),
  }
  return Object.entries(names).flatMap(([key, label]) =>
    label
      ? [{ label, to: filterAddress({ ...filters, [key]: noFilters[key as keyof ListFilters], page: 1 }) }]
      : [],
  )
}
