import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LoadedPage } from '@/components/sections/loaded-page'
import { useAddressSearch } from '@/components/ui/use-address-search'
import { authorCopy as copy } from '@/content/blog'
import { ArticleClosing } from '@/features/blog/article/article-end'
import { AuthorArticles } from '@/features/blog/author/author-articles'
import { authorMeta } from '@/features/blog/author/author-meta'
import { AuthorProfile } from '@/features/blog/author/author-profile'
import { authorChanges, authorQuery } from '@/features/blog/author/author-query'
import { readPage } from '@/features/blog/filters'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: AuthorPage,
  queries: ({ slug = '' }) => ({ author: authorQuery(slug) }),
  record: 'author',
  meta: ({ params, data, studio }) => authorMeta(params.slug ?? '', data.author, studio),
  prerender: async () => [...(await authorChanges()).keys()],
})

/** An author by slug and their articles; the page number of the list is in the URL. */
function AuthorPage({ params }: { params: { slug?: string } }) {
  const listPage = readPage(useAddressSearch())
  const query = useQuery({ ...authorQuery(params.slug ?? '', listPage), placeholderData: keepPreviousData })
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
