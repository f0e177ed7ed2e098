import { RelatedArticles } from '@/components/sections/related-articles'
import { MissingPage } from '@/components/sections/missing-page'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { articleWords as words } from '@/content/blog'
import { ArticleBody } from '@/features/blog/article/article-body'
import { ArticleClosing, ArticleNeighbours } from '@/features/blog/article/article-end'
import { ArticleHeader } from '@/features/blog/article/article-header'
import { useArticle } from '@/features/blog/article/article-query'

/** An article by its slug. */
export function ArticlePage({ params }: { params: { slug?: string } }) {
  const { data, isError, isFetching, refetch } = useArticle(params.slug ?? '')

  if (data === null) {
    return (
      <MissingPage {...words.missing}>
        <ButtonLink to={words.back.to}>{words.back.label}</ButtonLink>
      </MissingPage>
    )
  }
  if (!data && isError) {
    return (
      <MissingPage title={words.failed.title} text={words.failed.text} failed>
        <Button onClick={() => void refetch()} busy={isFetching} busyLabel="Loading...">
          {words.failed.action}
        </Button>
      </MissingPage>
    )
  }
  if (!data) {
    return (
      <section className="page py-section">
        <LoadingPanel label={words.loading} className="min-h-96 max-w-none justify-center bg-sunk" />
      </section>
    )
  }
  const { post, previous, next, related } = data
  return (
    <>
      <article>
        <ArticleHeader post={post} />
        <ArticleBody post={post} />
      </article>
      <ArticleNeighbours previous={previous} next={next} />
      <RelatedArticles
        heading={words.related}
        action={{ label: 'View All Articles', to: '/blog/archive' }}
        articles={related}
      />
      <ArticleClosing />
    </>
  )
}
