import { cropOf, pictureSourceSet } from '@/lib/picture-address'

interface ProjectPictureProps {
  /** `/images/projects/<name>-1200.webp`; its -640 and .avif siblings are there by convention. */
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
 * A 4:3 picture of a client's page: AVIF, then WebP, at 640 and 1200 px. An uploaded one comes in the sizes it has; any
 * other address is shown as it is.
 */
export function ProjectPicture({
  src,
  alt,
  placeholder,
  sizes,
  eager = false,
  className = '',
}: ProjectPictureProps) {
  const stem = /^(.*)-1200\.webp$/.exec(src)?.[1]
  const set = (format: string) => `${stem}-640.${format} 640w, ${stem}-1200.${format} 1200w`
  const sourceSet = stem ? set('webp') : pictureSourceSet(src)
  return (
    <picture>
      {stem && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      <img
        src={src}
        srcSet={sourceSet}
        sizes={sourceSet && sizes}
        width={1200}
        height={900}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className={`aspect-4/3 w-full bg-sunk bg-cover object-cover ${className}`}
        style={{ ...cropOf(src), ...(placeholder && { backgroundImage: `url("${placeholder}")` }) }}
      />
    </picture>
  )
}
