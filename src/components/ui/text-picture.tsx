import { drawnSourceSet, pictureAttributes, pictureSize } from '@/lib/picture-address'

interface TextPictureProps {
  src: string
  alt: string
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  className?: string
}

/** A picture in a text. Its space is reserved if its URL contains its size. */
export function TextPicture({ src, alt, sizes, className }: TextPictureProps) {
  const avif = drawnSourceSet(src, 'avif')
  return (
    <picture className={className}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...pictureAttributes(src, sizes)}
        {...pictureSize(src)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
