import { useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { ActiveChip } from '@/components/ui/chip'
import { Loaded } from '@/components/ui/loaded'
import { Loader, LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { TextLink } from '@/components/ui/text-link'
import { blogList as copy } from '@/content/blog'
import { filterAddress, isFiltered, listId, noFilters, type ListFilters } from '@/features/blog/filters'
import { ArticleFilterBar } from '@/features/blog/list/article-filter-bar'
import { ArticleList } from '@/features/blog/list/article-list'
import { PageLinks } from '@/features/blog/list/page-links'
import { useArticleList } from '@/features/blog/list/use-article-list'
import { findTerm, useTaxonomy } from '@/features/blog/queries'

/** The articles by category, topic and words, a page at a time. The filters stand in the address. */
export function ArticleIndex() {
  const title = useRef<HTMLHeadingElement>(null)
  const { filters, list, all } = useArticleList()
  const isChanging = list.isPlaceholderData

  // The button that was pressed is gone with its panel: reading goes on at the section's start.
  const toTitle = () => title.current?.focus({ preventScroll: true })
  async function refetch() {
    const { isSuccess } = await list.refetch()
    if (isSuccess) toTitle()
  }

  return (
    <section id={listId} className="page py-section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 ref={title} tabIndex={-1} className="outline-none">
          {copy.heading}
        </h2>
        <TextLink to={copy.archive.to}>{copy.archive.label}</TextLink>
      </div>
      <div className="border-t-2 border-ink pt-5">
        <ArticleFilterBar filters={filters} />
        <Loaded
          query={{ ...list, refetch }}
          loading={
            <LoadingPanel label={copy.loading} className="mt-8 min-h-96 max-w-none justify-center bg-sunk" />
          }
          failed={copy.failed}
          className="mt-8"
        >
          {({ posts, total, page, page_size: pageSize }) => (
            <div className="mt-4">
              <ResultsLine filters={filters} shown={posts.length} all={all} isChanging={isChanging} />
              {posts.length > 0 ? (
                <>
                  <ArticleList posts={posts} isChanging={isChanging} />
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
                    <ButtonLink to={filterAddress(noFilters)} variant="line" onClick={toTitle}>
                      {copy.empty.action}
                    </ButtonLink>
                  }
                />
              )}
            </div>
          )}
        </Loaded>
      </div>
    </section>
  )
}

interface ResultsLineProps {
  filters: ListFilters
  shown: number
  /** Of all articles there are. */
  all: number
  isChanging: boolean
}

/** 'Showing X of Y articles', and the filters that are on. */
function ResultsLine({ filters, shown, all, isChanging }: ResultsLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const { data: taxonomy } = useTaxonomy()
  const { text, category, topic } = filters
  const names = {
    text: text && `“${text}”`,
    category: category !== 'all' && (findTerm(taxonomy?.categories, category)?.name ?? category),
    topic: topic !== 'all' && (findTerm(taxonomy?.topics, topic)?.name ?? topic),
  }
  // A filter that is removed is gone from under the keyboard: it goes on at the line that tells the result.
  const onRemove = () => line.current?.focus({ preventScroll: true })
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2.5">
      <p ref={line} role="status" tabIndex={-1} className="mr-2 flex items-center gap-3 outline-none">
        Showing {shown} of {all} articles
        {isChanging && <Loader size="small" />}
      </p>
      {Object.entries(names).map(
        ([key, name]) =>
          name && (
            <ActiveChip
              key={key}
              to={filterAddress({ ...filters, [key]: noFilters[key as keyof ListFilters], page: 1 })}
              label={name}
              onClick={onRemove}
            />
          ),
      )}
      {isFiltered(filters) && (
        <TextLink to={filterAddress(noFilters)} onClick={onRemove}>
          Clear all
        </TextLink>
      )}
    </div>
  )
}
