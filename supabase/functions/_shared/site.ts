import { type Env, optional, required } from './env.ts'
import type { CallProcedure } from './rest.ts'

/** An email address with its display name. */
export interface Mailbox {
  name: string
  address: string
}

/** The facts about the studio that emails state. */
export interface SiteFacts {
  name: string
  /** The studio's contact email address. */
  email: string
  whatsappNumber?: string
  /** Without a trailing slash. */
  url: string
  /** The functions' public URL, without a trailing slash. */
  functionsUrl: string
  /** The sender of emails: the studio's name, and the address that may send. */
  from: Mailbox
}

/** The studio's contact details, as emails state them. */
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

/** The site's URL. */
export function siteUrl(env: Env): string {
  return withoutSlash(required(env, 'SITE_URL'))
}

interface StudioFacts {
  name: string | null
  email: string | null
  whatsapp_number: string | null
}

/**
 * Returns a reader of the facts that emails need: called once per run, so that a changed setting applies from
 * the next run. If the settings hold no address, the sender's is used.
 * @throws Error at once when the function's own settings are incomplete; ProcedureError from the returned
 *   function
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
    // For headers, so always one line.
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
