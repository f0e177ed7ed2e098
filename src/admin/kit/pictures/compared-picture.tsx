import { smallPicture } from '@/lib/picture-address'

export interface ComparedPicture {
  url: string
  /** What it is said to show; '' where its place says that. */
  alt: string
}

/** Columns, and keys of a page's content, that hold a picture's address. */
const pictureField = /(?:thumbnail|image|avatar|photo|picture)_?url$/i
const address = /^(?:\/|https:\/\/)/

/**
 * The picture that a field's value is: the value of a picture's field, or an address in a field of that kind.
 * Undefined for any other value, and for no picture.
 */
export function pictureIn(field: string, value: unknown): ComparedPicture | undefined {
  if (typeof value === 'string') {
    return address.test(value) && pictureField.test(field) ? { url: value, alt: '' } : undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  const { url, alt } = value as { url?: unknown; alt?: unknown }
  return typeof url === 'string' && url !== '' && typeof alt === 'string' ? { url, alt } : undefined
}

/** A picture where two versions are compared: small, above what it is said to show. */
export function PictureOfVersion({ picture, called }: { picture: ComparedPicture; called: string }) {
  const { url, alt } = picture
  return (
    <>
      <img
        className="mb-1 aspect-4/3 w-32 object-cover"
        src={smallPicture(url)}
        alt={alt ? '' : called}
        loading="lazy"
      />
      {alt}
    </>
  )
}
