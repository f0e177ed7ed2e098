import { TextLink } from '@/components/ui/site-link'
import { articleWords as words, teamAuthor } from '@/content/blog'
import { AuthorLinks } from '@/features/blog/author/author-links'
import { authorPath } from '@/features/blog/author/author-path'
import type { Author } from '@/features/blog/author/author-query'

/** A letter's end: what the author would tell you across the table, then the name, signed. */
export function AuthorCard({ author, take }: { author: Author | null; take: string }) {
  const { name, title, bio } = author ?? teamAuthor
  return (
    <section aria-label={words.author} className="page bg-sunk py-section">
      <figure className="lg:col-[main-start/span_7]">
        <blockquote className="font-head text-[clamp(1.5rem,1.2rem+1.6vw,2.5rem)] leading-[1.16] font-[460]">
          <p className="text-balance">{take}</p>
        </blockquote>
        <figcaption className="mt-4 text-ink-2">{words.take}</figcaption>
      </figure>
      <div className="mt-10 border-t border-edge pt-5 lg:col-[c_9/main-end] lg:mt-0">
        {author?.avatar_url && (
          <img
            src={author.avatar_url}
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
              {words.moreBy} {author.name}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  )
}
