import * as v from 'valibot'

/** The specification's message; the footer's variant ends with a period. */
export const invalidEmail = 'Please enter a valid email address'

/** What the page lets through: non-empty, contains '@', no longer than an address may be (254). */
export const newsletterEmail = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(invalidEmail),
  v.includes('@', invalidEmail),
  v.maxLength(254, invalidEmail),
)
