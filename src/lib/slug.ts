const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text can be a slug, as the database checks it. */
export const isSlug = (text: string) => slugPattern.test(text)

/** A title as the last part of a URL: lower-case letters, digits and single hyphens. */
export function slugFrom(title: string, longest: number): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}
