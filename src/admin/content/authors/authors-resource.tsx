import * as v from 'valibot'
import { counted, countOf } from '@/admin/kit/api/read'
import { amount } from '@/admin/kit/format/amount'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import {
  field,
  optionalImageUrl,
  optionalText,
  orNull,
  requiredText,
  slugSchema,
} from '@/admin/kit/form/text-schema'
import { ImageField } from '@/admin/kit/images/image-field'
import { socialIcons } from '@/admin/content/social-links/social-icons'
import { adminPaths } from '@/admin/kit/paths'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'
import { ListField } from '@/admin/kit/form/list-field'
import { defineResource } from '@/admin/kit/resource/define-resource'
import type { Tables } from '@/lib/database.types'
import { malaysiaDate } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

const longestSlug = 80

const platforms = Object.keys(socialIcons).map((name) => ({ value: name, label: name }))

const link = v.pipe(
  v.object({
    platform: requiredText('Choose one', 40),
    url: requiredText('Give the link an address', 500),
  }),
  v.forward(
    v.check(
      ({ platform, url }) => platform !== 'Email' || /^mailto:[^@\s]+@[^@\s]+$/.test(url),
      'Begin with mailto:, like mailto:farah@example.com',
    ),
    ['url'],
  ),
  v.forward(
    v.check(
      ({ platform, url }) => platform === 'Email' || /^https:\/\/\S+$/.test(url),
      'Begin with https://',
    ),
    ['url'],
  ),
  v.transform(({ platform, url }) => ({ platform, url, icon: socialIcons[platform] ?? platform })),
)

/** The limits match the table blog_authors. */
const schema = v.object({
  name: field('Name', requiredText('Give the author a name', 120)),
  slug: field('Web address', slugSchema(longestSlug)),
  title: field('Title', optionalText(160)),
  bio: field('A few lines about them', optionalText(2000)),
  avatar_url: field('Portrait', orNull(optionalImageUrl)),
  social_links: field('Links', v.array(link)),
})
type AuthorForm = v.InferInput<typeof schema>

const fields = columnsOf(schema)
type AuthorRow = Pick<Tables<'blog_authors'>, (typeof fields)[number]>

type Author = Pick<Tables<'blog_authors'>, 'id' | 'name' | 'title' | 'created_at'> & {
  posts: Array<{ count: number }>
}

export const authors = defineResource<Author, AuthorRow, typeof schema>({
  name: 'authors',
  path: adminPaths.authors,
  table: 'blog_authors',
  names: { title: 'Authors', one: 'author', many: 'authors' },
  rowLabel: ({ name }) => name,
  searchKind: 'author',
  dependents: async (ids) => {
    const articles = await countOf(supabase.from('blog_posts').select('*', counted).in('author_id', ids))
    return articles > 0
      ? `${amount(articles, 'article loses its author and is', 'articles lose their author and are')} signed by the studio.`
      : ''
  },
  create: { keywords: 'add blog' },
  list: {
    fields: ['id', 'name', 'title', 'created_at'],
    embed: 'posts:blog_posts(count)',
    search: { columns: ['name', 'title'], label: 'Search name or title' },
    columns: [
      { id: 'name', header: 'Name', kind: 'main', sortBy: 'name', cell: ({ name }) => name },
      { id: 'title', header: 'Title', kind: 'long', cell: ({ title }) => title || 'None' },
      { id: 'posts', header: 'Articles', kind: 'number', cell: ({ posts }) => posts[0]?.count ?? 0 },
      {
        id: 'since',
        header: 'Added on',
        kind: 'number',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDate(at),
      },
    ],
    defaultSort: { id: 'name', descending: false },
    empty: {
      title: 'No authors yet',
      text: 'Until then, articles are signed by the studio.',
    },
  },
  form: {
    schema,
    empty: () => ({ social_links: [] }),
    Fields: AuthorFields,
  },
})

function AuthorFields({ form, stored }: RecordHandle<AuthorRow, AuthorForm>) {
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField form={form} name="name" />
        <SlugField
          form={form}
          from="name"
          fixed={stored !== undefined}
          longest={longestSlug}
          isPublic={stored !== undefined}
          prefix="/blog/authors/"
        />
      </div>
      <TextField form={form} name="title" help="What they do at the studio, like Content Editor." />
      <TextField form={form} name="bio" help="Shown under each of their articles." rows={6} />
      <ImageField form={form} name="avatar_url" help="Cropped to a square beside the name." />
      <ListField
        form={form}
        name="social_links"
        label="Links"
        one="link"
        empty={{ platform: 'LinkedIn', url: '' }}
      >
        {(index) => (
          <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-[10rem_1fr]">
            <SelectField
              form={form}
              name={`social_links.${index}.platform`}
              label="Platform"
              choices={platforms}
            />
            <TextField form={form} name={`social_links.${index}.url`} label="Link" inputMode="url" />
          </div>
        )}
      </ListField>
    </>
  )
}
