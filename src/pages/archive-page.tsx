import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { Breadcrumb } from '@/components/sections/breadcrumb'
import { breadcrumbData } from '@/components/seo/structured-data'
import { archive, blogTrail } from '@/content/blog'
import { archiveQuery, archiveYearsQuery, wholeArchive } from '@/features/blog/archive/archive-query'
import { ArticleArchive } from '@/features/blog/archive/article-archive'
import { taxonomyQuery } from '@/features/blog/queries'
import { definePage } from '@/pages/define-page'

const trail = [...blogTrail, { label: 'Archive', to: '/blog/archive' }]

export const page = definePage({
  Component: ArchivePage,
  queries: () => ({
    archive: archiveQuery(wholeArchive),
    years: archiveYearsQuery(),
    taxonomy: taxonomyQuery(),
  }),
  meta: () => ({
    title: 'All articles by year and month | {studio}',
    description:
      'Every article of the {studio} blog, newest first, by year and month: money, words, design and upkeep of websites for Malaysian businesses.',
    structuredData: [breadcrumbData(trail)],
  }),
  prerender: true,
})

export function ArchivePage() {
  return (
    <>
      <section className="page pt-6">
        <Breadcrumb trail={trail} />
        <h1 className="mt-6 lg:col-[main-start/span_9]">{archive.heading}</h1>
        <p className="mt-5 text-lead text-ink-2 lg:col-[main-start/span_7]">{archive.text}</p>
      </section>
      <ArticleArchive />
      <ProposalCallToAction />
    </>
  )
}
