import { Breadcrumb } from '@/components/sections/breadcrumb'
import { Ornament } from '@/components/ui/ornament'
import { AuthorLinks } from '@/features/blog/author/author-links'
import { authorTrail } from '@/features/blog/author/author-meta'
import type { Author } from '@/features/blog/author/author-query'
import { imageAttributes } from '@/lib/image-url'

/** An author's profile with their image. */
export function AuthorProfile({ author }: { author: Author }) {
  const { name, title, bio, social_links: links } = author
  return (
    <header className="page pt-6 pb-section">
      <Breadcrumb trail={authorTrail(author)} />
      <div className="mt-6 flex justify-between gap-6 lg:contents">
        <div className="self-end lg:col-[main-start/span_8] lg:mt-8">
          <h1>{name}</h1>
          {title && <p className="mt-4 text-lead text-ink-2 lg:mt-6">{title}</p>}
        </div>
        <AuthorPortrait
          author={author}
          className="max-w-36 lg:col-[c_10/main-end] lg:row-span-2 lg:mt-10 lg:max-w-none lg:self-start"
        />
      </div>
      <div className="mt-8 lg:col-[main-start/span_8] lg:mt-9">
        {bio && (
          <div className={`letter ${bio.length > 160 ? 'letter-opens' : ''}`}>
            {bio.split(/\n\s*\n/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
        <AuthorLinks stored={links} className="mt-6" />
      </div>
    </header>
  )
}

/**
 * The author's image, 4:5; without one a cloth with the initials. Decorative, because the name is beside
 * it.
 */
function AuthorPortrait({
  author,
  className = '',
}: {
  author: Pick<Author, 'name' | 'avatar_url'>
  className?: string
}) {
  const frame = `aspect-4/5 w-full bg-cloth [box-shadow:var(--shadow-cloth)] ${className}`
  if (author.avatar_url) {
    return (
      <img
        {...imageAttributes(author.avatar_url, '(min-width: 900px) 18.75rem, 9rem')}
        alt=""
        width={480}
        height={600}
        fetchPriority="high"
        className={`${frame} object-cover`}
      />
    )
  }
  return (
    <div
      aria-hidden="true"
      className={`${frame} flex flex-col justify-between py-4 text-(--light-paper) [--gold:var(--cloth-gold)]`}
    >
      <Ornament kind="orn-siku" />
      <span className="text-center font-head text-[clamp(3.25rem,1.75rem+5vw,6.5rem)] leading-none font-[480] tracking-[-.03em]">
        {initialsOf(author.name)}
      </span>
      <Ornament kind="orn-siku" className="[scale:1_-1]" />
    </div>
  )
}

/** The initials of the first and the last word: 'Teoh Wan Qi' gives 'TQ'. Only letters and digits count. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // A letter with its marks, as Tamil and Arabic write them.
  return ends.map((word) => word?.match(/^.\p{M}*/u)?.[0].toUpperCase() ?? '').join('')
}
