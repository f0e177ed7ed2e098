import * as v from 'valibot'
import {
  field,
  optionalImageUrl,
  optionalText,
  orNull,
  requiredText,
  slugSchema,
} from '@/admin/kit/form/text-schema'
import type { Json, Tables } from '@/lib/database.types'
import { asObject, asText } from '@/lib/json'

export const longestSlug = 80

/** The label of a platform, and the name of its icon on the website. */
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

export const platformNames = Object.keys(platforms)
const iconOf = (platform: string) =>
  Object.hasOwn(platforms, platform) ? platforms[platform as keyof typeof platforms] : platform

const link = v.pipe(
  v.object({
    platform: v.pipe(v.string(), v.nonEmpty('Choose one'), v.maxLength(40, 'That is too long')),
    url: requiredText('Give the link an address', 500, 'That is too long'),
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

/** The limits match the table blog_authors. */
export const authorSchema = v.object({
  name: field('Name', requiredText('Give the author a name', 120, 'Keep the name under 121 characters')),
  slug: field('Web address', slugSchema(longestSlug)),
  title: field('Title', optionalText(160, 'Keep the title under 161 characters')),
  bio: field('A few lines', optionalText(2000, 'Keep the lines under 2,001 characters')),
  avatar_url: field('Image', orNull(optionalImageUrl)),
  links: field('Links', v.array(link)),
})

export type AuthorForm = v.InferInput<typeof authorSchema>

export type AuthorRow = Omit<Tables<'blog_authors'>, 'created_at' | 'deleted_at'>

export const linksOf = ({ social_links: stored }: AuthorRow) =>
  (Array.isArray(stored) ? stored : []).map(linkOf)

function linkOf(stored: Json): AuthorForm['links'][number] {
  const { platform, url } = asObject(stored)
  return { platform: asText(platform), url: asText(url) }
}

/** The columns for a completed form. */
export const authorColumns = ({ links, ...columns }: v.InferOutput<typeof authorSchema>) => ({
  ...columns,
  social_links: links.map(({ platform, url }) => ({ platform, url, icon: iconOf(platform) })),
})
