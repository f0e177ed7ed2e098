import { memo, Suspense } from 'react'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { SiteLink } from '@/components/ui/site-link'
import { blogList as copy } from '@/content/blog'
import { articlePath, type ArticleListing } from '@/features/blog/post'
import { SharePopover } from '@/features/blog/share/share-list'
import { columnSizes, imageAttributes } from '@/lib/image-url'
import { readMinutes } from '@/lib/read-minutes'

/**
 * One, two or three columns; the first article spans two columns, and two rows in the three-column layout, so
 * that nine articles fill the grid.
 */
export function ArticleList({
  posts,
  isChanging,
}: {
  posts: readonly ArticleListing[]
  isChanging: boolean
}) {
  return (
    <ol
      aria-busy={isChanging || undefined}
      className="mt-1 grid gap-x-gutter gap-y-10 sm:mt-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-12"
    >
      {posts.map((post, index) => (
        <li key={post.slug} className={index === 0 ? 'md:col-span-2 lg:row-span-2' : ''}>
          <ArticleEntry post={post} lead={index === 0} />
        </li>
      ))}
    </ol>
  )
}

interface EntryProps {
  post: ArticleListing
  /** Whether it is the first, larger entry. */
  lead: boolean
}

/** Memoised: it renders again only if its article changes, not with the whole list. */
const ArticleEntry = memo(function ArticleEntry({ post, lead }: EntryProps) {
  return (
    <Suspense>
      <Entry post={post} lead={lead} />
    </Suspense>
  )
})

function Entry({ post, lead }: EntryProps) {
  const { slug, title, excerpt, category, topic } = post
  const cover = post.featured_image_url
  const terms = [category, topic].filter(Boolean).join(', ')
  return (
    <article aria-label={title}>
      {cover && (
        <img
          {...imageAttributes(cover, lead ? columnSizes(8) : columnSizes(4, 'half'))}
          alt={post.featured_image_alt ?? ''}
          width={1280}
          height={480}
          loading="lazy"
          decoding="async"
          className={`mb-4 aspect-8/3 w-full bg-cloth object-cover ${lead ? '[box-shadow:var(--shadow-cloth)] lg:mb-6 lg:aspect-2/1' : ''}`}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-base text-teal">
        {post.is_featured && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
            <PatternIcon name="full" size={9} />
            {copy.featured}
          </span>
        )}
        {terms}
      </p>
      <h3 className={`mt-1 ${lead ? 'lg:text-h2' : 'text-h4'}`}>
        <SiteLink
          to={articlePath(slug)}
          className="hover:underline hover:decoration-2 hover:underline-offset-4"
        >
          {title}
        </SiteLink>
      </h3>
      {excerpt && (
        <p className={`mt-2 text-base text-ink-2 ${lead ? 'lg:mt-3 lg:text-lead' : ''}`}>{excerpt}</p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-6 text-base text-ink-2">
        <span>{readMinutes(post.read_time)} min read</span>
        <SharePopover slug={slug} title={title} />
      </div>
    </article>
  )
}
