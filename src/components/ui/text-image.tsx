import { drawnSourceSet, imageAttributes, imageSize } from '@/lib/image-url'

interface TextImageProps {
  src: string
  alt: string
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  className?: string
}

/** An image in a text. Its space is reserved if its URL contains its size. */
export function TextImage({ src, alt, sizes, className }: TextImageProps) {
  const avif = drawnSourceSet(src, 'avif')
  return (
    <picture className={className}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img {...imageAttributes(src, sizes)} {...imageSize(src)} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
