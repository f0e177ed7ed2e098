import { imageAddress } from '@shared/markdown/image-address'
import * as v from 'valibot'
import { formatNumber } from '@/admin/kit/format/amount'
import { isEmail } from '@/lib/contact-detail'
import { isSlug } from '@/lib/slug'
import { hasMarkup } from '@/lib/written-text'

/** A field with its label, which the input, the history and conflicts show. */
export const field = <Schema extends v.GenericSchema>(label: string, schema: Schema) =>
  v.pipe(schema, v.title(label))

const tooLong = (longest: number) => `Keep it under ${formatNumber(longest + 1)} characters`

/** A text that may be empty. */
export const optionalText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, tooLong(longest)))

/** The same text for a column that stores null when it is empty. */
export const orNull = (schema: v.GenericSchema<string, string>) =>
  v.pipe(
    schema,
    v.transform((text) => text || null),
  )

/** A required text; `missing` is the message if it is empty. */
export const requiredText = (missing: string, longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(longest, tooLong(longest)))

/** A person’s name, in the characters that the public forms accept. */
export const nameSchema = (missing: string) =>
  v.pipe(
    requiredText(missing, 200),
    v.check((name) => !hasMarkup(name), 'Write the name without < and >'),
  )

/** A day or a time, or ''. A browser reads a year typed as '26' as the year 26. */
export const dateText = v.pipe(v.string(), v.regex(/^(?:$|20\d\d-)/, 'Check the year'))

export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(isEmail, 'Please enter a valid email address'),
)

/** An https address or a path of this website; may be empty. */
export const optionalImageUrl = v.pipe(
  optionalText(500),
  v.check(
    (address) => address === '' || imageAddress.test(address),
    'Begin with https://, or with / for an image of this website',
  ),
)

/** The slug of a record's form. */
export const slugSchema = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give it an address'),
    v.maxLength(longest, `Keep the address under ${longest + 1} characters`),
    v.check(isSlug, 'Use small letters, digits and single hyphens only'),
  )

/** A list of short texts as a form shows it: one per line. */
export const toLines = (list: readonly string[] | null) => (list ?? []).join('\n')

/** The lines of a text, without empty lines and duplicates. */
export const lines = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]),
)

/** At most `most` lines of at most 60 characters. */
export const linesSchema = (most: number) =>
  v.pipe(
    lines,
    v.maxLength(most, `Keep it to ${most} lines`),
    v.everyItem((line) => line.length <= 60, 'Keep each line under 61 characters'),
  )
