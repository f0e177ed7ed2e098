import sprite from '@/assets/niche-icons.svg'
import drawings from '@/assets/niche-icons.svg?raw'
import { nicheIconNames, plainIcon } from '@/features/services/niche-icon-names'

interface NicheIconProps {
  /** As in `niche_pages`; an unknown name shows a plain icon. */
  name: string
  size?: number
  className?: string
}

/** An icon of the sprite, which is fetched once for all niches. A built page holds the drawing itself. */
export function NicheIcon({ name, size = 24, className = '' }: NicheIconProps) {
  const id = nicheIconNames.includes(name) ? name : plainIcon
  return (
    <svg
      className={`lucide ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? drawingOf(id) : `<use href="${sprite}#${id}"/>`,
      }}
    />
  )
}

/** The lines of one icon. */
const drawingOf = (id: string) => new RegExp(`<g id="${id}">(.*)</g>`).exec(drawings)?.[1] ?? ''
