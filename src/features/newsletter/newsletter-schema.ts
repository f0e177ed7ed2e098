import * as v from 'valibot'

/** What the page lets through: non-empty, contains '@', no longer than an address may be (254). */
export const newsletterEmail = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.includes('@'), v.maxLength(254))
