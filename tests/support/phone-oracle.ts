import { createRequire } from 'node:module'

/** The part of Google's libphonenumber that the tests use; the package has no types. */
interface PhoneNumberUtil {
  parse(text: string, region: string): unknown
  isValidNumber(number: unknown): boolean
  format(number: unknown, format: number): string
  getExampleNumberForType(region: string, type: number): unknown
}
interface Library {
  PhoneNumberUtil: { getInstance(): PhoneNumberUtil }
  PhoneNumberFormat: { E164: number; INTERNATIONAL: number; NATIONAL: number }
  PhoneNumberType: { FIXED_LINE: number; MOBILE: number; TOLL_FREE: number }
}

const library = createRequire(import.meta.url)('google-libphonenumber') as Library
const util = library.PhoneNumberUtil.getInstance()
const { E164, INTERNATIONAL, NATIONAL } = library.PhoneNumberFormat
const { FIXED_LINE, MOBILE } = library.PhoneNumberType

interface Written {
  /** With its country code, without the plus. */
  digits: string
  spellings: string[]
}

const spellingsOf = (number: unknown, malaysian: boolean): Written => {
  const digits = util.format(number, E164).slice(1)
  const international = util.format(number, INTERNATIONAL)
  const abroad = [international, `+${digits}`, `00${digits}`, international.replaceAll(' ', '-')]
  return { digits, spellings: malaysian ? [...abroad, util.format(number, NATIONAL), digits] : abroad }
}

/** A Malaysian number in its spellings, if Google's library calls its national form valid. */
export function malaysianNumber(national: string): Written | undefined {
  const number = util.parse(national, 'MY')
  return util.isValidNumber(number) ? spellingsOf(number, true) : undefined
}

const countries =
  'SG ID TH VN PH BN KH LA MM CN HK TW JP KR IN PK BD LK NP AU NZ GB IE US CA BR MX FR DE IT ES PT NL BE CH AT SE NO DK FI PL TR AE SA'
/** A landline and a mobile of more than 40 countries, as Google's library writes them. */
export const foreignNumbers: Written[] = countries
  .split(' ')
  .flatMap((region) => [FIXED_LINE, MOBILE].map((type) => util.getExampleNumberForType(region, type)))
  .filter(Boolean)
  .map((number) => spellingsOf(number, false))
