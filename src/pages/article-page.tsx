import { RelatedArticles } from '@/components/sections/related-articles'
import { LoadedPage } from '@/components/sections/loaded-page'
import { articleWords as copy } from '@/content/blog'
import { ArticleClosing, ArticleNeighbours } from '@/features/blog/article/article-end'
import { ArticleHeader } from '@/features/blog/article/article-header'
import { articleMeta } from '@/features/blog/article/article-meta'
import { articleQuery, useArticle } from '@/features/blog/article/article-query'
import { ArticleTextColumns } from '@/features/blog/article/article-text-columns'
import { sharePictureQuery } from '@/features/blog/article/share-picture'
import { articlePaths } from '@/features/blog/every-article'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: ArticlePage,
  queries: ({ slug = '' }) => ({ article: articleQuery(slug), picture: sharePictureQuery(slug) }),
  meta: ({ params, data }) => articleMeta(params.slug ?? '', data.article, data.picture),
  prerender: articlePaths,
})

/** An article by its slug. */
export function ArticlePage({ params }: { params: { slug?: string } }) {
  return (
    <LoadedPage query={useArticle(params.slug ?? '')} copy={copy}>
      {({ post, previous, next, related }) => (
        <>
          <article>
            <ArticleHeader post={post} />
            <ArticleTextColumns post={post} />
          </article>
          <ArticleNeighbours previous={previous} next={next} />
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
