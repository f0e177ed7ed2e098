const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text can be a slug, as the database checks it. */
export const isSlug = (text: string) => slugPattern.test(text)
