import * as v from 'valibot'
import { areasOfExpertise } from '@/content/about'
import { isEmail } from '@/lib/contact-detail'
import { parseUrl } from '@/lib/parse-url'
import { hasMarkup, lengthOf, tidy } from '@/lib/written-text'

/**
 * An optional +6 or 6 (from 60), then a mobile (01 and 7 to 8 digits) or a landline (0x and 7 to 8 digits).
 */
const malaysian = /^(?:\+?6)?0\d\d{7,8}$/

/**
 * The specification's rule: a Malaysian number, or anything of at least 10 characters, ignoring spaces and
 * dashes.
 */
function isContactNumber(text: string): boolean {
  if (text.length > 40 || hasMarkup(text)) return false
  const bare = text.replace(/[ -]/g, '')
  return malaysian.test(bare) || bare.length >= 10
}

const text = v.pipe(v.string(), v.transform(tidy))

/** Empty, or a link with its scheme, which people leave out. */
const workLink = v.pipe(
  text,
  v.transform((link) => (link === '' || /^https?:\/\//i.test(link) ? link : `https://${link}`)),
  v.check(
    (link) => link === '' || (parseUrl(link) !== undefined && /^[^\s<>"]{1,500}$/.test(link)),
    'Please enter a link such as https://example.com',
  ),
)

/**
 * Work With Us: the specification's exact messages, and three of our own for input that the database refuses.
 */
export const workSchema = v.object({
  fullName: v.pipe(
    text,
    v.nonEmpty('Full name is required'),
    v.check((name) => lengthOf(name) >= 2, 'Full name must be at least 2 characters'),
    v.check((name) => lengthOf(name) <= 200, 'Full name must be at most 200 characters'),
    v.check((name) => !hasMarkup(name), 'Please write your name without < and >'),
  ),
  contactNumber: v.pipe(
    text,
    v.nonEmpty('Contact number is required'),
    v.check(isContactNumber, 'Please enter a valid Malaysian phone number'),
  ),
  email: v.pipe(
    text,
    v.nonEmpty('Email address is required'),
    v.check(isEmail, 'Please enter a valid email address'),
    v.toLowerCase(),
  ),
  areaOfExpertise: v.picklist(areasOfExpertise, 'Area of expertise is required'),
  workLink: v.optional(workLink),
  /** The honeypot: empty unless a bot filled it in. */
  website: v.optional(v.string()),
})

export type WorkInput = v.InferInput<typeof workSchema>
export type Application = v.InferOutput<typeof workSchema>
