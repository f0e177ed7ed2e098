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
