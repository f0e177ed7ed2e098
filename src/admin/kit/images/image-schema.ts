import * as v from 'valibot'
import { optionalText } from '@/admin/kit/form/text-schema'

const address = v.pipe(
  v.string(),
  v.regex(/^$|^(?:\/(?![/\\])|https:\/\/)\S+$/, 'Choose an image from the library'),
  v.maxLength(500, 'The address of this image is too long'),
)

/** An optional image; a present one needs a description. */
export const imageSchema = v.pipe(
  v.object({
    url: address,
    alt: optionalText(300),
    placeholder: v.optional(v.nullable(v.string())),
  }),
  v.check(({ url, alt }) => url === '' || alt !== '', 'Say what the image shows'),
)
