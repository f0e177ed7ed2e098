/**
 * A phone number's digits with its country code, the format of WhatsApp; undefined if it is no phone number.
 * Malaysian ones may lack their code or their 0: '012-345 6789', '+60 (0)12 345 6789' and '12-345 6789' are
 * '60123456789'. '(0)' behind a country code is not dialled from abroad, so it does not count.
 */
export function internationalDigits(written: string): string | undefined {
  const text = written.replace(/^ +| +$/g, '')
  if (!/^\+?[0-9 ().-]+$/.test(text)) return undefined
  const plus = text.startsWith('+')
  const dialled = text.replace(/^(\+|00)([\d ]+)\(0\)/, '$1$2').replace(/\D/g, '')
  const digits = withCountry(dialled, plus).replace(/^600/, '60')
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined
}

function withCountry(digits: string, plus: boolean): string {
  if (!plus && digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('0')) return `6${digits}`
  // A mobile number without its 0; no other country's number of this length starts with 1 without a plus.
  if (!plus && /^1\d{8,9}$/.test(digits)) return `60${digits}`
  return digits
}

/** Whether digits with a country code are a Malaysian mobile number; SMS goes to no other. */
export const isMalaysianMobile = (digits: string): boolean => /^601\d{8,9}$/.test(digits)
