import { type Env, optional, required } from './env.ts'
import type { CallProcedure } from './rest.ts'

/** A mail address with the name shown beside it. */
export interface Mailbox {
  name: string
  address: string
}

/** What a mail says about the studio that sends it. */
export interface SiteFacts {
  name: string
  /** Where people write to it. */
  email: string
  whatsappNumber?: string
  /** Without a slash at the end. */
  url: string
  /** Where the functions are reached from outside, without a slash at the end. */
  functionsUrl: string
  /** Whom mails come from: the studio's name, and the address that may send. */
  from: Mailbox
}

/** Where people reach the studio, as a mail says it. */
export const waysToReach = ({ email, whatsappNumber }: SiteFacts) =>
  whatsappNumber ? `${email}, or WhatsApp ${whatsappNumber}` : email

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/**
 * Reads `Studio <hello@studio.test>`, `"Studio" <hello@studio.test>` or a bare address.
 * @throws Error when it is none of these
 */
export function parseMailbox(text: string): Mailbox {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+@[^<>\s]+)>|([^<>\s]+@[^<>\s]+))$/.exec(text.trim())
  const address = match?.[2] ?? match?.[3]
  if (!address) throw new Error(`"${text}" is not an email address: write Name <name@example.test>.`)
  return { name: match?.[1] ?? '', address }
}

/** The site's address. */
export function siteUrl(env: Env): string {
  return withoutSlash(required(env, 'SITE_URL'))
}

interface StudioFacts {
  name: string | null
  email: string | null
  whatsapp_number: string | null
}

/**
 * Gives what reads the facts that emails need: once for each run, so that a changed setting holds at the next. Without an
 * address in the settings it is the sender's.
 * @throws Error at once when the function's own settings are incomplete; ProcedureError from the returned function
 */
export function siteFacts(env: Env, call: CallProcedure): () => Promise<SiteFacts> {
  const sender = parseMailbox(required(env, 'MAIL_FROM'))
  const url = siteUrl(env)
  const addresses = {
    url,
    functionsUrl: withoutSlash(
      optional(env, 'PUBLIC_FUNCTIONS_URL') ?? `${withoutSlash(required(env, 'SUPABASE_URL'))}/functions/v1`,
    ),
  }
  return async () => {
    const facts = (await call('studio_facts', {})) as StudioFacts | null
    // For headers: never more than a line.
    const name = facts?.name?.replace(/\s+/g, ' ') ?? (sender.name || new URL(url).host)
    return {
      ...addresses,
      name,
      email: facts?.email ?? sender.address,
      whatsappNumber: facts?.whatsapp_number ?? undefined,
      from: { name, address: sender.address },
    }
  }
}
