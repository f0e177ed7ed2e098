import { Suspense } from 'react'
import { RelatedArticles } from '@/components/sections/related-articles'
import { LoadedPage } from '@/components/sections/loaded-page'
import { articleCopy as copy } from '@/content/blog'
import { ArticleBody } from '@/features/blog/article/article-body'
import { ArticleClosing, ArticleNeighbours } from '@/features/blog/article/article-end'
import { ArticleHeader } from '@/features/blog/article/article-header'
import { articleMeta } from '@/features/blog/article/article-meta'
import { articleQuery, shareImageQuery, useArticle } from '@/features/blog/article/article-query'
import { articlePaths } from '@/features/blog/build/build-queries'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ArticlePage,
  queries: ({ slug = '' }) => ({ article: articleQuery(slug), image: shareImageQuery(slug) }),
  record: 'article',
  meta: ({ params, data, studio }) => articleMeta(params.slug ?? '', data.article, studio, data.image),
  prerender: articlePaths,
})

/** An article by its slug. */
function ArticlePage({ params }: { params: { slug?: string } }) {
  return (
    <LoadedPage query={useArticle(params.slug ?? '')} copy={copy}>
      {({ post, previous, next, related }) => (
        <>
          <article>
            <ArticleHeader post={post} />
            <ArticleBody post={post} />
          </article>
          <Suspense>
            <ArticleNeighbours previous={previous} next={next} />
          </Suspense>
          <RelatedArticles
            heading={copy.related}
            action={{ label: 'View All Articles', to: '/blog/archive' }}
            articles={related}
          />
          <ArticleClosing />
        </>
      )}
    </LoadedPage>
  )
}
