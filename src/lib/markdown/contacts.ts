type ContactPart = string | { href: string; text: string }

const email = String.raw`[A-Za-z0-9][\w.+-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+`
// +60 12-345 6789, 012-3456789, 03-2345 6789: an area or network code of two or three digits, then seven or
// eight.
const phone = String.raw`(?<![\d-])(?:\+?60[\s-]?|0)\d{1,2}[\s-]?\d{3,4}[\s-]?\d{4}(?![\d-])`
const contact = new RegExp(`${email}|${phone}`, 'g')

/** Splits a text at its email addresses and Malaysian phone numbers, each with its link. */
export function contactParts(text: string): ContactPart[] {
  const parts: ContactPart[] = []
  let position = 0
  for (const match of text.matchAll(contact)) {
    const found = match[0]
    if (match.index > position) parts.push(text.slice(position, match.index))
    parts.push({
      text: found,
      href: found.includes('@') ? `mailto:${found}` : `tel:${internationalNumber(found)}`,
    })
    position = match.index + found.length
  }
  if (position < text.length) parts.push(text.slice(position))
  return parts
}

function internationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.startsWith('60') ? `+${digits}` : `+60${digits.slice(1)}`
}
