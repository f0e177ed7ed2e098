import { memo, Suspense } from 'react'
import { Ornament } from '@/components/ui/ornament'
import { PatternIcon } from '@/components/ui/pattern-icon'
import { SiteLink } from '@/components/ui/site-link'
import { blogList as copy } from '@/content/blog'
import { articlePath, type ArticleListing } from '@/features/blog/post'
import { SharePopover } from '@/features/blog/share/share-list'
import { columnSizes, imageAttributes } from '@/lib/image-url'
import { readMinutes } from '@/lib/read-minutes'

interface ArticleListProps {
  posts: readonly ArticleListing[]
  isChanging: boolean
  /**
   * A grid of one, two or three columns, in which the first article spans two columns, and two rows in the
   * three-column layout: nine articles fill it. Rows suit any number of articles.
   */
  layout?: 'grid' | 'rows'
}

export function ArticleList({ posts, isChanging, layout = 'grid' }: ArticleListProps) {
  const columns = layout === 'grid' ? 'md:grid-cols-2 lg:grid-cols-3 lg:gap-y-12' : ''
  return (
    <ol aria-busy={isChanging || undefined} className={`mt-1 grid gap-x-gutter gap-y-10 sm:mt-6 ${columns}`}>
      {posts.map((post, index) => {
        const shape = layout === 'rows' ? 'row' : index === 0 ? 'lead' : 'card'
        return (
          <li key={post.slug} className={shapes[shape].item}>
            <ArticleEntry post={post} shape={shape} />
          </li>
        )
      })}
    </ol>
  )
}

/** The lead is larger, a row has its text beside the cover. */
const shapes = {
  lead: {
    item: 'md:col-span-2 lg:row-span-2',
    entry: '',
    cover: 'lg:mb-6 [box-shadow:var(--shadow-cloth)]',
    heading: 'lg:text-h2',
    sizes: columnSizes(8),
  },
  card: { item: '', entry: '', cover: '', heading: 'text-h4', sizes: columnSizes(4, 'half') },
  row: {
    item: 'border-t border-rule pt-6',
    entry: 'sm:grid sm:grid-cols-[3fr_5fr] sm:gap-x-gutter',
    cover: 'self-start',
    heading: '',
    sizes: columnSizes(5, 'half'),
  },
} as const

interface EntryProps {
  post: ArticleListing
  shape: keyof typeof shapes
}

/** Memoised: it renders again only if its article changes, not with the whole list. */
const ArticleEntry = memo(function ArticleEntry({ post, shape }: EntryProps) {
  return (
    <Suspense>
      <Entry post={post} shape={shape} />
    </Suspense>
  )
})

function Entry({ post, shape }: EntryProps) {
  const { slug, title, excerpt, category, topic } = post
  const cover = post.featured_image_url
  const terms = [category, topic].filter(Boolean).join(', ')
  const lead = shape === 'lead'
  const { entry, cover: frame, heading, sizes } = shapes[shape]
  const border = lead && (
    <Ornament kind="orn-siku" className="mt-4 mb-4 [--gold:var(--cloth-gold)] max-lg:hidden" />
  )
  return (
    <article aria-label={title} className={entry}>
      {cover && (
        <div className={`mb-4 flex flex-col bg-cloth ${frame}`}>
          {border}
          <img
            {...imageAttributes(cover, sizes)}
            alt={post.featured_image_alt ?? ''}
            width={1280}
            height={480}
            loading="lazy"
            decoding="async"
            className="aspect-8/3 w-full object-cover"
          />
          {border}
        </div>
      )}
      <div>
        <p className="flex flex-wrap items-center gap-x-4 text-base text-teal">
          {post.is_featured && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
              <PatternIcon name="full" size={9} />
              {copy.featured}
            </span>
          )}
          {terms}
        </p>
        <h3 className={`mt-1 ${heading}`}>
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
      </div>
    </article>
  )
}
