import { preload } from 'react-dom'
import { drawnSourceSet, imageAttributes } from '@/lib/image-url'

interface ProjectImageProps {
  /**
   * `/images/projects/<name>-1200.webp`, which has narrower and .avif versions beside it, or any other URL.
   */
  src: string
  alt: string
  /** A tiny data URI shown while the image loads. */
  placeholder?: string | null
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  /** Above the fold: fetched eagerly with high priority. */
  eager?: boolean
}

/**
 * A 4:3 image of a client's page: AVIF, then WebP, in the available sizes. An uploaded image uses its own
 * sizes; any other URL is shown unchanged.
 */
export function ProjectImage({ src, alt, placeholder, sizes, eager = false }: ProjectImageProps) {
  const avif = drawnSourceSet(src, 'avif')
  const { style, ...files } = imageAttributes(src, sizes)
  // Preloaded in the head, before the heading font. React does this by itself except inside <picture>.
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
        className="aspect-4/3 w-full bg-sunk bg-cover object-cover"
        style={{ ...style, ...(placeholder && { backgroundImage: `url("${placeholder}")` }) }}
      />
    </picture>
  )
}
