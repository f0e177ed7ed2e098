import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, or a full URL, which opens in a new tab. */
  to: string
  /** Opens a path of this site in a new tab too. */
  newTab?: boolean
  /** The note for screen readers on links that open a new tab. */
  newTabNote?: string
  /** Loads a path of this site as a new page. Analytics counts changes of the address, which must not show it a token. */
  reloadDocument?: boolean
}

/**
 * Every link of the site uses this: external links always have their `rel` and a note for screen readers.
 * `//host` and its variant `/\host` look like a path but lead to another site, so they get no target.
 */
export function SiteLink({
  to,
  newTab = /^https?:/.test(to),
  newTabNote = '(opens in a new tab)',
  reloadDocument,
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
      // Without this the router marks each link for route discovery, which needs its own server.
      <Link to={to} discover="none" reloadDocument={reloadDocument} {...rest}>
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
