import { ButtonLink } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { TextLink } from '@/components/ui/site-link'
import { authorCopy as copy } from '@/content/blog'
import { ArticleList } from '@/features/blog/list/article-list'
import type { AuthorPageData } from '@/features/blog/author/author-query'
import { PageLinks } from '@/features/blog/list/page-links'
import { authorPath } from '@/features/blog/post'

interface AuthorArticlesProps {
  data: AuthorPageData
  /** Starts at 1; may be past the last page. */
  page: number
  isChanging: boolean
}

/** An author's published articles, one page at a time. */
export function AuthorArticles({ data, page, isChanging }: AuthorArticlesProps) {
  const { author, articles, total, pages } = data
  const path = authorPath(author.slug)
  return (
    <section className="page pb-section" aria-labelledby="by-author">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t-2 border-ink pt-5">
        <h2 id="by-author">
          {copy.articlesBy} {author.name}
        </h2>
        {total > 0 && <p className="text-ink-2">{total === 1 ? '1 article' : `${total} articles`}</p>}
      </div>
      {articles.length > 0 ? (
        <>
          <ArticleList posts={articles} isChanging={isChanging} layout="rows" />
          <PageLinks
            page={page}
            pages={pages}
            addressOf={(wanted) => (wanted > 1 ? `${path}?page=${wanted}` : path)}
          />
          <p className="mt-5">
            <TextLink to={copy.back.to}>{copy.back.label}</TextLink>
          </p>
        </>
      ) : (
        <StatePanel
          kind="empty"
          title={page > 1 ? copy.pastEnd.title : copy.empty.title}
          text={page > 1 ? copy.pastEnd.text : copy.empty.text}
          action={
            <ButtonLink to={page > 1 ? path : copy.back.to} variant="line">
              {page > 1 ? copy.pastEnd.action : copy.back.label}
            </ButtonLink>
          }
        />
      )}
    </section>
  )
}
