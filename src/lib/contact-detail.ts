import { tidy } from '@/lib/written-text'

/**
 * A contact as a keyboard writes it. Numbers copied from an address book or a page bring invisible marks of direction,
 * no-break spaces, long dashes and wide digits along; nobody could see why they are refused. Dots between the digits of
 * a number become dashes.
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

/** Printable ASCII, at most 254, and nothing a mail header could be built from: what the database takes as well. */
const address = /^(?=[!-~]{5,254}$)[^@,;:<>()"\\[\]]+@[^@,;:<>()"\\[\]]+\.[^@,;:<>()"\\[\]]+$/
const phone = /^(?=.{10,254}$)\+?[\d ()-]{10,}$/

/** Text, @, text, dot, text. */
export function isEmail(text: string): boolean {
  return address.test(text)
}

/** An email address, or a phone number: a plus perhaps, then at least 10 digits, spaces, dashes, parentheses. */
export function isEmailOrPhone(text: string): boolean {
  return isEmail(text) || phone.test(text)
}
