import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { defineSetting } from '@/admin/content/settings/setting'
import { blogHero } from '@/content/blog'
import { defaultIntro } from '@/content/portfolio'
import { defaultFeaturedIntro } from '@/content/site'
import type { Json } from '@/lib/database.types'
import { asObject, asText } from '@/lib/json'

const line = v.pipe(v.string(), v.trim(), v.maxLength(300, 'Keep it under 301 characters'))
const paragraph = v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Keep it under 1,001 characters'))

/** The intro on Home may have been stored as a bare text. */
const introText = (value: Json | undefined) =>
  typeof value === 'string' ? value : asText(asObject(value).content)

export const featuredIntro = defineSetting({
  path: '/admin/settings/home-projects',
  title: 'Sentence under Home’s projects',
  noun: 'sentence',
  table: 'portfolio_settings',
  key: 'homepage_featured_intro',
  page: { to: '/', label: 'Home' },
  schema: v.object({ content: paragraph }),
  read: (value) => ({ content: introText(value) }),
  write: (form, stored) => ({ ...asObject(stored), ...form }),
  says: introText,
  labels: { content: 'Sentence' },
  Fields: ({ form }) => (
    <TextField form={form} name="content" label="Sentence" rows={4} placeholder={defaultFeaturedIntro} />
  ),
})

export const portfolioIntro = defineSetting({
  path: '/admin/settings/portfolio-intro',
  title: 'Heading of the gallery',
  noun: 'heading',
  table: 'portfolio_settings',
  key: 'portfolio_intro',
  page: { to: '/portfolio', label: 'Portfolio' },
  schema: v.object({ title: line, content: paragraph }),
  read: (value) => ({ title: asText(asObject(value).title), content: asText(asObject(value).content) }),
  write: (form, stored) => ({ ...asObject(stored), ...form }),
  says: (value) => asText(asObject(value).title),
  labels: { title: 'Heading', content: 'Sentence under it' },
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="title" label="Heading" placeholder={defaultIntro.title} />
      <TextField
        form={form}
        name="content"
        label="Sentence under it"
        rows={4}
        placeholder={defaultIntro.content}
      />
    </>
  ),
})

const { stats } = blogHero
const figure = v.pipe(v.string(), v.trim(), v.maxLength(20, 'Keep it under 21 characters: it is set large'))
/** A figure may have been stored as a number. */
const figureText = (value: Json | undefined) => (typeof value === 'number' ? String(value) : asText(value))

export const blogMetrics = defineSetting({
  path: '/admin/settings/blog-figures',
  title: 'Figures of the blog',
  noun: 'figures',
  table: 'blog_settings',
  key: 'blog_metrics',
  page: { to: '/blog', label: 'Blog' },
  schema: v.object({ expert_articles: figure, monthly_readers: figure, growing_community: figure }),
  read: (value) => {
    const stored = asObject(value)
    return {
      expert_articles: figureText(stored.expert_articles),
      monthly_readers: figureText(stored.monthly_readers),
      growing_community: figureText(stored.growing_community),
    }
  },
  write: (form, stored) => ({ ...asObject(stored), ...form }),
  says: (value) =>
    Object.entries(stats)
      .flatMap(([name, { label }]) => {
        const said = figureText(asObject(value)[name])
        return said ? `${said} ${label}` : []
      })
      .join(', '),
  labels: {
    expert_articles: stats.expert_articles.label,
    monthly_readers: stats.monthly_readers.label,
    growing_community: stats.growing_community.label,
  },
  Fields: ({ form }) => (
    <div className="grid gap-5 md:grid-cols-3">
      <TextField
        form={form}
        name="expert_articles"
        label={stats.expert_articles.label}
        placeholder={stats.expert_articles.value}
      />
      <TextField
        form={form}
        name="monthly_readers"
        label={stats.monthly_readers.label}
        placeholder={stats.monthly_readers.value}
      />
      <TextField
        form={form}
        name="growing_community"
        label={stats.growing_community.label}
        placeholder={stats.growing_community.value}
      />
    </div>
  ),
})
