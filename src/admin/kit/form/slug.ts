import * as v from 'valibot'

/** A title as the last part of an address: lower case, plain letters and figures, single hyphens. */
export function slugFrom(title: string, longest: number): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}

/** As the database checks it. */
export const slugSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give it an address'),
    v.maxLength(longest, `Keep the address under ${longest + 1} characters`),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, figures and single hyphens only'),
  )

/** 'about-2' -> 'about' */
export const withoutNumber = (slug: string) => slug.replace(/-\d{1,3}$/, '')

/** Whether an address was made from a title, a number after it allowed, and not written by hand. */
export const slugFollows = (slug: string, made: string) =>
  slug === '' || slug === made || (made !== '' && withoutNumber(slug) === made)

/** The first of `slug-2`, `slug-3`… that is not taken, no longer than it may be. */
export function freeSlug(slug: string, taken: readonly string[], longest: number): string {
  const base = withoutNumber(slug)
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const next = base.slice(0, longest - ending.length).replace(/-+$/, '') + ending
    if (!taken.includes(next)) return next
  }
}
