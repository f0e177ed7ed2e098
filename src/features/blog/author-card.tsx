import { SiteLink } from '@/components/ui/site-link'
import { SocialIcon } from '@/components/ui/social-icon'
import { articleWords as words } from '@/content/blog'
import { teamAuthor } from '@/content/blog-heads'
import type { Author } from '@/features/blog/article-query'
import { socialLinksOf } from '@/features/blog/social-links'

/** A letter's end: what the author would tell you across the table, then the name, signed. */
export function AuthorCard({ author, take }: { author: Author | null; take: string }) {
  const { name, title, bio } = author ?? teamAuthor
  const links = socialLinksOf(author?.social_links)
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
        {links.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {links.map(({ platform, url, icon }) => (
              <li key={url}>
                <SiteLink to={url} className="inline-flex min-h-11 items-center gap-2 hover:underline">
                  <SocialIcon name={icon} />
                  {platform}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
