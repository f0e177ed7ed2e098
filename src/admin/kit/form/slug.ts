import * as v from 'valibot'
import { isSlug } from '@/lib/slug'

/** The slug of a record's form. */
export const slugSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give it an address'),
    v.maxLength(longest, `Keep the address under ${longest + 1} characters`),
    v.check(isSlug, 'Use small letters, figures and single hyphens only'),
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
