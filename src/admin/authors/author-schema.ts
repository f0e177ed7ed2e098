import * as v from 'valibot'
import { slugSchema } from '@/admin/form/slug'
import type { TablesInsert } from '@/lib/database.types'

export const longestSlug = 80

/** A platform's name for people, and the name its icon goes by on the website. */
export const platforms = {
  LinkedIn: 'Linkedin',
  Twitter: 'Twitter',
  Instagram: 'Instagram',
  Facebook: 'Facebook',
  GitHub: 'Github',
  YouTube: 'Youtube',
  Threads: 'Threads',
  Email: 'Mail',
} as const

type Platform = keyof typeof platforms
export const platformNames = Object.keys(platforms) as Platform[]

const link = v.pipe(
  v.object({
    platform: v.picklist(platformNames),
    url: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Give the link an address'),
      v.maxLength(500, 'That is too long'),
    ),
  }),
  v.forward(
    v.check(
      ({ platform, url }) =>
        (platform === 'Email' ? /^mailto:[^@\s]+@[^@\s]+$/ : /^https:\/\/\S+$/).test(url),
      ({ input }) =>
        input.platform === 'Email'
          ? 'Begin with mailto:, like mailto:farah@example.com'
          : 'Begin with https://',
    ),
    ['url'],
  ),
)

/** The limits are those of the table blog_authors. */
export const authorSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the author a name'),
    v.maxLength(120, 'Keep the name under 121 characters'),
  ),
  slug: slugSchema(longestSlug),
  title: v.pipe(v.string(), v.trim(), v.maxLength(160, 'Keep the title under 161 characters')),
  bio: v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Keep the lines under 2,001 characters')),
  avatarUrl: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500, 'That is too long'),
    v.regex(/^$|^(\/|https:\/\/)\S+$/, 'Begin with https://, or with / for a picture of this website'),
  ),
  links: v.array(link),
})

export type AuthorForm = v.InferInput<typeof authorSchema>

export const emptyAuthor: AuthorForm = { name: '', slug: '', title: '', bio: '', avatarUrl: '', links: [] }

/** The row a filled-in form stands for. */
export function authorRow(form: AuthorForm): TablesInsert<'blog_authors'> {
  return {
    name: form.name,
    slug: form.slug,
    title: form.title,
    bio: form.bio,
    avatar_url: form.avatarUrl || null,
    social_links: form.links.map(({ platform, url }) => ({ platform, url, icon: platforms[platform] })),
  }
}
