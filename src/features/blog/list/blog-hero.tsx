import { useQuery } from '@tanstack/react-query'
import { Stats } from '@/components/sections/stats'
import { ButtonLink } from '@/components/ui/button'
import { blogHero as words } from '@/content/blog'
import { ArticleSearch } from '@/features/blog/list/article-search'
import { metricsQuery } from '@/features/blog/list/list-queries'

const names = ['expert_articles', 'monthly_readers', 'growing_community'] as const

/** What the blog is for, the field that finds an article, and three figures on one rule. */
export function BlogHero() {
  const { data: metrics = {} } = useQuery(metricsQuery())
  const figures = names.map((name) => ({
    ...words.figures[name],
    figure: metrics[name] ?? words.figures[name].figure,
  }))
  return (
    <section className="page pt-[clamp(2.5rem,6vw,5rem)]">
      <div className="lg:col-[main-start/span_7]">
        <h1>{words.heading}</h1>
        <p className="mt-6 text-lead text-ink-2">{words.text}</p>
        <p className="mt-7">
          <ButtonLink to={words.action.to} variant="beat" size="big">
            {words.action.label}
          </ButtonLink>
        </p>
      </div>
      <div className="mt-10 lg:col-[c_8/main-end] lg:mt-0 lg:self-end">
        <ArticleSearch />
      </div>
      <Stats figures={figures} className="mt-12 lg:mt-14" />
    </section>
  )
}
