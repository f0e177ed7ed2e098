import { Ornament } from '@/components/ui/ornament'
import type { Author } from '@/features/blog/author/author-query'
import { initialsOf } from '@/features/blog/author/initials'

/** The author's picture, 4:5; without one a cloth with the initials, hung like a picture. Decoration: the name is beside it. */
export function AuthorPortrait({
  author,
  className = '',
}: {
  author: Pick<Author, 'name' | 'avatar_url'>
  className?: string
}) {
  const frame = `aspect-4/5 w-full bg-cloth shadow-cloth ${className}`
  if (author.avatar_url) {
    return (
      <img
        src={author.avatar_url}
        alt=""
        width={480}
        height={600}
        decoding="async"
        className={`${frame} object-cover`}
      />
    )
  }
  return (
    <div aria-hidden="true" className={`${frame} author-cloth`}>
      <Ornament kind="siku" />
      <span>{initialsOf(author.name)}</span>
      <Ornament kind="siku" className="-scale-y-100" />
    </div>
  )
}
