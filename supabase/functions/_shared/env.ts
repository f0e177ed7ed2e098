/** Reads one variable; `Deno.env.get` in a function, an object in a test. */
export type Env = (name: string) => string | undefined

/** The value of a variable; undefined if it is absent or blank (an empty line of an .env file). */
export function optional(env: Env, name: string): string | undefined {
  return env(name)?.trim() || undefined
}

/**
 * The value of a required variable.
 * @throws Error naming it, at start, so that an incomplete deployment fails before it claims an email
 */
export function required(env: Env, name: string): string {
  const value = optional(env, name)
  if (!value) throw new Error(`${name} is not set: see supabase/functions/.env.example.`)
  return value
}
