import { ArticleActions } from '@/admin/content/articles/article-actions'
import { ArticleAside } from '@/admin/content/articles/article-aside'
import { ArticleFields } from '@/admin/content/articles/article-fields'
import {
  articleColumns,
  articleForm,
  articleSchema,
  emptyArticle,
  isDraft,
  type ArticleForm,
  type ArticleRow,
} from '@/admin/content/articles/article-schema'
import { defineRecord } from '@/admin/kit/record/record'

/** How an article is written: a draft saves itself, what visitors see changes only when it is published. */
export const article = defineRecord<ArticleRow, ArticleForm>({
  name: 'articles',
  noun: 'article',
  table: 'blog_posts',
  at: '/admin/blog',
  fields: [
    'id',
    'updated_at',
    'slug',
    'title',
    'excerpt',
    'content',
    'category',
    'topic',
    'author_id',
    'featured_image_url',
    'featured_image_alt',
    'meta_description',
    'author_take',
    'is_featured',
    'is_published',
    'published_at',
  ],
  schema: articleSchema,
  empty: emptyArticle,
  toForm: articleForm,
  toRow: articleColumns,
  title: ({ title }) => title,
  labels: {
    title: 'Title',
    slug: 'Address',
    excerpt: 'Excerpt',
    content: 'Body',
    category: 'Category',
    topic: 'Topic',
    author_id: 'Author',
    picture: 'Picture',
    meta_description: 'Description for search',
    author_take: 'Author’s take',
    is_featured: 'Featured',
    is_published: 'Published',
    publish_at: 'Day and time',
  },
  fieldOf: {
    featured_image_url: 'picture.url',
    featured_image_alt: 'picture.alt',
    published_at: 'publish_at',
  },
  Fields: ArticleFields,
  Aside: ArticleAside,
  Actions: ArticleActions,
  autosaves: isDraft,
})
