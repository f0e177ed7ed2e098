import { AuthorFields } from '@/admin/content/authors/author-fields'
import {
  authorColumns,
  authorForm,
  authorSchema,
  emptyAuthor,
  type AuthorForm,
  type AuthorRow,
} from '@/admin/content/authors/author-schema'
import { defineRecord } from '@/admin/kit/record/record'

export const author = defineRecord<AuthorRow, AuthorForm>({
  name: 'authors',
  noun: 'author',
  table: 'blog_authors',
  at: '/admin/blog/authors',
  fields: ['id', 'updated_at', 'slug', 'name', 'title', 'bio', 'avatar_url', 'social_links'],
  schema: authorSchema,
  empty: emptyAuthor,
  toForm: authorForm,
  toRow: authorColumns,
  title: ({ name }) => name,
  labels: {
    name: 'Name',
    slug: 'Address',
    title: 'Title',
    bio: 'A few lines',
    avatar_url: 'Picture',
    links: 'Links',
  },
  fieldOf: { social_links: 'links' },
  Fields: AuthorFields,
})
