import { adminPaths } from '@/admin/kit/paths'
import { internationalDigits } from '@/lib/phone-number'

/**
 * The one spelling of an email address or a phone number, by which the admin gathers what came from it; null for a
 * text that is neither. The database's private.contact_key says the same.
 */
export function personKey(contact: string): string | null {
  const text = contact.replace(/^ +| +$/g, '')
  if (/^[!-~]{3,254}$/.test(text) && /^[^@]+@[^@]+$/.test(text)) return text.toLowerCase()
  return internationalDigits(text) ?? null
}

/** The address of the page about whoever is reached there; undefined when that is nobody in particular. */
export function personPath(contact: string): string | undefined {
  const key = personKey(contact)
  return key === null ? undefined : `${adminPaths.people}/${encodeURIComponent(key)}`
}
