import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or a whole address: that one opens in a new tab and says so. */
  to: string
}

/** One link for both worlds, so that no external one forgets its `rel` or its word to screen readers. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  if (!/^https?:/.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children} <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
