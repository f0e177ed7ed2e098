import { ArticleActions, ArticleAside, ArticleFields } from '@/admin/content/articles/article-form'
import {
  articleColumns,
  articleFields,
  articleForm,
  articleLevels,
  articleSchema,
  articleStatus,
  type ArticleRow,
} from '@/admin/content/articles/article-schema'
import { filterChoices } from '@/admin/content/articles/article-choices'
import { malaysiaDate } from '@/lib/dates'
import { adminPaths } from '@/admin/kit/paths'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Tables } from '@/lib/database.types'

type Article = Pick<
  Tables<'blog_posts'>,
  'id' | 'slug' | 'title' | 'category' | 'topic' | 'is_published' | 'published_at' | 'updated_at'
> & { author: { name: string } | null }

const now = () => new Date().toISOString()

export const articles = defineResource<Article, ArticleRow, typeof articleSchema>({
  name: 'articles',
  path: adminPaths.articles,
  table: 'blog_posts',
  names: { title: 'Articles', one: 'article', many: 'articles' },
  rowLabel: ({ title }) => title,
  searchKind: 'article',
  tables: {
    redirects: {
      one: 'redirect',
      many: 'Redirects',
      columns: { from_path: 'Old address', to_path: 'Leads to' },
    },
  },
  create: { keywords: 'write post blog' },
  list: {
    fields: ['id', 'slug', 'title', 'category', 'topic', 'is_published', 'published_at', 'updated_at'],
    embed: 'author:blog_authors(name)',
    search: { columns: ['title', 'category', 'topic'], label: 'Search title or topic' },
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: [
          {
            value: 'published',
            label: 'Published',
            where: [
              ['is_published', 'eq', true],
              ['published_at', 'lte', now],
            ],
          },
          {
            value: 'scheduled',
            label: 'Scheduled',
            where: [
              ['is_published', 'eq', true],
              ['published_at', 'gt', now],
            ],
          },
          { value: 'draft', label: 'Drafts', where: [['is_published', 'eq', false]] },
        ],
      },
    ],
    choices: [
      {
        name: 'category',
        label: 'Category',
        column: 'category',
        options: filterChoices('categories'),
      },
      {
        name: 'author',
        label: 'Author',
        column: 'author_id',
        options: filterChoices('authors'),
      },
    ],
    columns: [
      { id: 'title', header: 'Title', kind: 'main', sortBy: 'title', cell: ({ title }) => title },
      {
        id: 'status',
        header: 'Status',
        cell: (row) => (
          <StatusBadge level={articleLevels[articleStatus(row)]}>{articleStatus(row)}</StatusBadge>
        ),
      },
      { id: 'category', header: 'Category', sortBy: 'category', cell: ({ category }) => category ?? 'None' },
      { id: 'author', header: 'Author', cell: ({ author }) => author?.name ?? 'The studio' },
      {
        id: 'published',
        header: 'Published',
        kind: 'number',
        sortBy: 'published_at',
        cell: (row) => (row.published_at && row.is_published ? malaysiaDate(row.published_at) : 'Not yet'),
      },
      {
        id: 'changed',
        header: 'Changed',
        kind: 'number',
        sortBy: 'updated_at',
        cell: ({ updated_at: at }) => malaysiaDate(at),
      },
    ],
    defaultSort: { id: 'changed', descending: true },
    empty: {
      title: 'No articles yet',
      text: 'Write the first one: a draft stays here until you publish it.',
    },
  },
  // A draft is saved automatically; the text that visitors see changes only on publishing.
  form: {
    fields: articleFields,
    schema: articleSchema,
    empty: () => ({ image: { url: '', alt: '' } }),
    toForm: articleForm,
    toRow: articleColumns,
    columnToField: {
      featured_image_url: 'image.url',
      featured_image_alt: 'image.alt',
      published_at: 'publish_at',
    },
    Fields: ArticleFields,
    Aside: ArticleAside,
    Actions: ArticleActions,
    autosaves: (stored) => articleStatus(stored) === 'Draft',
  },
})
