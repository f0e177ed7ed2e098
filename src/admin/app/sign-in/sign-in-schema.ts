import * as v from 'valibot'

/** The specification's words for either field left empty. */
export const bothNeeded = 'Please enter both email and password'

export const signInSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(bothNeeded)),
  password: v.pipe(v.string(), v.nonEmpty(bothNeeded)),
})

/** The provider's own message, or the specification's when it gave none. */
export function signInFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message || 'Failed to login'
}
