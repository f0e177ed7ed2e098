import { smallPicture } from '@/lib/picture-address'

/** In a list: a row's picture before its name, or the room for one. */
export function NamedPicture({ url, name }: { url: string | null; name: string }) {
  return (
    <span className="named-picture">
      {url ? <img src={smallPicture(url)} alt="" width={96} height={72} loading="lazy" /> : <span />}
      <span>{name}</span>
    </span>
  )
}
