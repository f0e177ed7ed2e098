import * as v from 'valibot'
import { optionalImageUrl, optionalText } from '@/admin/kit/form/text-schema'

/** An optional image; a present one needs a description. */
export const imageSchema = v.pipe(
  v.object({
    url: optionalImageUrl,
    alt: optionalText(300),
    placeholder: v.optional(v.nullable(v.string())),
  }),
  v.check(({ url, alt }) => url === '' || alt !== '', 'Say what the image shows'),
)
