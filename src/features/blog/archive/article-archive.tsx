import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Loader, LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { TextLink } from '@/components/ui/site-link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { archive as words, blogList } from '@/content/blog'
import { archiveAddress, byYearAndMonth, readArchive } from '@/features/blog/archive/archive-months'
import { useArchive, useArchiveYears } from '@/features/blog/archive/archive-query'
import { ArchiveList } from '@/features/blog/archive/archive-list'
import { filingOf, useFilings } from '@/features/blog/list/list-queries'
import { PageLinks } from '@/features/blog/list/page-links'

const nothing = new URLSearchParams()

/** Every article by year and month, a page at a time; year and category stand in the address. */
export function ArticleArchive() {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const asked = useMemo(
    () => readArchive(hydrated ? new URLSearchParams(search) : nothing),
    [hydrated, search],
  )
  const { data: filings } = useFilings()
  const { data: years = [] } = useArchiveYears()
  const category =
    asked.category === 'all' ? null : (filingOf(filings?.categories, asked.category)?.name ?? asked.category)
  const found = useArchive({ ...asked, category })
  const list = found.data
  const all = years.reduce((sum, { count }) => sum + count, 0)

  return (
    <section className="page pt-10 pb-section">
      <div className="lg:sticky lg:top-24 lg:col-[main-start/span_3] lg:self-start">
        <nav aria-label={words.years}>
          <ul className="flex flex-wrap gap-2.5 border-t-2 border-ink pt-4">
            {[{ year: null, count: all }, ...years].map(({ year, count }) => (
              <li key={year}>
                <Chip to={archiveAddress({ ...asked, year, page: 1 })} current={asked.year === year}>
                  {year ?? words.allYears} <span className="chip-count">{count}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
        {filings && (
          <nav aria-label={words.categories} className="mt-6 max-lg:hidden">
            <h2 className="filter-name">{words.categories}</h2>
            <CategoryLinks asked={asked} categories={filings.categories} />
          </nav>
        )}
        {filings && (
          <details className="filter-panel mt-5 lg:hidden" key={asked.category}>
            <summary className="btn btn-line btn-small flex w-fit">
              <span className="filter-show">{blogList.showFilters}</span>
              <span className="filter-hide">{blogList.hideFilters}</span>
            </summary>
            <nav aria-label={words.categories} className="mt-3">
              <CategoryLinks asked={asked} categories={filings.categories} />
            </nav>
          </details>
        )}
      </div>
      <div className="mt-8 lg:col-[c_5/main-end] lg:mt-0">
        {found.isError && (!list || found.isPlaceholderData) ? (
          <StatePanel
            kind="failed"
            level={2}
            {...blogList.failed}
            action={
              <Button onClick={() => void found.refetch()} busy={found.isFetching} busyLabel="Loading...">
                {blogList.failed.action}
              </Button>
            }
          />
        ) : !list ? (
          <LoadingPanel label={blogList.loading} className="min-h-96 max-w-none justify-center bg-sunk" />
        ) : (
          <>
            <p role="status" className="flex max-w-none items-center gap-3 border-t-2 border-ink pt-4">
              Showing {list.articles.length} of {list.total} articles
              {found.isPlaceholderData && <Loader size="small" />}
            </p>
            {list.articles.length === 0 ? (
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
              <ArchiveList years={byYearAndMonth(list.articles)} counts={years} wholeYears={!category} />
            )}
            <PageLinks
              page={asked.page}
              pages={list.pages}
              addressOf={(page) => archiveAddress({ ...asked, page })}
            />
          </>
        )}
      </div>
    </section>
  )
}

type Asked = ReturnType<typeof readArchive>

interface CategoryLinksProps {
  asked: Asked
  categories: ReadonlyArray<{ name: string; slug: string }>
}

function CategoryLinks({ asked, categories }: CategoryLinksProps) {
  const current = filingOf(categories, asked.category)?.slug ?? asked.category
  return (
    <ul>
      {[{ name: words.allCategories, slug: 'all' }, ...categories].map(({ name, slug }) => (
        <li key={slug} className="border-rule not-first:border-t">
          <TextLinkRow
            to={archiveAddress({ ...asked, category: slug, page: 1 })}
            current={current === slug}
            name={name}
          />
        </li>
      ))}
    </ul>
  )
}

function TextLinkRow({ to, current, name }: { to: string; current: boolean; name: string }) {
  return (
    <TextLink
      to={to}
      aria-current={current || undefined}
      className="block w-full font-normal no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
    >
      {name}
    </TextLink>
  )
}
