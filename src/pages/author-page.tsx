import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { LoadedPage } from '@/components/sections/loaded-page'
import { useHydrated } from '@/lib/use-hydrated'
import { authorCopy as copy } from '@/content/blog'
import { ArticleClosing } from '@/features/blog/article/article-end'
import { AuthorArticles } from '@/features/blog/author/author-articles'
import { authorMeta } from '@/features/blog/author/author-meta'
import { AuthorProfile } from '@/features/blog/author/author-profile'
import { authorChanges, authorQuery } from '@/features/blog/author/author-query'
import { readPage } from '@/features/blog/filters'
import { withQueryClient } from '@/lib/with-query-client'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: withQueryClient(AuthorPage),
  queries: ({ slug = '' }) => ({ author: authorQuery(slug) }),
  record: 'author',
  meta: ({ params, data, studio }) => authorMeta(params.slug ?? '', data.author, studio),
  prerender: async () => [...(await authorChanges()).keys()],
})

/** An author by slug and their articles; the page of the list is in the address. */
export function AuthorPage({ params }: { params: { slug?: string } }) {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const listPage = hydrated ? readPage(new URLSearchParams(search)) : 1
  const query = useQuery({
    ...authorQuery(params.slug ?? '', listPage),
    // Only another page of the same author may stand in for this one.
    placeholderData: (before) => (before?.author.slug === params.slug ? before : undefined),
  })
  return (
    <LoadedPage query={query} copy={copy}>
      {(data) => (
        <>
          <AuthorProfile author={data.author} />
          <AuthorArticles data={data} page={listPage} isChanging={query.isPlaceholderData} />
          <ArticleClosing />
        </>
      )}
    </LoadedPage>
  )
}
