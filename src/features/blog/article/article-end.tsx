import { CallToAction } from '@/components/layout/call-to-action'
import { ChooseATime } from '@/components/layout/choose-a-time'
import { ButtonLink } from '@/components/ui/button'
import { SiteLink, TextLink } from '@/components/ui/site-link'
import { articleCopy as copy } from '@/content/blog'
import type { Neighbour } from '@/features/blog/article/article-query'
import { articlePath } from '@/features/blog/post'

/** Links to the previous and next article and to the list. */
export function ArticleNeighbours({
  previous,
  next,
}: {
  previous: Neighbour | null
  next: Neighbour | null
}) {
  return (
    <nav aria-label="Articles" className="page pt-section">
      <div className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-gutter">
        {previous && <NeighbourLink label={copy.previous} article={previous} rel="prev" />}
        {next && <NeighbourLink label={copy.next} article={next} rel="next" className="md:col-start-2" />}
      </div>
      <p className="mt-5">
        <TextLink to={copy.back.to}>{copy.back.label}</TextLink>
      </p>
    </nav>
  )
}

interface NeighbourLinkProps {
  label: string
  article: Neighbour
  rel: 'prev' | 'next'
  className?: string
}

function NeighbourLink({ label, article, rel, className = '' }: NeighbourLinkProps) {
  return (
    <SiteLink
      to={articlePath(article.slug)}
      rel={rel}
      className={`group border-b border-rule py-5 md:row-start-1 ${className}`}
    >
      <span className="block text-base text-ink-2">{label}</span>
      <span className="mt-1 block font-head text-h4 font-semibold text-balance group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
        {article.title}
      </span>
    </SiteLink>
  )
}

/** The call to action under an article and on an author's page. */
export function ArticleClosing() {
  const { action, aside, ...closing } = copy.closing
  return (
    <CallToAction {...closing}>
      <p className="beside">
        <ButtonLink to={action.to} variant="paper" size="big">
          {action.label}
        </ButtonLink>
        <ChooseATime />
        <TextLink to={aside.to}>{aside.label}</TextLink>
      </p>
    </CallToAction>
  )
}
