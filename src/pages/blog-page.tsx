import { Suspense } from 'react'
import { ProposalCallToAction } from '@/components/layout/call-to-action'
import { MarginQuestions } from '@/components/sections/margin-questions'
import { TwoColumn } from '@/components/sections/two-column'
import { breadcrumbData, publisherData } from '@/components/seo/structured-data'
import type { Studio } from '@/content/site'
import { benefits, blogNewsletter, blogSeo, blogTrail, essay } from '@/content/blog'
import { ArticleIndex } from '@/features/blog/list/article-index'
import { BlogHero } from '@/features/blog/list/blog-hero'
import { noFilters } from '@/features/blog/filters'
import { type ArticleList, articleListQuery, blogStatsQuery } from '@/features/blog/list/list-queries'
import { articlePath } from '@/features/blog/post'
import { taxonomyQuery } from '@/features/blog/queries'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { absoluteUrl } from '@/lib/paths'
import { definePage } from '@/pages/define-page'

export const page = definePage({
  Component: BlogPage,
  queries: () => ({ list: articleListQuery(noFilters), taxonomy: taxonomyQuery(), stats: blogStatsQuery() }),
  meta: ({ data, studio }) => ({
    ...blogSeo,
    structuredData: [blogData(data.list, studio), breadcrumbData(blogTrail)],
  }),
  prerender: true,
})

/** schema.org data of the blog, with the articles on its first page. */
function blogData(list: ArticleList | undefined, studio: Studio) {
  return {
    '@type': 'Blog',
    '@id': `${absoluteUrl('/blog')}#blog`,
    name: blogSeo.title,
    description: blogSeo.description,
    url: absoluteUrl('/blog'),
    inLanguage: 'en-MY',
    publisher: publisherData(studio),
    blogPost: list?.posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: absoluteUrl(articlePath(post.slug)),
      datePublished: post.published_at ?? undefined,
    })),
  }
}

function BlogPage() {
  return (
    <>
      <BlogHero />
      <ArticleIndex />
      <TwoColumn heading={benefits.heading} text={benefits.text}>
        <dl className="border-t-2 border-ink">
          {benefits.items.map(({ title, text }) => (
            <div
              key={title}
              className="border-b border-rule py-5 sm:grid sm:grid-cols-[3fr_5fr] sm:gap-x-gutter"
            >
              <dt className="font-head text-h4 font-semibold">{title}</dt>
              <dd className="mt-2 text-ink-2 sm:mt-0">{text}</dd>
            </div>
          ))}
        </dl>
      </TwoColumn>
      <Suspense>
        <MarginQuestions {...essay} />
      </Suspense>
      <Suspense>
        <section className="page bg-sunk py-section">
          <div className="lg:col-[main-start/span_6]">
            <h2>{blogNewsletter.heading}</h2>
            <p className="mt-4 text-ink-2">{blogNewsletter.text}</p>
          </div>
          <div className="mt-7 lg:col-[c_8/main-end] lg:mt-0 lg:self-end">
            <NewsletterForm variant="blog" />
          </div>
        </section>
      </Suspense>
      <div className="h-section" />
      <ProposalCallToAction />
    </>
  )
}
