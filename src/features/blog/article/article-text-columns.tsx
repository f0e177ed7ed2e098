import { useMemo } from 'react'
import { InlineText } from '@/components/ui/inline-text'
import { TextBlocks } from '@/components/ui/text-blocks'
import { articleWords as words } from '@/content/blog'
import { articleBlocks, sectionsOf } from '@/features/blog/article/article-blocks'
import { articlePath } from '@/features/blog/article/article-meta'
import type { Article } from '@/features/blog/article/article-query'
import { introOf, lessonsOf, takeOf, type Lesson } from '@/features/blog/article/article-text'
import { AuthorCard } from '@/features/blog/article/author-card'
import { ShareList } from '@/features/blog/share/share-list'
import { plainText } from '@/lib/markdown/plain-text'

/** Margin notes: what is learnt, and where it stands, in columns 1 to 3; the text from 5; the author's letter under it. */
export function ArticleTextColumns({ post }: { post: Article }) {
  const blocks = useMemo(() => articleBlocks(post.content), [post.content])
  const { intro, body } = introOf(post.excerpt, blocks)
  const lessons = lessonsOf(blocks)
  const further = sectionsOf(blocks)
    .slice(lessons.length)
    .map(({ text, anchor }) => ({ text: plainText(text), anchor }))
  return (
    <>
      <section className="page pt-12 pb-section lg:pt-16">
        <div className="lg:col-[c_5/main-end]">
          <h2>{words.intro}</h2>
          <p className="mt-5 max-w-prose text-lead">
            <InlineText text={intro} />
          </p>
        </div>
        <nav
          aria-label={words.contents}
          className="my-9 border-t-2 border-ink pt-4 lg:sticky lg:top-24 lg:col-[main-start/span_3] lg:row-span-2 lg:row-start-1 lg:my-2 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <h3 className="font-body text-base font-semibold">{words.lessons}</h3>
          <Places places={lessons} />
          {further.length > 0 && (
            <>
              <p className="mt-4 font-semibold">{words.further}</p>
              <Places places={further} />
            </>
          )}
        </nav>
        <div className="lg:col-[c_5/main-end] lg:mt-10">
          <TextBlocks blocks={body} />
          <div className="screen-only mt-14 max-w-[44rem] border-t-2 border-ink pt-5">
            <h2 className="mb-4 text-h4">{words.shareAgain}</h2>
            <ShareList title={post.title} path={articlePath(post.slug)} />
          </div>
        </div>
      </section>
      <AuthorCard author={post.author} take={takeOf(post.author_take)} />
    </>
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
