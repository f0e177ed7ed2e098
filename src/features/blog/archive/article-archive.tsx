import { useMemo } from 'react'
import { AwaitsFilters } from '@/components/ui/awaits-filters'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { Loader, LoadingPanel } from '@/components/ui/loader'
import { SiteLink, TextLink } from '@/components/ui/site-link'
import { StatePanel } from '@/components/ui/state-panel'
import { useAddressSearch } from '@/components/ui/use-address-search'
import { archive as copy, blogList } from '@/content/blog'
import {
  archiveAddress,
  byYearAndMonth,
  readArchive,
  useArchive,
  useArchiveYears,
  type ArchiveYear,
  type YearCount,
} from '@/features/blog/archive/archive-query'
import { PageLinks } from '@/features/blog/list/page-links'
import { articlePath } from '@/features/blog/post'
import { findTerm, useTaxonomy, type Term } from '@/features/blog/queries'
import { imageAttributes } from '@/lib/image-url'
import { readMinutes } from '@/lib/read-minutes'

/** All articles by year and month, one page at a time; year and category are in the URL. */
export function ArticleArchive() {
  const search = useAddressSearch()
  const filters = useMemo(() => readArchive(search), [search])
  const { data: taxonomy } = useTaxonomy()
  const { data: years = [] } = useArchiveYears()
  const category =
    filters.category === 'all'
      ? null
      : (findTerm(taxonomy?.categories, filters.category)?.name ?? filters.category)
  const found = useArchive({ ...filters, category })
  const all = years.reduce((sum, { articles }) => sum + articles, 0)

  return (
    <AwaitsFilters
      loading={blogList.loading}
      isChanging={found.isPlaceholderData}
      className="page pt-10 pb-section"
    >
      <div className="lg:sticky lg:top-24 lg:col-[main-start/span_3] lg:self-start">
        <nav aria-label={copy.years}>
          <ul className="flex flex-wrap gap-2.5 border-t-2 border-ink pt-4">
            {[{ year: null, articles: all }, ...years].map(({ year, articles: count }) => (
              <li key={year}>
                <Chip to={archiveAddress({ ...filters, year, page: 1 })} current={filters.year === year}>
                  {year ?? copy.allYears} <span className="chip-count">{count}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
        {taxonomy && (
          <nav aria-label={copy.categories} className="mt-6 max-lg:hidden">
            <h2 className="mb-[.6rem] font-body text-base leading-[1.4] font-semibold">{copy.categories}</h2>
            <CategoryLinks filters={filters} categories={taxonomy.categories} />
          </nav>
        )}
        {taxonomy && (
          <details className="group mt-5 lg:hidden" key={filters.category}>
            <summary className="btn btn-line btn-small flex w-fit">
              <span className="group-open:hidden">{blogList.showFilters}</span>
              <span className="hidden group-open:inline">{blogList.hideFilters}</span>
            </summary>
            <nav aria-label={copy.categories} className="mt-3">
              <CategoryLinks filters={filters} categories={taxonomy.categories} />
            </nav>
          </details>
        )}
      </div>
      <div className="mt-8 lg:col-[c_5/main-end] lg:mt-0">
        <QueryBoundary
          query={found}
          loading={
            <LoadingPanel label={blogList.loading} className="min-h-96 max-w-none justify-center bg-sunk" />
          }
          failed={blogList.failed}
          level={2}
        >
          {({ articles, total, pages }) => (
            <>
              <p role="status" className="flex max-w-none items-center gap-3 border-t-2 border-ink pt-4">
                Showing {articles.length} of {total} articles
                {found.isPlaceholderData && <Loader size="small" />}
              </p>
              {articles.length === 0 ? (
                <StatePanel
                  kind="empty"
                  level={2}
                  title={blogList.empty.title}
                  text={blogList.empty.text}
                  className="mt-6"
                  action={
                    <ButtonLink to="/blog/archive" variant="line">
                      {blogList.empty.action}
                    </ButtonLink>
                  }
                />
              ) : (
                <ArchiveList years={byYearAndMonth(articles)} counts={years} wholeYears={!category} />
              )}
              <PageLinks
                page={filters.page}
                pages={pages}
                addressOf={(page) => archiveAddress({ ...filters, page })}
              />
            </>
          )}
        </QueryBoundary>
      </div>
    </AwaitsFilters>
  )
}

interface CategoryLinksProps {
  filters: ReturnType<typeof readArchive>
  categories: readonly Term[]
}

function CategoryLinks({ filters, categories }: CategoryLinksProps) {
  const current = findTerm(categories, filters.category)?.slug ?? filters.category
  return (
    <ul>
      {[{ name: copy.allCategories, slug: 'all' }, ...categories].map(({ name, slug }) => (
        <li key={slug} className="border-rule not-first:border-t">
          <TextLink
            to={archiveAddress({ ...filters, category: slug, page: 1 })}
            aria-current={current === slug || undefined}
            className="block w-full font-normal no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
          >
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

interface ArchiveListProps {
  years: readonly ArchiveYear[]
  counts: readonly YearCount[]
  /** Whether the counts per year apply to this list. */
  wholeYears: boolean
}

const counted = (articles: number) => (articles === 1 ? '1 article' : `${articles} articles`)

/** Years with their months and articles. */
function ArchiveList({ years, counts, wholeYears }: ArchiveListProps) {
  return years.map(({ year, months }) => {
    const count = wholeYears && counts.find((one) => one.year === year)?.articles
    return (
      <section key={year} aria-labelledby={`year-${year}`} className="mt-9 first-of-type:mt-6">
        <h2 id={`year-${year}`} className="flex items-baseline gap-4 pb-3">
          {year}
          {count && (
            <span className="font-body text-base font-normal tracking-normal text-ink-2">
              {counted(count)}
            </span>
          )}
        </h2>
        {months.map(({ month, articles }) => (
          <section
            key={month}
            aria-label={`${month} ${year}`}
            className="border-t border-edge py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h3 className="py-2 font-body text-base font-semibold tracking-normal">
              {month}
              {articles.length > 1 && (
                <span className="font-normal text-ink-2 sm:block"> {counted(articles.length)}</span>
              )}
            </h3>
            <ul>
              {articles.map((article) => (
                <li
                  key={article.slug}
                  className="flex items-center justify-between gap-x-4 border-rule py-2 text-balance not-first:border-t"
                >
                  <div>
                    <SiteLink
                      to={articlePath(article.slug)}
                      className="font-head text-h4 font-semibold hover:underline hover:decoration-2 hover:underline-offset-4"
                    >
                      {article.title}
                    </SiteLink>
                    <p className="text-base text-ink-2">
                      {article.category && `${article.category}, `}
                      {readMinutes(article.read_time)} min read
                    </p>
                  </div>
                  {article.featured_image_url && (
                    <img
                      {...imageAttributes(article.featured_image_url, '7rem')}
                      alt=""
                      width={1280}
                      height={480}
                      loading="lazy"
                      decoding="async"
                      className="aspect-8/3 w-28 flex-none bg-cloth object-cover max-sm:hidden"
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    )
  })
}
