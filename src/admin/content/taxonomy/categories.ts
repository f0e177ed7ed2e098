import { filingRecord, filingResource } from '@/admin/content/taxonomy/taxonomy-resource'

const kind = {
  name: 'blog-categories',
  title: 'Blog categories',
  noun: { one: 'category', many: 'categories' },
  table: 'blog_categories',
  at: '/admin/blog/categories',
  lead: 'What the blog’s filters offer, in this order.',
  empty: {
    title: 'No categories yet',
    text: 'Articles can do without one; a reader finds them faster with.',
  },
} as const

export const categories = filingResource(kind)
export const category = filingRecord(kind)
