import slugify from '@sindresorhus/slugify'

/**
 * A title as the last part of a URL: lower-case letters of English, digits and single hyphens, at most `longest`. Letters
 * of other alphabets are transliterated; a title in Chinese or Tamil gives an empty text.
 */
export function slugFrom(title: string, longest: number): string {
  const slug = slugify(title, { decamelize: false, customReplacements: [['&', ' ']] })
  return slug.slice(0, longest).replace(/-+$/, '')
}
