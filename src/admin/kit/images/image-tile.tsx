import { smallImage } from '@/lib/image-url'

interface ImageTileProps {
  url: string
  alt: string
  width: number
  height: number
  placeholder?: string | null
}

/** An image of the library and what it shows, inside a link or a button of class `group`. */
export const ImageTile = ({ url, alt, width, height, placeholder }: ImageTileProps) => (
  <>
    <img
      src={smallImage(url)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 h-auto w-full bg-sunk bg-cover bg-center object-cover outline-offset-2 outline-ink group-hover:outline-3 group-aria-pressed:outline-3"
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
    <span className="mt-2 line-clamp-2 text-small leading-[1.35]">{alt}</span>
  </>
)
