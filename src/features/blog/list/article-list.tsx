import { SiteLink } from '@/components/ui/site-link'
import { articlePath, readMinutes, type ArticleListing } from '@/features/blog/post'
import { SharePopover } from '@/features/blog/share/share-list'
import { cropOf } from '@/lib/picture-address'

/** The newest article large, the others as rows with a small cover. */
export function ArticleList({
  posts,
  isChanging,
}: {
  posts: readonly ArticleListing[]
  isChanging: boolean
}) {
  return (
    <ol aria-busy={isChanging || undefined} className="mt-6">
      {posts.map((post, index) => (
        <li key={post.slug} className={index === 0 ? 'mb-10 lg:mb-14' : 'border-t border-rule py-6'}>
          <ArticleEntry post={post} lead={index === 0} />
        </li>
      ))}
    </ol>
  )
}

function ArticleEntry({ post, lead }: { post: ArticleListing; lead: boolean }) {
  const { slug, title, excerpt, category, topic, read_time: minutes } = post
  const cover = post.featured_image_url
  const terms = [category, topic].filter(Boolean).join(', ')
  return (
    <article
      className={`grid gap-x-gutter gap-y-4 lg:grid-cols-12 ${lead ? '' : 'sm:grid-cols-[12rem_minmax(0,1fr)]'}`}
    >
      {cover && (
        <img
          src={cover}
          style={cropOf(cover)}
          alt={post.featured_image_alt ?? ''}
          width={1280}
          height={480}
          loading="lazy"
          decoding="async"
          className={`aspect-8/3 w-full bg-cloth object-cover ${lead ? 'shadow-cloth lg:col-span-8' : 'max-w-72 sm:row-span-2 lg:col-span-3 lg:row-span-1'}`}
        />
      )}
      <div className={lead ? 'lg:col-span-4' : 'sm:col-start-2 lg:col-span-6 lg:col-start-4'}>
        {terms && <p className="text-base text-teal">{terms}</p>}
        <h3 className={`mt-1 ${lead ? '' : 'text-h4'}`}>
          <SiteLink
            to={articlePath(slug)}
            className="hover:underline hover:decoration-2 hover:underline-offset-4"
          >
            {title}
          </SiteLink>
        </h3>
        {excerpt && <p className="mt-2 text-base text-ink-2">{excerpt}</p>}
        {lead && <EntryFooter slug={slug} title={title} minutes={minutes} className="mt-3" />}
      </div>
      {!lead && (
        <EntryFooter
          slug={slug}
          title={title}
          minutes={minutes}
          className="sm:col-start-2 lg:col-span-3 lg:col-start-10 lg:-mt-2.5 lg:justify-between lg:self-start"
        />
      )}
    </article>
  )
}

interface EntryFooterProps {
  slug: string
  title: string
  minutes: number | null
  className: string
}

function EntryFooter({ slug, title, minutes, className }: EntryFooterProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-6 text-base text-ink-2 ${className}`}>
      <span>{readMinutes(minutes)} min read</span>
      <SharePopover slug={slug} title={title} />
    </div>
  )
}
