import { CallToAction } from '@/components/layout/call-to-action'
import { TwoColumn } from '@/components/sections/two-column'
import { MarginQuestions } from '@/components/sections/margin-questions'
import { benefits, blogNewsletter, essay } from '@/content/blog'
import { closing } from '@/content/call-to-action'
import { site } from '@/content/site'
import { ArticleIndex } from '@/features/blog/list/article-index'
import { BlogHero } from '@/features/blog/list/blog-hero'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { whatsappLink } from '@/lib/whatsapp'

export function BlogPage() {
  return (
    <>
      <BlogHero />
      <TwoColumn heading={benefits.heading} text={benefits.text}>
        <dl className="border-t-2 border-ink">
          {benefits.items.map(({ title, text }) => (
            <div
              key={title}
              className="border-b border-rule py-5 sm:grid sm:grid-cols-[3fr_5fr] sm:gap-x-gutter"
            >
              <dt className="font-head text-h4 font-semibold">{title}</dt>
              <dd className="mt-2 text-ink-2 sm:mt-0">{text}</dd>
            </div>
          ))}
        </dl>
      </TwoColumn>
      <ArticleIndex />
      <MarginQuestions {...essay} />
      <section className="page bg-sunk py-[clamp(3rem,6vw,4.5rem)]">
        <div className="lg:col-[main-start/span_6]">
          <h2>{blogNewsletter.heading}</h2>
          <p className="mt-4 text-ink-2">{blogNewsletter.text}</p>
        </div>
        <div className="mt-7 lg:col-[c_8/main-end] lg:mt-0 lg:self-end">
          <NewsletterForm variant="blog" />
        </div>
      </section>
      <div className="h-section" />
      <CallToAction {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}
