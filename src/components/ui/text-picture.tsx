import { pictureSize, pictureSourceSet } from '@/lib/picture-address'

interface TextPictureProps {
  src: string
  alt: string
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  className?: string
}

/** A picture on a line of its own in a text. Its place is kept where its address tells its size. */
export function TextPicture({ src, alt, sizes, className }: TextPictureProps) {
  // Photographs of the sample sites have an AVIF of the same name beside them.
  const stem = /^(\/images\/projects\/.+)\.webp$/.exec(src)?.[1]
  const sourceSet = pictureSourceSet(src)
  return (
    <picture className={className}>
      {stem && <source type="image/avif" srcSet={`${stem}.avif`} />}
      <img
        src={src}
        srcSet={sourceSet}
        sizes={sourceSet && sizes}
        {...pictureSize(src)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
