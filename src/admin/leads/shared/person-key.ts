import { adminPaths } from '@/admin/kit/paths'
import { internationalDigits } from '@/lib/phone-number'

/**
 * The normalised form of an email address or a phone number, by which the admin groups leads of one person;
 * null for any other text. private.contact_key in the database does the same.
 */
export function personKey(contact: string): string | null {
  const text = contact.replace(/^ +| +$/g, '')
  if (/^[!-~]{3,254}$/.test(text) && /^[^@]+@[^@]+$/.test(text)) return text.toLowerCase()
  return internationalDigits(text) ?? null
}

/** The path of the page of the person with this key. */
export const keyPath = (key: string) => `${adminPaths.people}/${encodeURIComponent(key)}`

/** The path of the person's page; undefined if the contact is neither an email address nor a phone number. */
export function personPath(contact: string): string | undefined {
  const key = personKey(contact)
  return key === null ? undefined : keyPath(key)
}
