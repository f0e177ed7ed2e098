import { filingRecord, filingResource } from '@/admin/content/taxonomy/taxonomy-resource'

const kind = {
  name: 'blog-topics',
  title: 'Topics',
  noun: { one: 'topic', many: 'topics' },
  table: 'blog_topics',
  at: '/admin/blog/topics',
  lead: 'What an article is about, finer than its category.',
  empty: { title: 'No topics yet', text: 'Articles can do without one; a reader finds them faster with.' },
} as const

export const topics = filingResource(kind)
export const topic = filingRecord(kind)
