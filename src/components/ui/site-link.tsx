import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, or a whole address: that one opens in a new tab and says so. */
  to: string
  /** Opens a path of this site in a new tab too: what is read here must not be lost, or it is no page of the app. */
  newTab?: boolean
}

/** The one link: no external one forgets its `rel` or its word to screen readers. ButtonLink looks like a button. */
export function SiteLink({ to, newTab = /^https?:/.test(to), children, ...rest }: SiteLinkProps) {
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
        {children} <span className="sr-only">(opens in a new tab)</span>
      </a>
    )
  }
  if (/^\/(?!\/)/.test(to)) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** A link that stands alone, underlined with a red thread. Links inside running text need no class. */
export function TextLink({ className = '', ...rest }: SiteLinkProps) {
  return <SiteLink {...rest} className={`link ${className}`} />
}
