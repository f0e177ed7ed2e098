import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, or a full address, which opens in a new tab. */
  to: string
  /** Opens a path of this site in a new tab too. */
  newTab?: boolean
  /** Told to screen readers of a link that does. */
  newTabNote?: string
}

/**
 * Every link of the site: external ones always have their `rel` and their note for screen readers. `//host` and its
 * disguise `/\host`, which look like a path and lead to another site, lead nowhere.
 */
export function SiteLink({
  to,
  newTab = /^https?:/.test(to),
  newTabNote = '(opens in a new tab)',
  children,
  ...rest
}: SiteLinkProps) {
  if (/^[/\\]{2}/.test(to)) return <a {...rest}>{children}</a>
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
        {children} <span className="sr-only">{newTabNote}</span>
      </a>
    )
  }
  if (to.startsWith('/')) {
    return (
      // The router would mark each link for a server of its own.
      <Link to={to} discover="none" {...rest}>
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

/** A stand-alone link with a coloured underline. Links inside running text need no class. */
export function TextLink({ className = '', ...rest }: SiteLinkProps) {
  return <SiteLink {...rest} className={`link ${className}`} />
}
