import * as v from 'valibot'
import { isSlug } from '@/lib/slug'

/** The slug of a record's form. */
export const slugSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give it an address'),
    v.maxLength(longest, `Keep the address under ${longest + 1} characters`),
    v.check(isSlug, 'Use small letters, digits and single hyphens only'),
  )
