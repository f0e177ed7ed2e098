import { smallImage } from '@/lib/image-url'

/** A row's image, or an empty space for it, before its name in a list. */
export function NamedImage({ url, name }: { url: string | null; name: string }) {
  return (
    <span className="inline-flex items-center gap-4" data-image>
      {url ? (
        <img
          src={smallImage(url)}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          className="h-18 w-24 flex-none bg-sunk object-cover"
        />
      ) : (
        <span className="h-18 w-24 flex-none bg-sunk" />
      )}
      <span className="line-clamp-3">{name}</span>
    </span>
  )
}
