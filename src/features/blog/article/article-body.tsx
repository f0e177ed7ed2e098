import { Plus } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useStudio } from '@/components/layout/studio'
import { InlineText } from '@/components/ui/inline-text'
import { TextBlocks } from '@/components/ui/text-blocks'
import { TextLink } from '@/components/ui/site-link'
import { articleCopy as copy, teamAuthor } from '@/content/blog'
import { interpolate } from '@/content/site'
import type { Article } from '@/features/blog/article/article-query'
import {
  articleBlocks,
  introOf,
  lessonsOf,
  sectionsOf,
  type Lesson,
} from '@/features/blog/article/article-text'
import { AuthorLinks } from '@/features/blog/author/author-links'
import type { Author } from '@/features/blog/author/author-query'
import { articlePath, authorPath } from '@/features/blog/post'
import { ShareList } from '@/features/blog/share/share-list'
import { imageAttributes } from '@/lib/image-url'
import { textOf } from '@shared/markdown/tree'

/** The text of an article with its table of contents in the margin and the author below. */
export function ArticleBody({ post, isDraft = false }: { post: Article; isDraft?: boolean }) {
  return (
    <>
      <Suspense>
        <ArticleText post={post} />
      </Suspense>
      <Suspense>
        <div className="page pb-section">
          {!isDraft && (
            <div className="screen-only mt-14 border-t-2 border-ink pt-5 lg:col-[c_5/main-end]">
              <h2 className="mb-4 text-h4">{copy.shareAgain}</h2>
              <ShareList title={post.title} path={articlePath(post.slug)} />
            </div>
          )}
        </div>
      </Suspense>
      <Suspense>
        <AuthorCard author={post.author} take={post.author_take ?? copy.defaultTake} />
      </Suspense>
    </>
  )
}

function ArticleText({ post }: { post: Article }) {
  const blocks = useMemo(() => articleBlocks(post.text), [post.text])
  const { intro, body } = introOf(post.intro, blocks)
  const lessons = lessonsOf(blocks)
  const further = sectionsOf(blocks)
    .slice(lessons.length)
    .map(({ children, anchor }) => ({ text: textOf(children), anchor }))
  return (
    <section className="page pt-5 sm:pt-12 lg:pt-16">
      <div className="lg:col-[c_5/main-end]">
        <h2 className="max-sm:text-h4">{post.intro_heading ?? copy.intro}</h2>
        <p className="mt-2 max-w-prose sm:mt-5 sm:text-lead">
          <InlineText nodes={intro} />
        </p>
      </div>
      <details className="screen-only group mt-3 border-y border-rule lg:hidden">
        <summary className="flex items-center justify-between gap-4 py-2">
          <LessonsTitle />
          <Plus
            size={20}
            className="flex-none transition-transform duration-step-2 ease-[steps(3)] group-open:rotate-45 group-open:text-accent"
            aria-hidden="true"
          />
        </summary>
        <Contents lessons={lessons} further={further} className="pb-3" />
      </details>
      <div className="border-t-2 border-ink pt-4 max-lg:hidden lg:sticky lg:top-24 lg:col-[main-start/span_3] lg:row-span-2 lg:row-start-1 lg:my-2 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto">
        <LessonsTitle />
        <Contents lessons={lessons} further={further} />
      </div>
      <div className="mt-4 lg:col-[c_5/main-end] lg:mt-10">
        <Suspense>
          <TextBlocks blocks={body} />
        </Suspense>
      </div>
    </section>
  )
}

const LessonsTitle = () => <h3 className="font-body text-base font-semibold">{copy.lessons}</h3>

interface ContentsProps {
  lessons: readonly Lesson[]
  /** The sections after the lessons. */
  further: readonly Lesson[]
  className?: string
}

/** The table of contents: in the margin, or collapsed if there is no margin. */
function Contents({ lessons, further, className }: ContentsProps) {
  return (
    <nav aria-label={copy.contents} className={className}>
      <Places places={lessons} />
      {further.length > 0 && (
        <>
          <p className="mt-4 font-semibold">{copy.further}</p>
          <Places places={further} />
        </>
      )}
    </nav>
  )
}

function Places({ places }: { places: readonly Lesson[] }) {
  return (
    <ol className="mt-1 leading-snug">
      {places.map(({ text, anchor }) => (
        <li key={anchor ?? text} className="border-rule not-first:border-t">
          {anchor ? (
            <a href={`#${anchor}`} className="block py-2 hover:underline hover:underline-offset-4">
              {text}
            </a>
          ) : (
            <span className="block py-2">{text}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The author's advice, then their profile. */
function AuthorCard({ author, take }: { author: Author | null; take: string }) {
  const studio = useStudio()
  const { name, title, bio } = author ?? interpolate(teamAuthor, studio)
  return (
    <section aria-label={copy.author} className="page bg-sunk py-section">
      <figure className="lg:col-[main-start/span_7]">
        <blockquote className="font-head text-h3 leading-[1.12] font-[460]">
          <p className="text-balance">{take}</p>
        </blockquote>
        <figcaption className="mt-4 text-ink-2">{copy.take}</figcaption>
      </figure>
      <div className="mt-10 border-t border-edge pt-5 lg:col-[c_9/main-end] lg:mt-0">
        {author?.avatar_url && (
          <img
            {...imageAttributes(author.avatar_url, '6rem')}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            decoding="async"
            className="mb-4 size-24 object-cover"
          />
        )}
        <p className="signature">{name}</p>
        {title && <p className="mt-1 text-ink-2">{title}</p>}
        {bio && <p className="mt-4 text-base">{bio}</p>}
        <AuthorLinks stored={author?.social_links} className="mt-3" />
        {author && (
          <p className="mt-3">
            <TextLink to={authorPath(author.slug)}>
              {copy.moreBy} {author.name}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  )
}
