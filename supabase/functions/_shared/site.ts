import { type Env, optional, required } from './env.ts'

/** A mail address with the name shown beside it. */
export interface Mailbox {
  name: string
  address: string
}

/** What a mail says about the studio that sends it. */
export interface SiteFacts {
  name: string
  /** Without a slash at the end. */
  url: string
  /** Where the functions are reached from outside, without a slash at the end. */
  functionsUrl: string
  from: Mailbox
  /** Where a mail program may send a request to unsubscribe. */
  unsubscribeAddress: string
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/**
 * Reads `Studio <hello@studio.test>`, `"Studio" <hello@studio.test>` or a bare address.
 * @throws Error when it is none of these
 */
export function parseMailbox(text: string): Mailbox {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+@[^<>\s]+)>|([^<>\s]+@[^<>\s]+))$/.exec(text.trim())
  const address = match?.[2] ?? match?.[3]
  if (!address) throw new Error(`"${text}" is not a mail address: write Name <name@example.test>.`)
  return { name: match?.[1] ?? '', address }
}

/** The site's address. */
export function siteUrl(env: Env): string {
  return withoutSlash(required(env, 'SITE_URL'))
}

/** Everything a mail needs to know. The studio's name is the one its mails come from. */
export function siteFacts(env: Env): SiteFacts {
  const from = parseMailbox(required(env, 'MAIL_FROM'))
  const url = siteUrl(env)
  return {
    name: from.name || new URL(url).host,
    url,
    functionsUrl: withoutSlash(
      optional(env, 'PUBLIC_FUNCTIONS_URL') ?? `${withoutSlash(required(env, 'SUPABASE_URL'))}/functions/v1`,
    ),
    from,
    unsubscribeAddress: parseMailbox(optional(env, 'MAIL_UNSUBSCRIBE') ?? from.address).address,
  }
}
