import { Link } from 'react-router-dom'
import type { ArticleForm } from '@/admin/articles/article-schema'
import { SavedPanel } from '@/admin/form/saved-panel'
import { fromMalaysiaField, malaysiaDateTime } from '@/admin/malaysia-time'
import { Button, ButtonLink } from '@/components/ui/button'

/** What became of a new article, and where it is now. */
export function ArticleSaved({ article, onAgain }: { article: ArticleForm; onAgain: () => void }) {
  const { title, slug, when, publishAt } = article
  const heading = { now: 'Published', later: 'Scheduled', draft: 'Saved as a draft' }[when]
  return (
    <SavedPanel title={heading}>
      <p className="mt-3">
        {when === 'now' && (
          <>
            “{title}” is on the website at{' '}
            <a className="underline underline-offset-4" href={`/blog/${slug}`}>
              /blog/{slug}
            </a>
            .
          </>
        )}
        {when === 'later' && `“${title}” appears on ${malaysiaDateTime(fromMalaysiaField(publishAt))} (MYT).`}
        {when === 'draft' && `“${title}” is kept here; nobody else sees it.`}{' '}
        <Link className="underline underline-offset-4" to={`/admin/blog?q=${encodeURIComponent(title)}`}>
          See it among the articles
        </Link>
        .
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/admin/blog">All articles</ButtonLink>
        <Button variant="line" onClick={onAgain}>
          Write another
        </Button>
      </p>
    </SavedPanel>
  )
}
