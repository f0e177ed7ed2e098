import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { LoadedPage } from '@/components/sections/loaded-page'
import { Banner } from '@/components/ui/banner'
import { previewCopy as copy } from '@/content/blog'
import { ArticleBody } from '@/features/blog/article/article-body'
import { ArticleHeader } from '@/features/blog/article/article-header'
import { previewQuery } from '@/features/blog/article/preview-query'
import { articlePath } from '@/features/blog/post'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: PreviewPage,
  meta: () => ({ title: 'Draft of an article | {studio}', description: copy.notice, noindex: true }),
})

/** The target of a preview link: `?token=…`. */
export function PreviewPage() {
  const [search] = useSearchParams()
  const query = useQuery(previewQuery((search.get('token') ?? '').trim()))
  return (
    <LoadedPage query={query} copy={copy}>
      {(post) =>
        post.is_public ? (
          <Navigate to={articlePath(post.slug)} replace />
        ) : (
          <article>
            <div className="page pt-6 max-sm:pb-2">
              <Banner tone="neutral">
                <p className="max-w-none">
                  <b>{copy.label}</b> {copy.notice}
                </p>
              </Banner>
            </div>
            <ArticleHeader post={post} isDraft />
            <ArticleBody post={post} isDraft />
          </article>
        )
      }
    </LoadedPage>
  )
}
