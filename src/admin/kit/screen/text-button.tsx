import type { ComponentProps } from 'react'
import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link'

const look =
  'min-h-8 text-ink underline decoration-edge decoration-1 underline-offset-[0.3em] hover:decoration-accent hover:decoration-2'
const waiting =
  'disabled:cursor-progress disabled:text-ink-2 disabled:no-underline aria-disabled:cursor-progress aria-disabled:text-ink-2 aria-disabled:no-underline'

/** A small action in running text or in a row. */
export const TextButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={`${look} ${waiting} ${className}`} />
)

/** A link that looks like a TextButton. */
export const TextButtonLink = ({ className = '', ...rest }: SiteLinkProps) => (
  <SiteLink {...rest} className={`${look} ${className}`} />
)

/** The name of a row as a link to its screen. */
export const NameLink = ({ className = '', ...rest }: SiteLinkProps) => (
  <SiteLink
    {...rest}
    className={`font-semibold wrap-anywhere decoration-accent decoration-2 underline-offset-[0.32em] hover:underline ${className}`}
  />
)
