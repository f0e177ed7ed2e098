import sprite from '@/assets/niche-icons.svg'
import { nicheIconNames, plainIcon } from '@/features/services/niche-icon-names'

interface NicheIconProps {
  /** As in `niche_pages`; an unknown name shows a plain icon. */
  name: string
  size?: number
  className?: string
}

/** An icon of the sprite, which is fetched once for all industries. */
export function NicheIcon({ name, size = 24, className = '' }: NicheIconProps) {
  const id = nicheIconNames.includes(name) ? name : plainIcon
  return (
    <svg
      className={`lucide ${className}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      aria-hidden="true"
      viewBox="0 0 24 24"
    >
      <use href={`${sprite}#${id}`} />
    </svg>
  )
}
