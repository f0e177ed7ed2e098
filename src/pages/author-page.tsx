import { useLocation } from 'react-router-dom'
import { MissingPage } from '@/components/sections/missing-page'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { useHydrated } from '@/components/ui/use-hydrated'
import { authorWords as words } from '@/content/blog'
import { ArticleClosing } from '@/features/blog/article/article-end'
import { AuthorArticles } from '@/features/blog/author/author-articles'
import { AuthorProfile } from '@/features/blog/author/author-profile'
import { useAuthor } from '@/features/blog/author/author-query'
import { readPage } from '@/features/blog/filters'

/** An author by slug, and what they have published; the page of the list stands in the address. */
export function AuthorPage({ params }: { params: { slug?: string } }) {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const page = hydrated ? readPage(new URLSearchParams(search)) : 1
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAuthor(params.slug ?? '', page)

  if (data === null) {
    return (
      <MissingPage {...words.missing}>
        <ButtonLink to={words.back.to}>{words.back.label}</ButtonLink>
      </MissingPage>
    )
  }
  if (isError && (!data || isPlaceholderData)) {
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
  return (
    <>
      <AuthorProfile author={data.author} />
      <AuthorArticles data={data} page={page} isChanging={isPlaceholderData} />
      <ArticleClosing />
    </>
  )
}
