import { smallImage } from '@/lib/image-url'

export interface ComparedImage {
  url: string
  /** Its alternative text; '' if its context describes it. */
  alt: string
}

/** Matches columns, and keys of a page's content, with the URL of an image. */
const imageField = /(?:thumbnail|image|avatar|photo)_?url$/i
const address = /^(?:\/|https:\/\/)/

/**
 * The image in a field's value: the value of an image field, or a URL in such a column. Undefined for any
 * other value and for an empty one.
 */
export function imageIn(field: string, value: unknown): ComparedImage | undefined {
  if (typeof value === 'string') {
    return address.test(value) && imageField.test(field) ? { url: value, alt: '' } : undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  const { url, alt } = value as { url?: unknown; alt?: unknown }
  return typeof url === 'string' && url !== '' && typeof alt === 'string' ? { url, alt } : undefined
}

/** An image in a comparison of two versions: small, above its alternative text. */
export function ImageOfVersion({ image, label }: { image: ComparedImage; label: string }) {
  const { url, alt } = image
  return (
    <>
      <img
        className="mb-1 aspect-4/3 w-32 object-cover"
        src={smallImage(url)}
        alt={alt ? '' : label}
        loading="lazy"
      />
      {alt}
    </>
  )
}
