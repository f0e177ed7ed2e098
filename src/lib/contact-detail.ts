import { internationalDigits } from '@/lib/phone-number'
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
 * An email address that can exist: RFC 5321 without quotes, with a dot in its domain, and without dots at the start, at
 * the end or side by side. private.is_email in the database is the same rule.
 */
export const emailPattern =
  /^(?=.{5,254}$)(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

/** A Malaysian number outside 03, with the country code: nine digits are a whole number there. */
const shortLandline = /^60[4-9]\d{7}$/

/**
 * A phone number: an optional plus, then at least 10 digits, spaces, dashes, parentheses, of which the digits are a number
 * with its country code. Malaysian landlines may have nine.
 */
export function isPhone(text: string): boolean {
  if (text.length > 254 || !/^\+?[\d ()-]+$/.test(text)) return false
  const digits = internationalDigits(text)
  return digits !== undefined && (text.length >= 10 || shortLandline.test(digits))
}

export function isEmailOrPhone(text: string): boolean {
  return isEmail(text) || isPhone(text)
}
