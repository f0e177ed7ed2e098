import { smallPicture } from '@/lib/picture-address'

export interface ComparedPicture {
  url: string
  /** Its alternative text; '' if its context describes it. */
  alt: string
}

/** Columns, and keys of a page's content, that hold a picture's address. */
const pictureField = /(?:thumbnail|image|avatar|photo|picture)_?url$/i
const address = /^(?:\/|https:\/\/)/

/**
 * The image in a field's value: the value of an image field, or a URL in such a column. Undefined for any
 * other value and for an empty one.
 */
export function pictureIn(field: string, value: unknown): ComparedPicture | undefined {
  if (typeof value === 'string') {
    return address.test(value) && pictureField.test(field) ? { url: value, alt: '' } : undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  const { url, alt } = value as { url?: unknown; alt?: unknown }
  return typeof url === 'string' && url !== '' && typeof alt === 'string' ? { url, alt } : undefined
}

/** An image in a comparison of two versions: small, above its alternative text. */
export function PictureOfVersion({ picture, label }: { picture: ComparedPicture; label: string }) {
  const { url, alt } = picture
  return (
    <>
      <img
        className="mb-1 aspect-4/3 w-32 object-cover"
        src={smallPicture(url)}
        alt={alt ? '' : label}
        loading="lazy"
      />
      {alt}
    </>
  )
}
