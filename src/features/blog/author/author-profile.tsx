import { Breadcrumb } from '@/components/sections/breadcrumb'
import { AuthorLinks } from '@/features/blog/author/author-links'
import { authorTrail } from '@/features/blog/author/author-meta'
import { AuthorPortrait } from '@/features/blog/author/author-portrait'
import type { Author } from '@/features/blog/author/author-query'

/** Who writes: a letter about them in one column, their picture hung beside it. */
export function AuthorProfile({ author }: { author: Author }) {
  const { name, title, bio, social_links: links } = author
  return (
    <header className="page pt-6 pb-section">
      <Breadcrumb trail={authorTrail(author)} />
      <AuthorPortrait
        author={author}
        className="mt-7 max-w-36 lg:col-[c_10/main-end] lg:row-start-2 lg:mt-10 lg:max-w-none lg:self-start"
      />
      <div className="mt-8 lg:col-[main-start/span_8] lg:row-start-2">
        <h1>{name}</h1>
        {title && <p className="mt-4 text-lead text-ink-2">{title}</p>}
        {bio && (
          <div className={`letter mt-9 ${bio.length > 160 ? 'letter-opens' : ''}`}>
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
