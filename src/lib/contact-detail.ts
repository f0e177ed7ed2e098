import { tidy } from '@/lib/written-text'

/**
 * Normalises a contact to plain characters: pasted numbers may contain invisible direction marks, no-break
 * spaces, long dashes and wide digits, and would be rejected for no visible reason. Dots in a number become
 * dashes.
 */
export const plainContact = (text: string): string =>
  tidy(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/^[+\d. ()-]+$/, (number) => number.replaceAll('.', '-')),
  )

/**
 * Printable ASCII, at most 254 characters, nothing that could forge an email header: the database's own rule.
 */
export const emailPattern = /^(?=[!-~]{5,254}$)[^@,;:<>()"\\[\]]+@[^@,;:<>()"\\[\]]+\.[^@,;:<>()"\\[\]]+$/
const phone = /^(?=.{10,254}$)\+?[\d ()-]{10,}$/

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

/** An email address, or a phone number: an optional plus, then at least 10 digits, spaces, dashes, parentheses. */
export function isEmailOrPhone(text: string): boolean {
  return isEmail(text) || phone.test(text)
}
