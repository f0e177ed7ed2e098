/**
 * A phone number's digits with the country code first, as WhatsApp wants it; undefined for what is none. Malaysian
 * ones may lack their code or their 0: '012-345 6789', '+60 (0)12 345 6789' and '12-345 6789' are '60123456789'.
 */
export function internationalDigits(written: string): string | undefined {
  const text = written.replace(/^ +| +$/g, '')
  if (!/^\+?[0-9 ().-]+$/.test(text)) return undefined
  const plus = text.startsWith('+')
  const digits = withCountry(text.replace(/\D/g, ''), plus).replace(/^600/, '60')
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined
}

function withCountry(digits: string, plus: boolean): string {
  if (!plus && digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('0')) return `6${digits}`
  // A mobile number without its 0; no other country's number of this length begins with 1 and has no plus.
  if (!plus && /^1\d{8,9}$/.test(digits)) return `60${digits}`
  return digits
}

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
  return key === null ? undefined : `/admin/people/${encodeURIComponent(key)}`
}
