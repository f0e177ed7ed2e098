import { Suspense } from 'react'
import { SiteLink, TextLink } from '@/components/ui/site-link'
import { columnSizes, imageAttributes } from '@/lib/image-url'
import { readMinutes } from '@/lib/read-minutes'

export interface RelatedArticle {
  slug: string
  title: string
  category: string | null
  read_time: number | null
  /** The cover, 8:3. */
  featured_image_url: string | null
}

interface RelatedArticlesProps {
  heading: string
  action: { label: string; to: string }
  articles: readonly RelatedArticle[]
}

/** The first article's cover beside a list of titles. Renders nothing without articles. */
export function RelatedArticles({ heading, action, articles }: RelatedArticlesProps) {
  const cover = articles[0]?.featured_image_url
  if (articles.length === 0) return null
  return (
    <Suspense>
      <section className="page py-section">
        <div className="mb-4 lg:col-[c_9/main-end] lg:mb-0 lg:flex lg:flex-col lg:items-start lg:justify-between">
          <h2>{heading}</h2>
          <TextLink to={action.to} className="mt-2">
            {action.label}
          </TextLink>
        </div>
        {cover && (
          <img
            {...imageAttributes(cover, columnSizes(8))}
            alt=""
            width={1280}
            height={480}
            loading="lazy"
            decoding="async"
            className="aspect-8/3 w-full object-cover max-sm:hidden lg:col-[main-start/span_8] lg:row-start-1"
          />
        )}
        <ul className="lg:grid lg:grid-cols-subgrid">
          {articles.map(({ slug, title, category, read_time }) => (
            <li
              key={slug}
              className="border-b border-rule py-4 lg:col-[1/-1] lg:grid lg:grid-cols-subgrid lg:items-baseline"
            >
              <h3 className="lg:col-span-8">
                <SiteLink
                  to={`/blog/${slug}`}
                  className="hover:underline hover:decoration-2 hover:underline-offset-4"
                >
                  {title}
                </SiteLink>
              </h3>
              <p className="mt-1 text-ink-2 lg:col-[9/-1]">
                {[category, `${readMinutes(read_time)} min read`].filter(Boolean).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Suspense>
  )
}
