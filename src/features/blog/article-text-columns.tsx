import { useMemo } from 'react'
import { InlineText } from '@/components/ui/inline-text'
import { articleWords as words } from '@/content/blog'
import { articleBlocks, sectionsOf, type ArticleHeading } from '@/features/blog/article-blocks'
import { ArticleBody } from '@/features/blog/article-body'
import type { Article } from '@/features/blog/article-query'
import { introOf, lessonsOf, takeOf, type Lesson } from '@/features/blog/article-text'
import { AuthorCard } from '@/features/blog/author-card'
import { articlePath } from '@/features/blog/article-meta'
import { ShareList } from '@/features/blog/share-list'
import { plainText } from '@/lib/markdown/plain-text'

/** Margin notes: what is learnt and the contents in columns 1 to 3, the text from 5, the author's letter under it. */
export function ArticleTextColumns({ post }: { post: Article }) {
  const blocks = useMemo(() => articleBlocks(post.content), [post.content])
  return (
    <>
      <section className="page pt-12 lg:pt-16">
        <div className="lg:col-[c_5/main-end]">
          <h2>{words.intro}</h2>
          <p className="mt-5 max-w-prose text-lead">
            <InlineText text={introOf(post.excerpt, blocks)} />
          </p>
        </div>
        <Lessons lessons={lessonsOf(blocks)} />
      </section>
      <section className="page pt-10 pb-section lg:pt-14">
        <Contents sections={sectionsOf(blocks)} />
        <div className="lg:col-[c_5/main-end]">
          <ArticleBody blocks={blocks} />
          <div className="screen-only mt-14 max-w-[44rem] border-t-2 border-ink pt-5">
            <h2 className="mb-4 text-h4">{words.shareAgain}</h2>
            <ShareList title={post.title} path={articlePath(post.slug)} />
          </div>
        </div>
      </section>
      <AuthorCard author={post.author} take={takeOf(post.excerpt, blocks)} />
    </>
  )
}

function Lessons({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <div className="mt-8 border-t-2 border-ink pt-4 lg:col-[main-start/span_3] lg:row-start-1 lg:mt-2">
      <h3 className="font-body text-base font-semibold">{words.lessons}</h3>
      <ol className="mt-2 leading-snug">
        {lessons.map(({ text, anchor }) => (
          <li key={anchor ?? text} className="border-rule py-2 not-first:border-t">
            {anchor ? (
              <a href={`#${anchor}`} className="block hover:underline hover:underline-offset-4">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Stays beside the text on wide screens; on narrow ones the learning list above leads to the sections. */
function Contents({ sections }: { sections: readonly ArticleHeading[] }) {
  if (sections.length < 2) return null
  return (
    <nav
      aria-label={words.contents}
      className="screen-only hidden border-t-2 border-ink pt-4 lg:sticky lg:top-24 lg:col-[main-start/span_3] lg:block lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="font-semibold">{words.contents}</p>
      <ol className="mt-2 leading-snug text-ink-2">
        {sections.map(({ anchor, text }) => (
          <li key={anchor} className="border-rule not-first:border-t">
            <a href={`#${anchor}`} className="block py-2 hover:text-ink hover:underline hover:underline-offset-4">
              {plainText(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
