import { preload } from 'react-dom'
import { drawnSourceSet, pictureAttributes } from '@/lib/picture-address'

interface ProjectPictureProps {
  /** `/images/projects/<name>-1200.webp`, whose narrower and .avif siblings lie beside it, or any other address. */
  src: string
  alt: string
  /** A tiny data URI shown while the picture loads. */
  placeholder?: string | null
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  /** Above the fold: fetched at once and first. */
  eager?: boolean
  className?: string
}

/**
 * A 4:3 picture of a client's page: AVIF, then WebP, in the sizes there are. An uploaded one comes in the sizes it has;
 * any other address is shown as it is.
 */
export function ProjectPicture({
  src,
  alt,
  placeholder,
  sizes,
  eager = false,
  className = '',
}: ProjectPictureProps) {
  const avif = drawnSourceSet(src, 'avif')
  const { style, ...files } = pictureAttributes(src, sizes)
  // In the head it comes before the headings' face. React does this by itself, but not for a picture in <picture>.
  if (eager)
    preload(src, {
      as: 'image',
      imageSrcSet: avif ?? files.srcSet,
      imageSizes: files.sizes,
      type: avif && 'image/avif',
      fetchPriority: 'high',
    })
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...files}
        width={1200}
        height={900}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className={`aspect-4/3 w-full bg-sunk bg-cover object-cover ${className}`}
        style={{ ...style, ...(placeholder && { backgroundImage: `url("${placeholder}")` }) }}
      />
    </picture>
  )
}
