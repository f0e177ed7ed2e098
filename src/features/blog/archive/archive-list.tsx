import { SiteLink } from '@/components/ui/site-link'
import { articlePath } from '@/features/blog/article/article-meta'
import { listedMinutes } from '@/features/blog/article/article-text'
import type { ArchiveYear } from '@/features/blog/archive/archive-months'
import type { YearCount } from '@/features/blog/archive/archive-query'

interface ArchiveListProps {
  years: readonly ArchiveYear[]
  counts: readonly YearCount[]
  /** Whether the counts of the years are those of this list. */
  wholeYears: boolean
}

/** A year in large figures; under it its months in the margin, their titles on ruled lines. */
export function ArchiveList({ years, counts, wholeYears }: ArchiveListProps) {
  return years.map(({ year, months }) => {
    const count = wholeYears && counts.find((one) => one.year === year)?.count
    return (
      <section key={year} aria-labelledby={`year-${year}`} className="mt-9 first-of-type:mt-6">
        <h2 id={`year-${year}`} className="flex items-baseline gap-4 pb-3">
          {year}
          {count && (
            <span className="font-body text-base font-normal tracking-normal text-ink-2">
              {count === 1 ? '1 article' : `${count} articles`}
            </span>
          )}
        </h2>
        {months.map(({ month, articles }) => (
          <section
            key={month}
            aria-label={`${month} ${year}`}
            className="border-t border-edge py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <h3 className="py-2 font-body text-base font-semibold tracking-normal">
              {month} <span className="font-normal text-ink-2">{articles.length}</span>
            </h3>
            <ul>
              {articles.map((article) => (
                <li key={article.slug} className="border-rule py-2 text-balance not-first:border-t">
                  <SiteLink
                    to={articlePath(article.slug)}
                    className="font-head text-h4 font-semibold hover:underline hover:decoration-2 hover:underline-offset-4"
                  >
                    {article.title}
                  </SiteLink>
                  <p className="text-base text-ink-2">
                    {article.category && `${article.category}, `}
                    {listedMinutes(article.read_time)} min read
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    )
  })
}
