import { useStudio } from '@/components/layout/studio'
import { Breadcrumb } from '@/components/sections/breadcrumb'
import { ClothBand } from '@/components/ui/ornament'
import { SiteLink } from '@/components/ui/site-link'
import { articleCopy as copy, teamAuthor } from '@/content/blog'
import { interpolate } from '@/content/site'
import { articleTrail } from '@/features/blog/article/article-meta'
import type { Article } from '@/features/blog/article/article-query'
import { categoryAddress, topicAddress } from '@/features/blog/filters'
import { articlePath, authorPath } from '@/features/blog/post'
import { ShareList } from '@/features/blog/share/share-list'
import { malaysiaMonthFirstDate } from '@/lib/dates'
import { columnSizes, imageAttributes } from '@/lib/image-url'
import { readMinutes } from '@/lib/read-minutes'

/** Breadcrumb, category, title, author and date, the share links, and the cover, or a band of cloth. `isDraft` hides the share links and an unknown date. */
export function ArticleHeader({ post, isDraft = false }: { post: Article; isDraft?: boolean }) {
  const studio = useStudio()
  const { title, category, topic, published_at: published } = post
  return (
    <header className="page pt-2 lg:pt-5">
      <Breadcrumb trail={articleTrail(post)} />
      <div className="sm:mt-7 lg:col-[main-start/span_10] lg:mt-10">
        {(category || topic) && (
          <p className="mb-1 flex flex-wrap gap-x-6 font-semibold text-teal sm:mb-3">
            {category && (
              <SiteLink to={categoryAddress(category)} className="hover:underline hover:underline-offset-4">
                {category}
              </SiteLink>
            )}
            {topic && (
              <SiteLink to={topicAddress(topic)} className="hover:underline hover:underline-offset-4">
                {topic}
              </SiteLink>
            )}
          </p>
        )}
        <h1>{title}</h1>
        <p className="mt-3 flex max-w-none flex-wrap gap-x-6 text-ink-2 max-sm:text-base sm:mt-6">
          {post.author ? (
            <SiteLink
              to={authorPath(post.author.slug)}
              rel="author"
              className="underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2"
            >
              {post.author.name}
            </SiteLink>
          ) : (
            <span>{interpolate(teamAuthor.name, studio)}</span>
          )}
          {published ? (
            <time dateTime={published}>{malaysiaMonthFirstDate(published)}</time>
          ) : (
            !isDraft && <span>Unknown date</span>
          )}
          <span>{readMinutes(post.read_time)} min read</span>
        </p>
      </div>
      {!isDraft && (
        <section aria-label={copy.share} className="screen-only mt-2 sm:mt-7">
          <ShareList title={title} path={articlePath(post.slug)} />
        </section>
      )}
      {post.featured_image_url ? (
        <img
          {...imageAttributes(post.featured_image_url, columnSizes(12))}
          alt={post.featured_image_alt ?? ''}
          width={1280}
          height={480}
          // Low priority, because the text is read first and the heading font shares the bandwidth.
          fetchPriority="low"
          decoding="async"
          className="mt-3 aspect-8/3 w-full bg-cloth object-cover [box-shadow:var(--shadow-cloth)] sm:mt-9"
        />
      ) : (
        <ClothBand className="mt-3 sm:mt-9" />
      )}
    </header>
  )
}
