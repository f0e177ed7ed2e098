import { useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { TextLink } from '@/components/ui/site-link'
import { blogList as words } from '@/content/blog'
import { ArticleFilterBar } from '@/features/blog/list/article-filter-bar'
import { ArticleList } from '@/features/blog/list/article-list'
import { ArticleResultsLine } from '@/features/blog/list/article-results-line'
import { filterAddress, listId, noFilters } from '@/features/blog/list/list-filters'
import { PageLinks } from '@/features/blog/list/page-links'
import { useArticleList } from '@/features/blog/list/use-article-list'

/** The articles by category, topic and words, a page at a time. The filters stand in the address. */
export function ArticleIndex() {
  const title = useRef<HTMLHeadingElement>(null)
  const { filters, list, all, isChanging, failed, isRetrying, retry } = useArticleList()

  // The button that was pressed is gone with its panel: reading goes on at the section's start.
  const toTitle = () => title.current?.focus({ preventScroll: true })
  async function tryAgain() {
    const { isSuccess } = await retry()
    if (isSuccess) toTitle()
  }

  return (
    <section id={listId} className="page py-section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 ref={title} tabIndex={-1} className="outline-none">
          {words.heading}
        </h2>
        <TextLink to={words.archive.to}>{words.archive.label}</TextLink>
      </div>
      <div className="border-t-2 border-ink pt-5">
        <ArticleFilterBar filters={filters} />
        {failed ? (
          <StatePanel
            kind="failed"
            title={words.failed.title}
            text={words.failed.text}
            className="mt-8"
            action={
              <Button onClick={() => void tryAgain()} busy={isRetrying} busyLabel="Loading...">
                {words.failed.action}
              </Button>
            }
          />
        ) : list ? (
          <div className="mt-4">
            <ArticleResultsLine
              filters={filters}
              shown={list.posts.length}
              all={all}
              isChanging={isChanging}
            />
            {list.posts.length > 0 ? (
              <>
                <ArticleList posts={list.posts} isChanging={isChanging} />
                <PageLinks
                  page={list.page}
                  pages={Math.max(1, Math.ceil(list.total / list.page_size))}
                  addressOf={(page) => filterAddress({ ...filters, page })}
                />
              </>
            ) : (
              <StatePanel
                kind="empty"
                title={words.empty.title}
                text={words.empty.text}
                className="mt-6"
                action={
                  <ButtonLink to={filterAddress(noFilters)} variant="line" onClick={toTitle}>
                    {words.empty.action}
                  </ButtonLink>
                }
              />
            )}
          </div>
        ) : (
          <LoadingPanel label={words.loading} className="mt-8 min-h-96 max-w-none justify-center bg-sunk" />
        )}
      </div>
    </section>
  )
}
