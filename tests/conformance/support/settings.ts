/** A Supabase project and how the suite accesses it. */
export interface ConformanceProject {
  /** Without a trailing slash. */
  url: string
  /** `sb_publishable_…`, or the older key `anon`. */
  publicKey: string
  /** `sb_secret_…`, or the older key `service_role`. */
  secretKey: string
  /**
   * The URL of a mailbox that gets the project's emails; without one, tests that need an email are skipped.
   */
  mailboxUrl: string | undefined
  /** The secret of send-due; without it, tests that need it are skipped. */
  cronSecret: string | undefined
  /** The domain of the addresses that the suite uses. */
  mailDomain: string
}

const variables = {
  CONFORMANCE_PUBLIC_KEY: 'publicKey',
  CONFORMANCE_SECRET_KEY: 'secretKey',
} as const

/**
 * The project in the environment variables, or undefined.
 * @throws when it is not marked as staging, or a key is missing
 */
export function projectFrom(env: Record<string, string | undefined>): ConformanceProject | undefined {
  const url = env.CONFORMANCE_URL?.replace(/\/+$/, '')
  if (!url) return undefined
  if (env.CONFORMANCE_STAGING !== 'yes')
    throw new Error(
      `The suite makes people, rows and images at ${url}, and takes them away again. ` +
        'If that is a staging project, say so: CONFORMANCE_STAGING=yes',
    )
  const project = {
    url,
    publicKey: '',
    secretKey: '',
    mailboxUrl: env.CONFORMANCE_MAILBOX_URL?.replace(/\/+$/, '') || undefined,
    cronSecret: env.CONFORMANCE_CRON_SECRET || undefined,
    mailDomain: env.CONFORMANCE_MAIL_DOMAIN || 'example.test',
  }
  for (const [name, field] of Object.entries(variables)) {
    const key = env[name]
    if (!key) throw new Error(`${name} is not set.`)
    project[field] = key
  }
  return project
}
